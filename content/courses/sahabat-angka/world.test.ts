import { expect, test } from 'vitest';
import { course } from './course.ts';
import { isPlayable, repeatOf } from './playable.ts';
import { heavierOf } from './rules/weights.ts';
import { worldWords } from './text/world.ts';
import type { WorldWords } from './text/world-words.ts';
import { dayParts, hourOf, partOf } from './view/day.ts';
import { emblemOf } from './view/emblems.ts';
import { puzzles } from './view/puzzles.ts';
import { corners, shapeNames } from './view/shapes.ts';

const say = { id: 'Yang mana?', en: 'Which?' };
const plays = (activity: string, args: Record<string, number | string | string[]>) =>
  isPlayable({ id: 'x', activity, say, args });

test('finds after how many a row begins anew', () => {
  expect(repeatOf(['a', 'b', 'a', 'b', 'a'])).toBe(2);
  expect(repeatOf(['a', 'a', 'b', 'a', 'a', 'b'])).toBe(3);
  expect(repeatOf(['a', 'b', 'c', 'b', 'a', 'b', 'c'])).toBe(0);
  expect(repeatOf(['a', 'a'])).toBe(1);
  expect(repeatOf(['a'])).toBe(0);
});

test('counts the corners of each shape', () => {
  expect(shapeNames.map((name) => corners(name).length)).toEqual([0, 3, 4, 4, 6]);
});

test('keeps every puzzle within its paper', () => {
  for (const [name, pieces] of Object.entries(puzzles))
    for (const { shape, x, y, w, h, turn = 0 } of pieces) {
      const flat = shape === 'rectangle' ? h / 2 : h;
      const [wide, high] = turn === 90 ? [flat, w] : [w, flat];

      expect(x - wide / 2, name).toBeGreaterThanOrEqual(-2);
      expect(x + wide / 2, name).toBeLessThanOrEqual(302);
      expect(y - high / 2, name).toBeGreaterThanOrEqual(-2);
      expect(y + high / 2, name).toBeLessThanOrEqual(250);
    }
});

test('refuses a row, a hole, a measure or an hour that cannot be got right', () => {
  const row = ['star', 'frog', 'star', 'frog'];

  expect(plays('pattern', { row, gap: 3, choices: ['star', 'frog'] })).toBe(true);
  expect(plays('pattern', { row, gap: 3, choices: ['star', 'fish'] })).toBe(false);
  expect(plays('pattern', { row: ['star', 'frog', 'fish'], gap: 2, choices: ['fish'] })).toBe(
    false,
  );
  expect(plays('puzzle', { scene: 'house', hole: 1, choices: ['circle', 'square'] })).toBe(false);
  expect(plays('measure', { how: 'weight', thing: 'apel', n: 4 })).toBe(false);
  expect(plays('measure', { how: 'longer', one: 5, other: 5, shift: 1 })).toBe(false);
  expect(plays('clock', { n: 30, start: 3, thing: 'bed' })).toBe(false);
});

test('parts the day as it is parted in Indonesia', () => {
  expect([4, 7, 12, 16, 19].map(partOf)).toEqual([
    'night',
    'morning',
    'noon',
    'afternoon',
    'night',
  ]);
  for (const part of dayParts) expect(partOf(hourOf[part])).toBe(part);
});

test('knows the heavier of two, whichever comes first', () => {
  expect(heavierOf('gajah', 'tikus')).toBe('gajah');
  expect(heavierOf('balon', 'batu')).toBe('batu');
});

test('stands another picture on each island', () => {
  const emblems = course.lessons.map(({ id }) => emblemOf(id));

  expect(new Set(emblems).size).toBe(course.lessons.length);
});

/** The bubble breaks a line that is longer than a row; two rows are read at a glance. */
const mostLetters = 34;

/** Every line that can be said, with its longest names. */
const spoken = (text: WorldWords): string[] => [
  ...shapeNames.flatMap((name) => [
    text.hasCorners(name, corners(name).length),
    text.shapeFits(name),
    text.shapeOther({ picked: name, corners: 6 }),
    text.shapeOther({ picked: name, corners: 0 }),
  ]),
  ...dayParts.flatMap((part) => [
    text.clockFits(hourOf[part], part),
    text.partFits(part),
    text.partOther(part),
  ]),
  text.sidesOther(true),
  text.sidesOther(false),
  text.countCorners,
  text.rowFits(4),
  text.rowOther,
  text.sayRow,
  text.ownRow(4),
  text.makeRow,
  text.lengthIs(8),
  text.lengthOther(8, true),
  text.lengthOther(8, false),
  text.weightIs(8),
  text.weightOther(true),
  text.weightOther(false),
  text.longerFits,
  text.longerOther,
  text.lookAtEnds,
  text.heavierFits,
  text.heavierOther,
  text.watchScale,
  text.clockOther(11, 12),
  text.hourRead(12),
  text.hourOther(11),
  text.shortHand,
  text.lookAtSky,
];

test('answers every move with shapes, rows, scales and clock in at most twelve words', () => {
  for (const line of [...spoken(worldWords.id), ...spoken(worldWords.en)]) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(mostLetters * 2);
  }
});

test('gives each shape its article in English', () => {
  const { hasCorners, shapeOther } = worldWords.en;

  expect(hasCorners('circle', 0)).toBe('A circle has no corners. It can roll!');
  expect(shapeOther({ picked: 'square', corners: 0 })).toBe(
    'A square has corners. The hole is round.',
  );
  expect(shapeOther({ picked: 'hexagon', corners: 3 })).toBe(
    'A hexagon does not fit. The hole has 3 corners.',
  );
});
