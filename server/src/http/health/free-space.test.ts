import { expect, test } from 'vitest';
import { hasSpace } from './free-space.ts';

const megabytes = (count: number) => count * 2 ** 20;

test.each([
  [15, false],
  [17, true],
  [500, true],
])('a disk that had room has it with %i MB: %s', (free, after) => {
  expect(hasSpace(megabytes(free), true)).toBe(after);
});

test.each([
  [17, false],
  [25, true],
])('a disk that was full has room with %i MB: %s', (free, after) => {
  expect(hasSpace(megabytes(free), false)).toBe(after);
});
