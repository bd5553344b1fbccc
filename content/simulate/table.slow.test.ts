import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulatedItem } from '@nobi/kit/simulate';
import { describe, expect, test } from 'vitest';
import { findItems } from '../build/items.ts';
import { afterSlips } from './one-slip.ts';
import { playRow, rows, sessionsOf } from './table.ts';

const found = await findItems(join(import.meta.dirname, '..'));
const items = await Promise.all(
  found
    .filter(({ folder }) => existsSync(join(folder, 'simulated.ts')))
    .map(async ({ path, folder }) => {
      const source: { simulated: SimulatedItem } = await import(join(folder, 'simulated.ts'));
      return { path, item: source.simulated };
    }),
);

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
