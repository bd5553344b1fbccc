import { describe, expect, inject, test } from 'vitest';
import { allItems } from './all-items.ts';
import { afterSlips } from './one-slip.ts';
import { playRow, rows, sessionsOf } from './table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** CHILDREN, a hundred of each kind by itself: they take over half an hour of a core. */
    children: string;
  }
}

const count = Number(inject('children')) || 100;

/** So many children of each kind through each of these; a file for each half, so that both cores have work. */
export const testTable = async (isWanted: (path: string) => boolean, least: number) => {
  const items = (await allItems()).filter(({ path }) => isWanted(path));

  test('finds items that can be simulated', () => {
    expect(items.length).toBeGreaterThanOrEqual(least);
  });

  describe.each(items)('$path', ({ item }) => {
    test.each(rows)(`leads ${count} children who are $name as it should`, (row) => {
      row.demand(playRow(item, row, count), item);
    });

    test('chooses three tasks after a slip what it would have chosen without it', () => {
      expect(afterSlips(item, { sessions: sessionsOf(item), step: 7 }).changed).toEqual([]);
    });
  });
};
