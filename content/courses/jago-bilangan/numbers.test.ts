import { expect, test } from 'vitest';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { carriedInto, openedFor } from './rules/columns.ts';
import { numeral, written } from './rules/numerals.ts';
import { bundle, digitsOf, open, packsWithout, worthOf } from './rules/places.ts';
import { emblemOf } from './view/emblems.ts';
import { pilePicture } from './view/packs.ts';

test('writes and says numbers as each language does', () => {
  expect([482, 3482, 10_000].map((n) => written(n, 'id'))).toEqual(['482', '3.482', '10.000']);
  expect(written(3482, 'en')).toBe('3,482');
  expect([11, 17, 40, 100, 1000, 1001, 1111, 3045].map((n) => numeral(n, 'id'))).toEqual([
    'sebelas',
    'tujuh belas',
    'empat puluh',
    'seratus',
    'seribu',
    'seribu satu',
    'seribu seratus sebelas',
    'tiga ribu empat puluh lima',
  ]);
  expect([13, 42, 305, 2006, 3045, 9999].map((n) => numeral(n, 'en'))).toEqual([
    'thirteen',
    'forty-two',
    'three hundred and five',
    'two thousand and six',
    'three thousand and forty-five',
    'nine thousand nine hundred and ninety-nine',
  ]);
});

test('keeps what there is when packs are tied, opened or missing', () => {
  expect(bundle([0, 1, 12, 3], 2)).toEqual([0, 2, 2, 3]);
  expect(open([0, 2, 0, 3], 1)).toEqual([0, 1, 10, 3]);
  expect(bundle([12, 0, 0, 0], 0)).toEqual([12, 0, 0, 0]);
  for (const gap of [1, 2]) expect(worthOf(packsWithout(1203, gap)), `without ${gap}`).toBe(1203);
  expect(digitsOf(3045)).toEqual([3, 0, 4, 5]);
});

test('carries and opens column by column, also across zeros', () => {
  expect(carriedInto(2748, 1385)).toEqual([1, 1, 1, 0]);
  expect(openedFor(4003, 1256)).toEqual([3, 9, 9, 13]);
  expect(worthOf(openedFor(7001, 2866))).toBe(7001);
});

test('draws as many packs as there are and ties each ten', () => {
  const pile = pilePicture('tin', 23);

  expect(pile.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(pile.match(/scale\(\.45\)/g)).toHaveLength(23);
});

test('shows the number of a question as the language writes it', () => {
  expect(face('n-5030', 'id')).toContain('5.030');
  expect(faceName('n-5030', 'en')).toBe('5,030');
  expect(face('nobody', 'id')).toBe('');
});

test('stands another picture on each island', () => {
  expect(new Set(course.lessons.map(({ id }) => emblemOf(id))).size).toBe(course.lessons.length);
});
