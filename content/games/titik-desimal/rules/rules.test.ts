import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { decimal } from '../text/numbers.ts';
import {
  answersTo,
  forms,
  isSound,
  judge,
  type Order,
  rivals,
  spanOf,
  targetOf,
} from './orders.ts';
import { bank, counted, skillIds, topLevel } from './tasks.ts';

const order = (form: Order['form'], a: number, b = 0): Order => ({ form, a, b });
const isRight = (of: Order, value: number, level: number): boolean =>
  judge(of, value, level).kind === 'fits';

test('proves every task solvable: its target lies on the line, at a stop', () => {
  for (const { id, order: of, level } of bank) {
    expect(isSound(of), id).toBe(true);
    expect(isRight(of, targetOf(of), level), id).toBe(true);
  }
});

test('has one answer: all that is right lies within a finger of the target', () => {
  for (const { id, order: of, level } of bank) {
    const { from, to } = spanOf(of);
    const right = answersTo(of).filter((value) => isRight(of, value, level));
    const apart = Math.max(...right) - Math.min(...right);

    expect(right.length, id).toBeGreaterThan(0);
    expect(apart, id).toBeLessThanOrEqual((to - from) / 13);
  }
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
  }
});

test('asks in every form, and proves every skill on a bare line alone', () => {
  expect(new Set(bank.map(({ order: of }) => of.form))).toEqual(new Set(forms));
  for (const skill of skillIds) {
    const proving = bank.filter((task) => task.skill === skill && task.proves);

    expect(proving.length, skill).toBeGreaterThan(10);
    expect(new Set(proving.map(({ level }) => level))).toEqual(new Set([topLevel]));
  }
});

test('compares four numbers of which the farthest never has most digits alone', () => {
  for (const { id, order: of } of bank.filter(({ order: each }) => each.form === 'compare')) {
    const all = rivals(of);
    const right = all.filter(({ value }) => value === targetOf(of));
    const longest = Math.max(...all.map(({ places }) => places));

    expect(right.length, id).toBe(1);
    expect(right[0]?.places, id).toBeLessThan(longest);
    // Each is written with all the digits that it has.
    for (const { value, places } of all)
      expect(decimal(value, 'en', places).split('.')[1]?.length, id).toBe(places);
  }
});

test('says of known mistakes what was misread', () => {
  expect(judge(order('hundredths', 7), 7000, 2).kind).toBe('place');
  expect(judge(order('hundredths', 37), 7300, 2).kind).toBe('place');
  expect(judge(order('percent', 5), 5000, 2).kind).toBe('place');
  expect(judge(order('fraction', 3, 4), 3400, 2).kind).toBe('digits');
  expect(judge(order('tenths', 7), 5000, 2).kind).toBe('before');
  expect(judge(order('tenths', 7), 9000, 2).kind).toBe('past');
  expect(judge(order('compare', 5, 1), 4250, 2).kind).toBe('longer');
});

test('is seldom right for a boat that stops anywhere', () => {
  const random = seeded(5);
  const lucky = bank.map(({ order: of, level }) => {
    const all = answersTo(of);
    return isRight(of, all[Math.floor(random() * all.length)] ?? 0, level);
  });

  expect(lucky.filter(Boolean).length / lucky.length).toBeLessThan(0.12);
});

test('writes a place with a comma in Indonesian and a point in English', () => {
  expect([decimal(3700, 'id'), decimal(3700, 'en'), decimal(5000, 'id', 3)]).toEqual([
    '0,37',
    '0.37',
    '0,500',
  ]);
  expect([decimal(10_000, 'id'), decimal(0, 'en')]).toEqual(['1', '0']);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 30);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
