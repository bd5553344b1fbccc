import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { figure } from '../text/numbers.ts';
import { questionOf } from '../text/question.ts';
import { words } from '../text/text.ts';
import { placeOf, reach } from './forms/buoy.ts';
import { mastOf, stepOf } from './forms/scale.ts';
import { turns } from './forms/unit.ts';
import { type Form, forms, type Order, type Spot } from './order.ts';
import { isSound, judge, latticeOf, shownOf, solutionsOf, spotsOf, startOf } from './orders.ts';
import { edgeOfSail, painted, squaresOf } from './own-sail.ts';
import { freshBoat } from './save.ts';
import { bank, counted, skillIds, topLevel } from './tasks.ts';

const verdictOf = (form: Form, n: readonly number[], spot: Spot) => judge({ form, n }, spot);
/** A place of the chart, as its lattice has it. */
const chart = (x: number, y: number): Spot => ({ x: x + reach, y: y + reach });
const pulled = (wide: number, tall: number): Spot => ({ x: wide - 1, y: tall - 1 });
const mastAt = (n: readonly number[], value: number): Spot => ({ x: 0, y: value / stepOf(n) });

test('proves every task solvable, and help points at an answer that is right', () => {
  for (const { id, order } of bank) {
    expect(isSound(order), id).toBe(true);
    expect(judge(order, shownOf(order)), id).toBe('fits');
  }
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  expect(new Set(bank.map(({ order }) => order.form))).toEqual(new Set(forms));
  for (const skill of skillIds) {
    const of = bank.filter((task) => task.skill === skill);
    const proving = of.filter(({ proves }) => proves);

    expect(new Set(of.map(({ id }) => id)).size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
    expect(proving.length, skill).toBeGreaterThan(3 * counted.rounds);
    expect(new Set(proving.map(({ level }) => level))).toEqual(new Set([topLevel]));
  }
});

test('names no task twice, at any level', () => {
  const ids = bank.map(({ id, level }) => `${id} ${level}`);

  expect(new Set(ids).size).toBe(ids.length);
});

test('reckons masts from models, models from masts, and shapes that keep their form', () => {
  expect(mastOf([0, 6, 250])).toBe(15);
  expect(mastOf([1, 30, 200])).toBe(15);
  expect(mastOf([2, 4, 6, 10])).toBe(15);
});

test('says what was mixed up in scale and ratio', () => {
  const shape = [2, 4, 6, 10];
  expect(verdictOf('scale', shape, mastAt(shape, 15))).toBe('fits');
  expect(verdictOf('scale', shape, mastAt(shape, 12))).toBe('added');
  expect(verdictOf('scale', shape, mastAt(shape, 6))).toBe('plain');
  expect(verdictOf('scale', [0, 6, 200], mastAt([0, 6, 200], 6))).toBe('plain');
  expect(verdictOf('scale', [0, 4, 400], mastAt([0, 4, 400], 20))).toBe('high');
});

test('says what was mixed up on the chart', () => {
  expect(placeOf([1, -3, 2, 5, -4])).toEqual({ x: 2, y: -2 });
  expect(placeOf([2, -4, 2, 2, -2])).toEqual({ x: -1, y: 0 });
  expect(verdictOf('buoy', [0, -3, 2], chart(2, -3))).toBe('swapped');
  expect(verdictOf('buoy', [0, -3, 2], chart(3, 2))).toBe('opposite');
  expect(verdictOf('buoy', [1, 1, 1, 3, -2], chart(-2, 3))).toBe('opposite');
  expect(verdictOf('buoy', [1, 1, 1, 3, -2], chart(4, 3))).toBe('half');
  expect(verdictOf('buoy', [1, 1, 1, 3, -2], chart(3, -2))).toBe('plain');
});

test('says what was mixed up in area and edge', () => {
  // A piece of 3 by 4 is there: 12 squares, and an edge of 14.
  expect(verdictOf('sail', [0, 3, 4, 28], pulled(4, 4))).toBe('fits');
  expect(verdictOf('sail', [0, 3, 4, 28], pulled(4, 3))).toBe('low');
  expect(verdictOf('sail', [0, 3, 4, 18], pulled(2, 3))).toBe('fits');
  expect(verdictOf('sail', [0, 3, 4, 18], pulled(3, 6))).toBe('forgotten');
  expect(verdictOf('sail', [0, 3, 4, 16], pulled(1, 2))).toBe('swapped');
  expect(verdictOf('sail', [1, 3, 4, 20], pulled(3, 4))).toBe('fits');
  expect(verdictOf('sail', [1, 3, 4, 20], pulled(2, 4))).toBe('swapped');
  expect(verdictOf('sail', [1, 3, 4, 24], pulled(2, 3))).toBe('seam');
  expect(verdictOf('sail', [2, 3, 4, 18, 18], pulled(2, 3))).toBe('fits');
  expect(verdictOf('sail', [2, 3, 4, 18, 18], pulled(1, 6))).toBe('half');
});

test('says what was mixed up in units, averages and boxes', () => {
  expect(verdictOf('unit', [7, 350], { x: turns + 4, y: 0 })).toBe('fits');
  expect(verdictOf('unit', [7, 350], { x: turns + 2, y: 0 })).toBe('linear');
  expect(verdictOf('unit', [0, 250], { x: turns - 2, y: 0 })).toBe('opposite');
  expect(verdictOf('catch', [0, 4, 6, 14], { x: 0, y: 8 })).toBe('fits');
  expect(verdictOf('catch', [0, 4, 6, 14], { x: 0, y: 6 })).toBe('middle');
  expect(verdictOf('catch', [0, 4, 6, 14], { x: 0, y: 14 })).toBe('plain');
  expect(verdictOf('catch', [0, 0, 6, 12, 10], { x: 0, y: 7 })).toBe('fits');
  expect(verdictOf('catch', [1, 8, 5, 9], { x: 0, y: 10 })).toBe('fits');
  expect(verdictOf('catch', [1, 8, 5, 9], { x: 0, y: 8 })).toBe('plain');
  expect(verdictOf('hold', [0, 3, 60], pulled(5, 4))).toBe('fits');
  expect(verdictOf('hold', [1, 2, 36, 2, 3], pulled(4, 3))).toBe('fits');
  expect(verdictOf('hold', [1, 2, 36, 2, 3], pulled(6, 3))).toBe('forgotten');
  expect(verdictOf('hold', [0, 2, 12], pulled(4, 3))).toBe('flat');
  expect(verdictOf('hold', [2, 3, 48, 16], pulled(4, 4))).toBe('fits');
  expect(verdictOf('hold', [2, 3, 48, 16], pulled(8, 2))).toBe('half');
});

test('is seldom right for who pulls anywhere, and hardly ever for who pulls nothing', () => {
  const random = seeded(5);
  const lucky = bank.map(({ order }) => {
    const all = spotsOf(latticeOf(order));
    const spot = all[Math.floor(random() * all.length)];
    return spot !== undefined && judge(order, spot) === 'fits';
  });
  const idle = bank.filter(({ order }) => judge(order, startOf(order)) === 'fits');

  expect(lucky.filter(Boolean).length / lucky.length).toBeLessThan(0.08);
  expect(idle.length / bank.length).toBeLessThan(0.02);
  for (const { id, order } of bank) {
    const { cols, rows } = latticeOf(order);
    expect(solutionsOf(order).length / (cols * rows), id).toBeLessThan(0.16);
  }
});

const linesOf = (order: Order): string[] =>
  [words.id, words.en].flatMap((of) => [
    of.goal(order),
    of.way(order),
    of.count(order),
    of.show(order),
    of.alone(order),
    of.fits(order),
    ...spotsOf(latticeOf(order)).map((spot) => of.miss(order, judge(order, spot), spot)),
  ]);

test('has a line of at most twelve words for everything that can happen', () => {
  // A number with its unit is heard as one.
  const count = (line: string): number =>
    line.replaceAll(/(\d) (m²|m³|m|cm)\b/g, '$1').split(/\s+/).length;
  const lines = [
    ...new Set(bank.filter((_, at) => at % 3 === 0).flatMap(({ order }) => linesOf(order))),
  ];

  expect(lines.filter((line) => line === '' || /NaN|undefined/.test(line))).toEqual([]);
  expect(lines.filter((line) => count(line) > 12)).toEqual([]);
  for (const { order } of bank) expect(questionOf(order, 'id').length).toBeLessThanOrEqual(22);
});

test('writes numbers with the marks of the language', () => {
  expect([1_200_000, 35_000, 0.035, 17.5, 0].map((n) => figure(n, 'id'))).toEqual([
    '1.200.000',
    '35.000',
    '0,035',
    '17,5',
    '0',
  ]);
  expect([35_000, 2.5].map((n) => figure(n, 'en'))).toEqual(['35,000', '2.5']);
});

test('measures a sail of one’s own: squares, and sides without a neighbour', () => {
  const nothing = '0'.repeat(freshBoat.sail.length);
  const two = painted(painted(nothing, { x: 2, y: 1 }, 3), { x: 2, y: 2 }, 1);

  expect(squaresOf(two)).toEqual([
    { x: 2, y: 1 },
    { x: 2, y: 2 },
  ]);
  expect(edgeOfSail(two)).toBe(6);
  expect(edgeOfSail(painted(two, { x: 6, y: 5 }, 1))).toBe(10);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 30);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
