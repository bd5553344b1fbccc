import { expect, test } from 'vitest';
import { placeIslands } from './island-places.ts';

test.each([
  [3, 360, 430],
  [8, 360, 430],
  [10, 360, 430],
  [10, 390, 640],
  [10, 1280, 690],
  [12, 360, 430],
])('lays %d islands on %d by %d without one covering another', (count, width, height) => {
  const { size, places } = placeIslands(count, { width, height });

  for (const [i, one] of places.entries()) {
    expect(one.x - size / 2).toBeGreaterThanOrEqual(-8);
    expect(one.x + size / 2).toBeLessThanOrEqual(width + 8);
    for (const other of places.slice(i + 1)) {
      const apart =
        Math.abs(one.x - other.x) >= size * 0.98 || Math.abs(one.y - other.y) >= size * 0.72;
      expect(apart, `${i}`).toBe(true);
    }
  }
});

test.each([9, 10])('leaves water between %d small islands on a phone held across', (count) => {
  const { size, places } = placeIslands(count, { width: 410, height: 272 });
  const inRow = places.filter(({ x }) => x < 205).map(({ x }) => x);

  expect(size).toBeGreaterThanOrEqual(64);
  expect(Math.abs((inRow[1] ?? 0) - (inRow[0] ?? 0)) - size).toBeGreaterThanOrEqual(16);
});

test.each([10, 12])(
  'leaves water below names of two rows on a small phone: %d islands',
  (count) => {
    const { size, places } = placeIslands(count, { width: 360, height: 410 });
    // An island is three quarters as high as wide, and its name laps over it a little.
    const named = size * 0.75 + 38 - size * 0.06;

    for (const { x, y } of places)
      for (const below of places.filter((each) => Math.abs(each.x - x) < 1 && each.y > y))
        expect(below.y - y - named).toBeGreaterThanOrEqual(16);
  },
);
