import { expect, test } from 'vitest';
import { fetchedIn, isSaving, mostRoom, obstacleTo, usual } from './allowance.rules.ts';

test.each([
  [{ saveData: true }, true],
  [{ type: 'cellular' }, true],
  [{ effectiveType: '2g' }, true],
  [{ type: 'wifi', effectiveType: '4g' }, false],
  // A browser that tells nothing of its line is no reason to hold back what a person asked for.
  [{}, false],
])('saves data by itself on the line %o: %s', (line, saves) => {
  expect(isSaving(usual, line)).toBe(saves);
});

test('the family has the last word on saving data', () => {
  expect(isSaving({ ...usual, saver: 'off' }, { type: 'cellular' })).toBe(false);
  expect(isSaving({ ...usual, saver: 'on' }, { type: 'wifi' })).toBe(true);
});

test('what would pass the month’s data or the room on the phone is not fetched', () => {
  const allowance = { ...usual, budget: 1000 };

  expect(obstacleTo(400, { allowance, spent: 600, room: 0 })).toBeUndefined();
  expect(obstacleTo(401, { allowance, spent: 600, room: 0 })).toBe('budget');
  expect(
    obstacleTo(2, { allowance: { ...usual, budget: null }, spent: 0, room: mostRoom - 1 }),
  ).toBe('room');
});

test('a new month begins at nothing', () => {
  expect(fetchedIn('2026-12', { month: '2026-11', bytes: 900 })).toBe(0);
  expect(fetchedIn('2026-11', { month: '2026-11', bytes: 900 })).toBe(900);
});
