import { expect, test } from 'vitest';
import { factFinder } from './find-fact.rules.ts';
import { readFacts } from './read-facts.ts';

const tables = await readFacts();
const find = factFinder(tables);

test.each([
  ['ibu kota Jepang apa?', 'id', 'Ibu kota Jepang adalah Tokyo.'],
  ['nobi apa ibu kota jawa timur', 'id', 'Ibu kota Jawa Timur adalah Surabaya.'],
  ["what's the capital of the netherlands?", 'en', 'The capital of the Netherlands is Amsterdam.'],
  ['kaki laba laba ada berapa', 'id', undefined],
  ['berapa kaki semut', 'id', 'Kaki semut ada 6.'],
  ['kelinciku makan apa ya', 'id', expect.stringContaining('rumput')],
  ['what is a baby kangaroo called', 'en', 'A young kangaroo is called a joey.'],
  ['how many sides does a hexagon have', 'en', 'It has 6 sides and 6 corners.'],
  ['ibu kota atlantis', 'id', undefined],
  ['boleh makan kucing', 'id', undefined],
  ['ibu', 'id', undefined],
] as const)('answers "%s" in %s', (text, language, said) => {
  expect(find(text.toLowerCase(), language)).toEqual(said);
});

test('tells every row in both languages, as a sentence', () => {
  const loose = tables
    .flatMap(({ asks, rows }) =>
      rows.map(({ names }) => [asks[0] ?? '', names.id[0] ?? ''] as const),
    )
    .filter(([ask, name]) => {
      const text = ask.replace('{x}', name.toLowerCase());
      return !(['id', 'en'] as const).every((language) => /[.!]$/.test(find(text, language) ?? ''));
    });

  expect(loose).toEqual([]);
});
