import { expect, test } from 'vitest';
import { type Band, starRules, stars } from './stars.ts';

/** Widths and heights that the bands take from a small phone to a wide screen, in CSS pixels. */
const boxes: Record<Band, readonly (readonly [number, number])[]> = {
  above: [
    [288, 34],
    [690, 88],
  ],
  between: [
    [288, 34],
    [56, 600],
  ],
  left: [
    [16, 420],
    [358, 520],
  ],
  right: [
    [16, 420],
    [358, 520],
  ],
};

test('shows thirty stars', () => {
  expect(stars).toHaveLength(30);
  expect(new Set(stars.map(({ index }) => index)).size).toBe(30);
});

test('keeps every star inside its own band, where no words are', () => {
  const outside = stars.filter(({ band, x, y, size }) =>
    boxes[band].some(([width, height]) => {
      const left = (width - size) * x;
      const top = (height - size) * y;
      return left < 0 || top < 0 || left + size > width || top + size > height;
    }),
  );

  expect(outside).toEqual([]);
});

test('twinkles between 2.4 and 5.2 seconds', () => {
  const seconds = stars.map((star) => star.seconds);

  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(2.4);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(5.2);
});

test('places each star by a rule of its own', () => {
  const rules = starRules();

  for (const { index } of stars) expect(rules).toContain(`[data-star="${index}"]{`);
});
