import { expect, test } from 'vitest';
import { breaches, budget } from './budget.ts';

test('names each part of an item that is too heavy', () => {
  const heavy = { own: 60_001, kit: 25_000, vendor: 70_000, art: 0, files: 11 };

  const found = breaches('jembatan-sepuluh', heavy);

  expect(found.length).toBe(3);
  expect(found[0]).toContain('own weighs 60001');
  expect(found[2]).toContain('11 files at once');
});

test('has nothing to say about an item at its limits', () => {
  expect(breaches('jembatan-sepuluh', budget)).toEqual([]);
});
