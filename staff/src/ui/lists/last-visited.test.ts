import { expect, test } from 'vitest';
import { lastVisited } from './last-visited.ts';

test('finds the row again once, on its own list alone', () => {
  lastVisited.keep('orders', 7);

  expect(lastVisited.isThis('tickets', 7)).toBe(false);
  expect(lastVisited.isThis('orders', 8)).toBe(false);
  expect(lastVisited.isThis('orders', 7)).toBe(true);
  expect(lastVisited.isThis('orders', 7)).toBe(false);
});

test('remembers the newest row only', () => {
  lastVisited.keep('orders', 7);
  lastVisited.keep('orders', 9);

  expect(lastVisited.isThis('orders', 7)).toBe(false);
  expect(lastVisited.isThis('orders', 9)).toBe(true);
});
