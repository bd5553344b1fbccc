import { expect, test } from 'vitest';
import { rowFinder } from './find-row.rules.ts';
import { readRows } from './read-rows.ts';

const tables = await readRows();
const find = rowFinder(tables);

test.each([
  ['kaki laba laba ada berapa', 'id', undefined],
  ['what is a baby kangaroo called', 'en', 'A young kangaroo is called a joey.'],
  ['how many sides does a hexagon have', 'en', 'It has 6 sides and 6 corners.'],
  ['ibu kota atlantis', 'id', undefined],
  ['boleh makan kucing', 'id', undefined],
  ['ibu', 'id', undefined],
] as const)('answers "%s" in %s', (text, language, expected) => {
  expect(find(text.toLowerCase(), language)).toEqual(expected);
});

test('tells every row in both languages, as a sentence', () => {
  const loose = tables
    .flatMap(({ questions, rows }) =>
      rows.map(({ names }) => [questions[0] ?? '', names.id[0] ?? ''] as const),
    )
    .filter(([ask, name]) => {
      const text = ask.replace('{x}', name.toLowerCase());
      return !(['id', 'en'] as const).every((language) => /[.!]$/.test(find(text, language) ?? ''));
    });

  expect(loose).toEqual([]);
});
