import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import {
  baskets,
  forms,
  isLaid,
  isSound,
  judge,
  judgePick,
  limitOf,
  neededOf,
  type Order,
  optionsOf,
  shownPieces,
  solutionOf,
  walletOf,
} from './orders.ts';
import { bank, counted, skillIds, topLevel } from './tasks.ts';
import { crates, fewest, sumOf } from './units.ts';

const order = (form: Order['form'], a: number, b = 0): Order => ({ form, a, b });
const laid = bank.filter(({ order: of }) => isLaid(of));
const picked = bank.filter(({ order: of }) => !isLaid(of));

test('proves every laid task solvable with the wallet that is there', () => {
  for (const { id, order: of } of laid) {
    const pieces = solutionOf(of) ?? [];

    expect(isSound(of), id).toBe(true);
    expect(
      pieces.every((piece) => walletOf(of).includes(piece)),
      id,
    ).toBe(true);
    expect(judge(of, pieces).kind, id).toBe('fits');
    expect(pieces.length, id).toBeLessThanOrEqual(15);
  }
});

test('lets through every way to an exact amount, and only the shortest of few pieces', () => {
  expect(judge(order('exact', 700), [500, 100, 100]).kind).toBe('fits');
  expect(judge(order('few', 700), [500, 200]).kind).toBe('fits');
  expect(judge(order('few', 700), [500, 100, 100]).kind).toBe('many');
  for (const { id, order: of } of bank.filter(({ order: each }) => each.form === 'few'))
    expect(limitOf(of), id).toBe(solutionOf(of)?.length);
});

test('picks one right amount of four that differ', () => {
  for (const { id, order: of } of picked) {
    const options = optionsOf(of);

    expect(isSound(of), id).toBe(true);
    expect(new Set(options).size, id).toBe(4);
    expect(
      options.map((_, at) => judgePick(of, at).kind === 'fits'),
      id,
    ).toEqual([true, false, false, false]);
  }
});

test('counts on the tray what the right amount says', () => {
  for (const { id, order: of } of picked) expect(sumOf(shownPieces(of)), id).toBe(of.a);
});

test('gives away no basket by its thousands: they add up alike in all four', () => {
  for (const { id, order: of } of bank.filter(({ order: each }) => each.form === 'enough')) {
    const thousands = baskets(of).map(
      ([one, other]) => Math.floor(one / 1000) + Math.floor(other / 1000),
    );

    expect(new Set(thousands).size, id).toBe(1);
    for (const good of baskets(of).flat()) expect(good % 1000, id).toBeGreaterThan(0);
  }
});

test('has sixty proving tasks and more in every skill, no two of them equally hard', () => {
  expect(new Set(bank.map(({ order: of }) => of.form))).toEqual(new Set(forms));
  for (const skill of skillIds) {
    const proving = bank.filter((task) => task.skill === skill && task.proves);
    const hard = proving.map(({ difficulty }) => difficulty);

    expect(proving.length, skill).toBeGreaterThanOrEqual(60);
    expect(new Set(proving.map(({ id }) => id)).size, skill).toBe(proving.length);
    expect(new Set(hard).size, skill).toBe(proving.length);
    expect(Math.max(...hard) - Math.min(...hard), skill).toBeLessThanOrEqual(1.5);
    expect(new Set(proving.map(({ level }) => level))).toEqual(new Set([topLevel]));
  }
});

test('says of known mistakes what happened', () => {
  expect(judge(order('load', 203), [100, 100, 10, 10, 10]).kind).toBe('place');
  expect(judge(order('load', 340), [1000, 1000, 1000, 100, 100, 100, 100]).kind).toBe('place');
  expect(judge(order('change', 3700, 10_000), [5000, 2000, 200, 100]).kind).toBe('carry');
  expect(judge(order('change', 1700, 5000), [1000, 500, 200]).kind).toBe('same');
  expect(judge(order('exact', 3700), [2000, 1000]).kind).toBe('less');
  expect(judge(order('exact', 3700), [5000]).kind).toBe('much');
  const counting = order('count', 3700, 1);
  const byPieces = optionsOf(counting).indexOf(shownPieces(counting).length * 1000);
  expect(judgePick(counting, byPieces).kind).toBe('pieces');
  expect(judgePick(order('enough', 10_000, 3), 2).kind).toBe('cut');
});

test('makes a child without a unit use others: ten of the smaller, or more of them', () => {
  const missing = laid.filter(({ order: { form, b } }) => form === 'load' && b > 0);

  expect(missing.length).toBeGreaterThan(30);
  for (const { id, order: of } of missing)
    expect(solutionOf(of)?.length ?? 0, id).toBeGreaterThan(fewest(of.a, crates)?.length ?? 0);
});

test('is seldom right for who lays anything', () => {
  const random = seeded(5);
  const lucky = bank.map(({ order: of }) => {
    if (!isLaid(of)) return judgePick(of, Math.floor(random() * 4)).kind === 'fits';
    const wallet = walletOf(of);
    const pieces = Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => wallet[Math.floor(random() * wallet.length)] ?? 0,
    );
    return judge(of, pieces).kind === 'fits';
  });

  expect(neededOf(order('change', 3700, 5000))).toBe(1300);
  expect(lucky.filter(Boolean).length / lucky.length).toBeLessThan(0.12);
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
  }
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 30);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
