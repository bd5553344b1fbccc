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
  const { size, places } = placeIslands(count, { width, height, age: 4 });

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

test('leaves water between ten small islands on a phone held across, for those who aim well', () => {
  const { size, places } = placeIslands(10, { width: 410, height: 272, age: 8 });
  const inRow = places.filter(({ x }) => x < 205).map(({ x }) => x);

  expect(size).toBeGreaterThanOrEqual(64);
  expect(Math.abs((inRow[1] ?? 0) - (inRow[0] ?? 0)) - size).toBeGreaterThanOrEqual(16);
});
