/** Every age has something in every category: playable items in each cell, read from the manifests. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findItems } from '../build/items.ts';

const manifests = (await findItems(join(import.meta.dirname, '..'))).map(
  ({ manifest }) => manifest,
);
const items = manifests.flatMap((manifest) => (manifest.kind === 'tool' ? [] : [manifest]));

const ages = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const rows: readonly (readonly [name: string, categories: readonly string[]])[] = [
  ['math', ['math']],
  ['english', ['english']],
  ['coding', ['coding']],
  ['reading and spelling', ['early_reading', 'spelling']],
];

/** What is there today. A new item may only raise a number; two in each cell is where this goes. */
const least: Readonly<Record<string, readonly number[]>> = {
  math: [0, 2, 2, 4, 4, 4, 4, 1, 1],
  english: [0, 2, 2, 2, 3, 2, 2, 2, 0],
  coding: [0, 2, 2, 2, 2, 2, 2, 2, 2],
  'reading and spelling': [1, 2, 4, 3, 3, 2, 1, 1, 0],
};

test.each(rows)('has at least as many items of %s for each age as before', (name, categories) => {
  const there = ages.map(
    (age) =>
      items.filter(
        ({ category, ageMin, ageMax }) =>
          categories.includes(category) && ageMin <= age && age <= ageMax,
      ).length,
  );

  const short = ages.filter((_age, at) => (there[at] ?? 0) < (least[name]?.[at] ?? 0));
  expect(short, `${name}: ${there.join(' ')}`).toEqual([]);
});

test.each([
  [6, 9],
  [10, 12],
])('of the tools for %i to %i a third is premium and half is regular', (from, to) => {
  const tools = manifests.filter(
    ({ kind, ageMin, ageMax }) => kind === 'tool' && ageMin <= to && ageMax >= from,
  );
  const share = (name: string) => tools.filter(({ plan }) => plan === name).length / tools.length;

  expect(share('premium')).toBeGreaterThanOrEqual(1 / 3);
  expect(share('regular')).toBeGreaterThanOrEqual(1 / 2);
});
