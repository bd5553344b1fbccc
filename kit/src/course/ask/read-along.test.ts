import { expect, test } from 'vitest';
import { timeWords } from './read-along.ts';

test('times words one after the other, longer ones for longer, with a breath at a stop', () => {
  const [ini, satu, kepiting] = timeWords('Ini Satu. Kepiting').map(({ from, until: end }) => ({
    from,
    end,
    long: end - from,
  }));

  expect(ini?.from).toBe(0);
  expect(satu?.from).toBe(ini?.end);
  expect(kepiting?.from).toBeGreaterThan((satu?.end ?? 0) + 0.2);
  expect(kepiting?.long).toBeGreaterThan(satu?.long ?? 0);
});
