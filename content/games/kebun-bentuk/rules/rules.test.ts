import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { boardOf, choicesIn } from './boards.ts';
import { isSound, judge, rightIn } from './judge.ts';
import { isAlike } from './looks.ts';
import { forms, type Order } from './orders.ts';
import { bank, counted, skillIds, topLevel } from './tasks.ts';

const seeds = [1, 5, 17, 230, 4711];
const boards = bank.flatMap(({ order, level, id }, at) =>
  seeds.map((seed) => ({ order, level, id, board: boardOf(order, level, seed + at * 31) })),
);

test('proves every task solvable, with exactly one right choice however the garden is laid', () => {
  const unclear = boards.filter(({ order, board }) => rightIn(order, board).length !== 1);

  expect(boards.length).toBeGreaterThan(5000);
  expect([...new Set(unclear.map(({ id, level }) => `${id} ${level}`))]).toEqual([]);
  expect(bank.filter(({ order }) => !isSound(order)).map(({ id }) => id)).toEqual([]);
});

// Of three things to compare side by side each is still wide enough for a small finger.
test('offers three to five choices, no flower twice in the tray, and more of them where it proves', () => {
  for (const { id, order, level, board } of boards) {
    const many = choicesIn(board);
    const { tray } = board;
    const twice = tray.filter((look, at) => tray.findIndex((each) => isAlike(each, look)) !== at);

    expect(many, id).toBeGreaterThanOrEqual(level === topLevel && order.form !== 'compare' ? 4 : 3);
    expect(many, id).toBeLessThanOrEqual(5);
    expect(twice, id).toEqual([]);
  }
});

test('lays the right choice in no place more often than chance would', () => {
  for (const form of forms) {
    const of = boards.filter(({ order }) => order.form === form && form !== 'place');
    const firsts = of.filter(({ order, board }) => rightIn(order, board)[0] === 0).length;
    if (of.length > 0) expect(firsts / of.length, form).toBeLessThan(0.42);
  }
});

test('gives every task at every level a name of its own', () => {
  const names = bank.map(({ id, level }) => `${id} ${level}`);

  expect(new Set(names).size).toBe(names.length);
});

test('has enough tasks in every level of a skill that none comes again within three sittings', () => {
  for (const skill of skillIds)
    for (const level of [0, 1, topLevel]) {
      const ids = bank.filter((task) => task.skill === skill && task.level === level);

      expect(ids.length, `${skill} ${level}`).toBeGreaterThanOrEqual(3 * counted.rounds);
    }
});

const slipsOf = (order: Order, level: number): Set<string> =>
  new Set(
    seeds.flatMap((seed) => {
      const board = boardOf(order, level, seed);
      return Array.from({ length: choicesIn(board) }, (_, at) => {
        const verdict = judge(order, board, at);
        if ('slip' in verdict) return verdict.slip;
        return verdict.kind === 'sorted' ? verdict.lacks : verdict.kind;
      });
    }),
  );

test('answers a miss by the mistake that it is', () => {
  expect(slipsOf({ form: 'match', a: 2, b: 0, c: 0 }, 2)).toEqual(new Set(['fits', 'shape']));
  expect(slipsOf({ form: 'sort', a: 1, b: 0, c: 2 }, 1)).toEqual(
    new Set(['fits', 'colour', 'shape', 'both']),
  );
  // Yellow, blue, yellow, blue: the same again, or a flower from nowhere.
  expect(slipsOf({ form: 'pattern', a: 0, b: 1, c: 2 }, 0)).toEqual(
    new Set(['fits', 'again', 'strange']),
  );
  expect(slipsOf({ form: 'compare', a: 0, b: 0, c: 3 }, 0)).toEqual(
    new Set(['fits', 'opposite', 'middle']),
  );
  expect(slipsOf({ form: 'compare', a: 0, b: 0, c: 3 }, 2)).toEqual(
    new Set(['fits', 'opposite', 'fooled']),
  );
  expect(slipsOf({ form: 'place', a: 3, b: 0, c: 0 }, 2)).toEqual(
    new Set(['fits', 'opposite', 'landmark', 'elsewhere']),
  );
  expect(slipsOf({ form: 'odd', a: 0, b: 0, c: 3 }, 2)).toEqual(new Set(['fits', 'alike']));
});

test('does not give the longest, tallest or heaviest away by how it looks', () => {
  const hard = boards.filter(({ order, level }) => order.form === 'compare' && level === topLevel);
  const obvious = hard.filter(({ order, board }) => {
    const [right = 0] = rightIn(order, board);
    const seen = board.things.map(({ measure, shift, bulk }) =>
      order.a < 2 ? measure + shift : bulk,
    );
    const edge = order.b === 0 ? Math.max(...seen) : Math.min(...seen);
    return seen.filter((each) => each === edge).length === 1 && seen[right] === edge;
  });

  expect(hard.length).toBeGreaterThan(100);
  expect(obvious.map(({ id }) => id)).toEqual([]);
});

test('takes no digits that mean nothing', () => {
  const odd: Order[] = [
    { form: 'match', a: 8, b: 0, c: 0 },
    { form: 'pattern', a: 0, b: 4, c: 4 },
    { form: 'place', a: 6, b: 0, c: 0 },
    { form: 'odd', a: 0, b: -1, c: 0 },
  ];

  expect(odd.map(isSound)).toEqual([false, false, false, false]);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 30);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
