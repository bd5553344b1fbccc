import { expect, test } from 'vitest';
import { type Cut, holds, polar, type Shape, slicesOf } from './index.ts';

const shares = (shape: Shape, cuts: readonly Cut[]): number[] =>
  slicesOf(shape, cuts).map(({ share }) => share);

const chordAt = (distance: number): Cut => {
  const half = Math.sqrt(1 - distance * distance);
  return { from: { x: distance, y: -half }, to: { x: distance, y: half } };
};

test('leaves whole what nobody cut', () => {
  expect(shares('round', [])).toEqual([expect.closeTo(1, 9)]);
  expect(shares('box', [])).toEqual([expect.closeTo(1, 9)]);
});

test('knows the exact area beside a chord', () => {
  const d = 0.4;
  const exact = (Math.acos(d) - d * Math.sqrt(1 - d * d)) / Math.PI;

  const [small = 0, large = 0] = shares('round', [chordAt(d)]).sort((a, b) => a - b);

  expect(small).toBeCloseTo(exact, 9);
  expect(large).toBeCloseTo(1 - exact, 9);
});

test('makes no piece with a slit, and pieces with two', () => {
  const slit = { from: polar(0.3), to: { x: 0, y: 0 } };
  const other = { from: polar(0.3 + Math.PI / 3), to: { x: 0, y: 0 } };

  expect(shares('round', [slit])).toEqual([expect.closeTo(1, 9)]);
  expect(shares('round', [slit, other]).sort()).toEqual([
    expect.closeTo(1 / 6, 9),
    expect.closeTo(5 / 6, 9),
  ]);
});

test('finds the piece under a finger', () => {
  const across = [0, Math.PI / 2].map((angle) => ({
    from: polar(angle),
    to: polar(angle + Math.PI),
  }));

  const under = slicesOf('round', across).map((slice) => holds(slice, { x: 0.4, y: -0.4 }));

  expect(under).toEqual([true, false, false, false]);
});
