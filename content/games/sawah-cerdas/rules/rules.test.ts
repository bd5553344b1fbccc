import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { beginning, nextMove } from '../play/laying.ts';
import { simulated } from '../simulated.ts';
import { isSound, traceAnswer } from './orders.ts';
import { judge, mostTiles, type Program, run, solve } from './program.ts';
import { bank, sawah, skillIds, topLevel } from './tasks.ts';

const program = (times: number, body: string): Program => ({ times, body });

test('proves every task solvable by what lies in its tray', () => {
  for (const { id, order } of bank) {
    expect(isSound(order), id).toBe(true);
    if (order.form === 'trace') continue;
    expect(judge(order.wanted, order.fields).kind, id).toBe('fits');
    expect(order.palette.length, id).toBeLessThanOrEqual(4);
  }
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const tasks = bank.filter((task) => task.skill === skill);
    // What is followed is the program; what is laid depends on the fields alone.
    const looks = new Set(
      tasks.map(({ order: { form, fields, wanted } }) =>
        [form, ...fields, ...(form === 'trace' ? [wanted.times, wanted.body] : [])].join(' '),
      ),
    );

    expect(new Set(tasks.map(({ id }) => id)).size, skill).toBeGreaterThanOrEqual(3 * sawah.rounds);
    expect(looks.size, skill).toBeGreaterThanOrEqual(3 * sawah.rounds);
    expect(tasks.filter(({ proves }) => proves).length, skill).toBeGreaterThan(10);
    expect(tasks.every(({ proves, level }) => !proves || level === topLevel)).toBe(true);
  }
});

test('lets no count fit where the length differs, and no act without a question after rain', () => {
  for (const { id, order, skill } of bank.filter(({ order: { form } }) => form === 'build')) {
    if (skill === 'loop-until')
      for (const times of [2, 3, 4, 5, 6])
        expect(judge(program(times, order.wanted.body), order.fields).kind, id).not.toBe('fits');
    if (/^if-(?:sensor|else)$/.test(skill)) expect(solve(order.fields, 'MSHU'), id).toBeNull();
  }
});

test('lets nothing shorter fit where each square of a round has its own question', () => {
  const patterned = bank.filter(
    ({ order, level, skill }) =>
      order.form === 'build' &&
      /^if-/.test(skill) &&
      order.wanted.body.length === mostTiles &&
      level === topLevel,
  );

  expect(new Set(patterned.map(({ order }) => order.fields.join())).size).toBe(patterned.length);
  expect(patterned.length).toBeGreaterThan(40);
  for (const { id, order } of patterned)
    expect(solve(order.fields, order.palette)?.body.length, id).toBe(mostTiles);
});

test('says what is there to see of every bug', () => {
  expect(judge(program(2, 'SM'), ['11']).kind).toBe('fits');
  expect(judge(program(2, 'SM'), ['10'])).toEqual({ kind: 'waste', act: 'S', at: 1 });
  expect(judge(program(1, 'SM'), ['11'])).toEqual({ kind: 'left', act: 'S', at: 1 });
  expect(judge(program(6, 'M'), ['10']).kind).toBe('off');
  expect(judge(program(0, 'D'), ['10']).kind).toBe('dizzy');
  expect(judge(program(0, 'AM'), ['1212', '211']).kind).toBe('fits');
  expect(run(program(0, 'DMM'), '111111').last).toBe(4);
});

test('shows a program to follow that the field alone does not give away', () => {
  const traced = bank.filter(({ order }) => order.form === 'trace');
  const atTheEnd = traced.filter(({ order }) => {
    const field = order.fields[0] ?? '';
    return traceAnswer(order) === [...field].findLastIndex((square) => square !== '0');
  });

  expect(atTheEnd.length / traced.length).toBeLessThan(0.3);
});

test('lays one tile fewer at the lowest level, and leads by right moves from any beginning', () => {
  for (const { id, order, level } of bank) {
    if (order.form === 'trace') continue;
    let now = beginning({ order, level, aid: 0, seed: 3 });
    if (order.form === 'build' && level === 0) expect(now.body, id).toContain('_');
    for (let move = nextMove(now, order.wanted), at = 0; move !== 'go'; at += 1) {
      expect(at, id).toBeLessThan(12);
      const place = now.body.indexOf('_');
      if (move === 'times') now = { ...now, times: order.wanted.times };
      else if (move.startsWith('slot-')) {
        const slot = Number(move.slice(5));
        now = { ...now, body: now.body.slice(0, slot) + now.body.slice(slot + 1) };
      } else {
        const tile = move.slice(5).toUpperCase();
        const to =
          place < 0 ? [...now.body].findIndex((each, i) => each !== order.wanted.body[i]) : place;
        const cut = to < 0 ? now.body.length : to;
        now = {
          ...now,
          body: now.body.slice(0, cut) + tile + now.body.slice(cut + (place < 0 ? 0 : 1)),
        };
      }
      move = nextMove(now, order.wanted);
    }
    expect(now, id).toEqual(order.wanted);
  }
});

test('is seldom right for tiles laid by chance', () => {
  const random = seeded(5);
  const tasks = bank.filter(({ order, level }) => order.form !== 'trace' && level === topLevel);
  const lucky = tasks.filter(({ order }) => {
    const size = 1 + Math.floor(random() * mostTiles);
    const body = Array.from({ length: size }, () => order.palette[Math.floor(random() * 4)]).join(
      '',
    );
    return judge(program(Math.floor(random() * 7), body), order.fields).kind === 'fits';
  });

  expect(lucky.length / tasks.length).toBeLessThan(0.05);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 30);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
