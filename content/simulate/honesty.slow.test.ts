import { describe, expect, test } from 'vitest';
import { allItems } from './all-items.ts';
import {
  evenly,
  follow,
  hintFirst,
  isFoundByClock,
  isFoundInTime,
  ofHundredSkills,
  onlyHelped,
  replayed,
} from './honesty.ts';

const items = await allItems();
const seed = 16;
/** Of all items together some thousand skills: a share of one in a hundred is known to a fifth of that. */
const eightWeeks = { weeks: 8, perDay: 2, children: 15, seed };
const fewer = { ...eightWeeks, children: 6 };
const calledAlone = ({ alone }: { alone: number | null }): boolean => alone !== null;

/** Single items have too few children for a share of one in a hundred. */
const inAllItems = (chance: number) =>
  items.flatMap(({ item }) => follow(item, evenly(chance), eightWeeks));

test.each([
  [0.6, 1],
  [0.7, 10],
])('of skills that go right with a chance of %d at most %d % are called able', (chance, most) => {
  const all = inAllItems(chance);

  expect(all.length).toBeGreaterThan(1000);
  expect(ofHundredSkills(all, calledAlone)).toBeLessThanOrEqual(most);
});

test('of skills that go right nine times of ten eight of ten are found within four weeks', () => {
  const all = items.flatMap(({ item }) => follow(item, evenly(0.9), { ...eightWeeks, weeks: 12 }));

  expect(all.length).toBeGreaterThan(1000);
  expect(ofHundredSkills(all, isFoundByClock)).toBeGreaterThanOrEqual(80);
  expect(ofHundredSkills(all, isFoundInTime)).toBeGreaterThanOrEqual(80);
});

describe.each(items)('$path', ({ item }) => {
  test('finds within four weeks nine of ten skills that go right 95 times of a hundred', () => {
    const all = follow(item, evenly(0.95), { ...eightWeeks, children: 20 });

    expect(ofHundredSkills(all, isFoundInTime)).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ['guess one of four', evenly(0.25)],
    ['ask for every hint first', hintFirst],
    ['are right with help alone', onlyHelped],
    ['replay answers', replayed],
  ])('never calls children able who %s', (_, learner) => {
    const all = follow(item, learner, fewer);

    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(calledAlone)).toEqual([]);
  });
});
