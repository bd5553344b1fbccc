import { describe, expect, test } from 'vitest';
import { allItems } from './all-items.ts';
import { afterSlips } from './one-slip.ts';
import { playRow, rows, sessionsOf } from './table.ts';

const items = await allItems();

test('finds items that can be simulated', () => {
  expect(items.length).toBeGreaterThanOrEqual(9);
});

describe.each(items)('$path', ({ item }) => {
  test.each(rows)('leads a hundred children who are $name as it should', (row) => {
    row.demand(playRow(item, row, 100), item);
  });

  test('chooses three tasks after a slip what it would have chosen without it', () => {
    expect(afterSlips(item, { sessions: sessionsOf(item), step: 7 }).changed).toEqual([]);
  });
});
