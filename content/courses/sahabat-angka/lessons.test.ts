import { readable } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { activityNames, allPaired, isPlayable, partnerOf } from './playable.ts';
import { cellsFor } from './scene/cells.ts';
import { words } from './text/text.ts';
import type { Words } from './text/words.ts';
import { friend } from './view/friends.ts';

const tasks = course.lessons.flatMap((lesson) => [
  ...lesson.look,
  ...lesson.try,
  ...lesson.play.bank,
  lesson.make,
]);

test('names only activities that exist, with everything that they need to be won', () => {
  expect(Object.keys(activities).sort()).toEqual([...activityNames].sort());
  for (const task of [course.free, ...tasks]) expect(isPlayable(task), task.id).toBe(true);
});

test('would notice a task that cannot be won', () => {
  const say = { id: 'Ada berapa?', en: 'How many?' };
  const task = (activity: string, args: Record<string, number | number[] | string>) =>
    isPlayable({ id: 'x', activity, say, args });

  expect(task('count', { thing: 'chick', n: 4, choices: [3, 5] })).toBe(false);
  expect(task('count', { thing: 'dragon', n: 4, choices: [4] })).toBe(false);
  expect(task('boat', { n: 10, have: 7, choices: [2, 4] })).toBe(false);
  expect(task('pairs', { cards: [7, 3, 6, 5] })).toBe(false);
  expect(task('puzzle', {})).toBe(false);
});

test('finds the partner of every number to ten', () => {
  for (let number = 1; number <= 9; number += 1)
    expect(allPaired([number, partnerOf(number)])).toBe(true);
  expect(allPaired([5])).toBe(false);
});

test('draws as many tufts of hair as the number says', () => {
  for (let number = 1; number <= 10; number += 1)
    expect(friend(number, { digit: true }).match(/M50 36V17/g)?.length).toBe(number);
});

/** Every line that can be said, with its widest numbers. */
const spoken = (text: Words): string[] => [
  text.counted(10, 'butterfly'),
  text.counted(1, 'butterfly'),
  text.iAm(10),
  text.notThatMany(10),
  text.countSlowly,
  text.tapEach,
  text.eyesFit(10),
  text.eyesShort(9, 10),
  text.eyesOver(10, 9),
  text.seatsFit(10),
  text.seatsOther(9, 10),
  text.tooMany(8),
  text.emptySeats(9),
  text.makesTen(9, 1),
  text.sumOf(9, 8),
  text.lookAtSeats,
  text.findFriend(9),
  text.pickFirst,
  text.ghosts,
  text.watch,
  text.beads(10, 0),
  text.beadsLeft(10),
];

test('answers every move in at most twelve words', () => {
  for (const line of [...spoken(words.id), ...spoken(words.en)])
    expect(readable(line.replace(/[.!?:] /g, (stop) => `${stop.trim()}\n`)), line).toBe(true);
});

test('praises what was done: the number counted, filled or joined is in the line', () => {
  for (const { counted, eyesFit, seatsFit, makesTen } of [words.id, words.en]) {
    expect(counted(4, 'frog')).toContain('4');
    expect(eyesFit(5)).toContain('5');
    expect(seatsFit(8)).toContain('8');
    expect(makesTen(7, 3)).toMatch(/7.*3.*10/);
  }
});

test('lays out up to ten things a finger apart on the smallest phone', () => {
  for (let count = 1; count <= 10; count += 1) {
    const { size, places } = cellsFor(count, { width: 336, height: 280 }, 210);

    expect(size).toBeGreaterThanOrEqual(64);
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        expect(
          Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) - size,
        ).toBeGreaterThanOrEqual(15.9);
  }
});
