import { describe, expect, test } from 'vitest';
import { allItems } from './all-items.ts';
import { afterSlips } from './one-slip.ts';
import { playRow, rows, sessionsOf } from './table.ts';

/** A hundred children of each kind through each of these; a file for each half, so that both cores have work. */
export const testTable = async (isWanted: (path: string) => boolean, least: number) => {
  const items = (await allItems()).filter(({ path }) => isWanted(path));

  test('finds items that can be simulated', () => {
    expect(items.length).toBeGreaterThanOrEqual(least);
  });

  describe.each(items)('$path', ({ item }) => {
    test.each(rows)('leads a hundred children who are $name as it should', (row) => {
      row.demand(playRow(item, row, 100), item);
    });

    test('chooses three tasks after a slip what it would have chosen without it', () => {
      expect(afterSlips(item, { sessions: sessionsOf(item), step: 7 }).changed).toEqual([]);
    });
  });
};
