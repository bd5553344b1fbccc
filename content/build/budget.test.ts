import { expect, test } from 'vitest';
import { breaches, budget } from './budget.ts';

test('names each part of an item that is too heavy', () => {
  const found = breaches('jembatan-sepuluh', { own: 60_001, kit: 25_000, vendor: 70_000, art: 0 });

  expect(found.length).toBe(2);
  expect(found[0]).toContain('own weighs 60001');
});

test('has nothing to say about an item at its limits', () => {
  expect(breaches('jembatan-sepuluh', budget)).toEqual([]);
});
