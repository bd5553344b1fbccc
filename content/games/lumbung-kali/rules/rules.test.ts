import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import {
  amountOf,
  answersTo,
  field,
  forms,
  isSound,
  judge,
  landFor,
  type Order,
  sack,
  sacksFor,
  solutionsOf,
} from './orders.ts';
import { bank, counted, skillIds } from './tasks.ts';

const order = (form: Order['form'], [rows = 0, cols = 0, at = 0]: readonly number[]): Order => ({
  form,
  rows,
  cols,
  at,
});

test('proves every task solvable, with one right answer that fits on its land', () => {
  for (const { id, order: wanted } of bank) {
    const solutions = solutionsOf(wanted);
    const land = landFor(wanted);

    expect(isSound(wanted), id).toBe(true);
    expect(solutions.length, id).toBe(1);
    if (wanted.form === 'total') continue;
    expect(solutions[0]?.rows, id).toBeLessThanOrEqual(land.rows);
    expect(solutions[0]?.cols, id).toBeLessThanOrEqual(land.cols);
  }
});

test('gives every task at every level a name of its own', () => {
  const names = bank.map(({ id, level }) => `${id} ${level}`);

  expect(new Set(names).size).toBe(names.length);
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
  }
});

test('asks in every form, and proves every skill by digits alone', () => {
  expect(new Set(bank.map(({ order: wanted }) => wanted.form))).toEqual(new Set(forms));
  for (const skill of skillIds) {
    const proving = bank.filter((task) => task.skill === skill && task.proves);

    expect(proving.length, skill).toBeGreaterThan(10);
    expect(new Set(proving.map(({ level }) => level))).toEqual(new Set([2]));
  }
});

test('has four sacks: the product once, beside mistakes that children make', () => {
  for (const { order: wanted, id } of bank.filter((task) => task.order.form === 'total'))
    for (let seed = 0; seed < 8; seed += 1) {
      const { rows, cols } = wanted;
      const right = rows * cols;
      const slips = [cols, -cols, rows, -rows, 2 * cols, -2 * rows].map((by) => right + by);
      const sacks = sacksFor(wanted, seeded(seed));

      expect(new Set(sacks).size, id).toBe(4);
      expect(sacks.filter((total) => judge(wanted, sack(total)).kind === 'fits')).toEqual([right]);
      const isKnown = (total: number) =>
        total === right || total === rows + cols || slips.includes(total);
      expect(sacks.every(isKnown), id).toBe(true);
    }
});

test('says what is there to see of every mistake', () => {
  const lay = order('lay', [4, 6]);
  const cut = order('cut', [7, 8, 5]);
  const another = order('another', [4, 6, 3]);

  expect(judge(lay, field(6, 4)).kind).toBe('turned');
  expect(judge(lay, field(4, 5)).kind).toBe('other');
  expect(judge(order('total', [4, 6]), sack(10)).kind).toBe('added');
  expect(judge(order('total', [4, 6]), sack(18))).toEqual({ kind: 'short', by: 6 });
  expect(judge(order('total', [4, 6]), sack(30))).toEqual({ kind: 'left', by: 6 });
  expect(judge(cut, field(3, 8))).toEqual({ kind: 'short', by: 16 });
  expect(judge(order('side', [6, 7]), field(6, 6))).toEqual({ kind: 'left', by: 6 });
  expect(judge(order('share', [6, 7]), field(6, 8))).toEqual({ kind: 'short', by: 6 });
  expect(judge(order('find', [7, 8]), field(8, 7)).kind).toBe('fits');
  expect(judge(another, field(8, 3)).kind).toBe('known');
  expect(judge(another, field(6, 4)).kind).toBe('fits');
});

test('is seldom right for a field pulled out anywhere', () => {
  const random = seeded(5);
  const pulled = bank.map(({ order: wanted }) => {
    const all =
      wanted.form === 'total'
        ? sacksFor(wanted, random).map((total) => sack(total))
        : answersTo(wanted);
    const answer = all[Math.floor(random() * all.length)];
    return answer ? judge(wanted, answer).kind === 'fits' : false;
  });

  expect(pulled.filter(Boolean).length / pulled.length).toBeLessThan(0.25);
});

test('keeps every order within the times tables to ten', () => {
  expect(Math.max(...bank.map(({ order: wanted }) => amountOf(wanted)))).toBeLessThanOrEqual(100);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 30);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
