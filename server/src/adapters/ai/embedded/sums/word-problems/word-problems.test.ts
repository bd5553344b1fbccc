import type { Language } from '@nobi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../../../text/plain-text.ts';
import { en } from '../../text.en.ts';
import { id } from '../../text.id.ts';
import { answerWordProblem } from './answer-problem.rules.ts';

const texts = { en, id };
const sumOf = (prompt: string, language: Language = 'id') =>
  answerWordProblem(plainText(prompt), language, texts[language])?.split('\n\n')[1]?.split('\n')[0];

test.each([
  ['Ani punya 5 apel, dimakan 2. Sisa berapa apel Ani?', '5 − 2 = 3'],
  ['Ani punya lima apel. Ia membeli tiga apel lagi. Berapa apel Ani sekarang?', '5 + 3 = 8'],
  ['ibu beli 5 apel terus dimakan 2 sisa berapa', '5 − 2 = 3'],
  [
    'Budi punya 12 kelereng. Ia memberikan 4 kelereng kepada Dodi. Berapa sisa kelereng Budi?',
    '12 − 4 = 8',
  ],
  ['Ani punya 5 apel. Budi memberi Ani 3 apel. Berapa apel Ani sekarang?', '5 + 3 = 8'],
  ['ada 10 burung di pohon. 4 terbang. berapa yang tinggal?', '10 − 4 = 6'],
  ['Ani punya 5 apel. Budi punya 3 apel. Berapa apel mereka semua?', '5 + 3 = 8'],
  ['ada 4 kotak, setiap kotak berisi 6 pensil. berapa semua pensil?', '4 × 6 = 24'],
  ['12 permen dibagi sama rata kepada 4 anak. berapa permen tiap anak?', '12 : 4 = 3'],
  ['Budi punya 9 kelereng, Ani punya 4 kelereng. Berapa selisih kelereng mereka?', '9 − 4 = 5'],
  [
    'Ani punya 10 permen. Ia membeli 5 permen lagi. Lalu dimakan 3. Berapa sisa permen Ani?',
    '10 + 5 − 3 = 12',
  ],
])('works out "%s"', (prompt, sum) => {
  expect(sumOf(prompt)).toBe(sum);
});

test.each([
  ['Tom has 5 apples. He eats 2 apples. How many apples are left?', '5 − 2 = 3'],
  ['Tom has 5 apples and gets 3 more. How many apples does Tom have now?', '5 + 3 = 8'],
  ['There are 4 boxes. Each box has 6 pencils. How many pencils altogether?', '4 × 6 = 24'],
  [
    '12 sweets are shared equally by 4 children. How many sweets does each child get?',
    '12 ÷ 4 = 3',
  ],
  ['Tom has 8 balloons. 3 balloons pop. How many balloons are left?', '8 − 3 = 5'],
])('works out "%s" in English', (prompt, sum) => {
  expect(sumOf(prompt, 'en')).toBe(sum);
});

test.each([
  'Ani punya 5 apel. Budi membeli 3 apel. Berapa apel Ani?',
  'Ani punya 5 apel dan 3 jeruk. Berapa jeruk Ani?',
  'Ani punya 5 apel. 2 tidak dimakan. Sisa berapa?',
  'Ani punya 3 apel. Dimakan 5. Sisa berapa?',
  'Ibu punya 24 kue. Setiap piring berisi 6 kue. Berapa piring?',
  'Umur Ani 7 tahun. Umur Budi 5 tahun. Berapa jumlah umur mereka?',
  'Ani punya 5 apel. Budi punya dua kali lipat. Berapa apel Budi?',
  'Ani membaca 5 halaman setiap hari. Berapa halaman dalam 7 hari?',
  'Ani punya 5 apel. Apel Budi lebih banyak 3. Berapa apel Budi?',
  'aku punya 7 teman dan umurku 8',
  'Tom has 5 apples. Ann eats 2 apples. How many apples does Tom have?',
  'Tom has 5 apples. He wants 3 apples. How many apples does Tom have?',
])('guesses nothing for "%s"', (prompt) => {
  expect([sumOf(prompt), sumOf(prompt, 'en')]).toEqual([undefined, undefined]);
});

interface Kind {
  readonly write: (a: number, b: number) => string;
  readonly sum: (a: number, b: number) => number | undefined;
  readonly language: Language;
}

const less = (a: number, b: number) => (a >= b ? a - b : undefined);
const kinds: readonly Kind[] = [
  {
    language: 'id',
    sum: less,
    write: (a, b) => `Sari punya ${a} permen. Ia makan ${b} permen. Berapa sisa permen Sari?`,
  },
  {
    language: 'id',
    sum: (a, b) => a + b,
    write: (a, b) => `Sari punya ${a} buku. Ia mendapat ${b} buku lagi. Berapa buku Sari sekarang?`,
  },
  {
    language: 'id',
    sum: less,
    write: (a, b) => `Ada ${a} balon. ${b} balon meletus. Berapa balon yang masih ada?`,
  },
  {
    language: 'id',
    sum: (a, b) => a * b,
    write: (a, b) =>
      `Ada ${a} keranjang. Setiap keranjang berisi ${b} mangga. Berapa jumlah mangga semuanya?`,
  },
  {
    language: 'en',
    sum: less,
    write: (a, b) => `Mia has ${a} stickers. She loses ${b} stickers. How many stickers are left?`,
  },
  {
    language: 'en',
    sum: (a, b) => a + b,
    write: (a, b) =>
      `Mia has ${a} shells. She finds ${b} more shells. How many shells does Mia have now?`,
  },
];

test('gets none of 600 random stories wrong, and answers them', () => {
  const number = fc.integer({ min: 2, max: 99 });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), number, number, ({ write, sum, language }, a, b) => {
      const shown = sumOf(write(a, b), language)?.split(' = ').at(-1)?.replace(/[.,]/g, '');

      expect([write(a, b), shown]).toEqual([write(a, b), sum(a, b)?.toString()]);
    }),
    { numRuns: 600 },
  );
});
