/** Every age has something in every category: playable items in each cell, read from the manifests. */
import { join } from 'node:path';
import { ageBandsOf } from '@nobi/kit/manifest';
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

/** What each cell holds at least; to code at four is early, so one will do. */
const least = (name: string, age: number) => (name === 'coding' && age === 4 ? 1 : 2);

test.each(rows)('has at least two items of %s for each age', (name, categories) => {
  const there = ages.map(
    (age) =>
      items.filter(
        ({ category, ageMin, ageMax }) =>
          categories.includes(category) && ageMin <= age && age <= ageMax,
      ).length,
  );

  const short = ages.filter((age, at) => (there[at] ?? 0) < least(name, age));
  expect(short, `${name}: ${there.join(' ')}`).toEqual([]);
});

/** Whether Premium is worth it and Regular still whole, in each category of a band of the law. */
const isFair = (plans: readonly string[]): boolean => {
  const premium = plans.filter((plan) => plan === 'premium').length;
  return premium >= plans.length / 3 && plans.length - premium >= plans.length / 2;
};

test('of each category and age band a third is premium and half is regular', () => {
  const kinds = [
    ...rows.map(([name, categories]) => ({
      name,
      of: items.filter(({ category }) => categories.includes(category)),
    })),
    { name: 'tools', of: manifests.filter(({ kind }) => kind === 'tool') },
  ];
  const bands = [...new Set(manifests.flatMap(ageBandsOf))];

  const unfair = kinds.flatMap(({ name, of }) =>
    bands.flatMap((band) => {
      const plans = of.filter((item) => ageBandsOf(item).includes(band)).map(({ plan }) => plan);
      return isFair(plans) ? [] : [`${name} ${band}`];
    }),
  );

  expect(unfair).toEqual([]);
});
