import type { Language } from '@nobi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../../../text/plain-text.ts';
import { en } from '../../text.en.ts';
import { id } from '../../text.id.ts';
import { answerNumbers } from '../answer-numbers.rules.ts';

const texts = { en, id };
const reply = (prompt: string, language: Language = 'id') =>
  answerNumbers(plainText(prompt), language, texts[language]);
const sure = (prompt: string, language?: Language) => {
  const found = reply(prompt, language);
  return found?.isSure ? found.text : undefined;
};
const headOf = (prompt: string, language?: Language) => sure(prompt, language)?.split('\n')[0];

test.each([
  ['1 km berapa meter', '1 km = 1.000 m'],
  ['berapa gram 2 kg?', '2 kg = 2.000 g'],
  ['3,5 kg berapa gram', '3,5 kg = 3.500 g'],
  ['250 cm berapa meter', '250 cm = 2,5 m'],
  ['2 jam berapa menit', '2 jam = 120 menit'],
  ['seminggu berapa hari', '1 minggu = 7 hari'],
  ['setengah jam berapa menit', '0,5 jam = 30 menit'],
  ['dua lusin berapa buah', '2 lusin = 24 buah'],
  ['1 abad berapa tahun', '1 abad = 100 tahun'],
  ['mana lebih berat 1 kg atau 900 gram', '1 kg lebih berat dari 900 g.'],
  ['5 km + 300 m', 'Seluruhnya 5.300 m. Itu sama dengan 5 km 300 m.'],
  ['2 jam 30 menit + 45 menit', 'Seluruhnya 195 menit. Itu sama dengan 3 jam 15 menit.'],
  ['3 kg - 500 g', 'Seluruhnya 2.500 g. Itu sama dengan 2 kg 500 g.'],
  ['20% dari 50.000', '20% dari 50.000 = 10.000'],
  ['25 persen dari 80', '25% dari 80 = 20'],
  ['urutkan 5, 2, 9', 'Dari yang terkecil: 2, 5, 9.'],
  ['urutkan dari yang terbesar 1/2 3/4 1/4', 'Dari yang terbesar: 3/4, 1/2, 1/4.'],
  [
    'apakah 7 ganjil atau genap',
    '7 bilangan ganjil. Angka terakhirnya 7, jadi kalau dibagi dua bersisa satu.',
  ],
])('reads "%s"', (prompt, head) => {
  expect(headOf(prompt)).toBe(head);
});

test.each([
  ['how many minutes in 3 hours?', '3 hours = 180 minutes'],
  ['how many days are in a week', '1 week = 7 days'],
  ['convert 3 km to m', '3 km = 3,000 m'],
  [
    'is 8 even or odd',
    '8 is even. Its last digit is 8, so it can be shared by two with nothing left.',
  ],
  ['10% of 50', '10% of 50 = 5'],
])('reads "%s" in English', (prompt, head) => {
  expect(headOf(prompt, 'en')).toBe(head);
});

test.each([
  ['Rp 15.000 + Rp 2.500', 'Jadi, Rp 17.500.'],
  ['5rb x 3', 'Jadi, Rp 15.000.'],
  ['5 ribu rupiah tambah Rp 2.500', 'Jadi, Rp 7.500.'],
])('adds money: %s', (prompt, last) => {
  expect(sure(prompt)?.split('\n').at(-1)).toBe(last);
});

test.each([
  ['uangku 10 ribu beli es 3 ribu kembaliannya berapa', 'Rp 7.000'],
  ['aku punya Rp 50.000, belanja Rp 32.500. kembaliannya berapa?', 'Rp 17.500'],
  ['beli buku 12.500 bayar rp 20.000 kembaliannya berapa', 'Rp 7.500'],
])('gives change: %s', (prompt, back) => {
  expect(headOf(prompt)).toContain(back);
});

test.each([
  'Rp 5.000 x Rp 2.000',
  'Rp 5.000 + 3 apel',
  'uangku Rp 10.000, diberi ibu Rp 5.000, sisa berapa',
  'uang Rp 20.000 beli 2 buku harga tiap buku Rp 3.000 kembaliannya berapa',
  '5 km + 3 kg',
  '3 jam di sekolah 30 menit',
])('guesses nothing for "%s"', (prompt) => {
  expect(sure(prompt)).toBeUndefined();
});

const scales = [
  ['km', 'm', 1000n],
  ['m', 'cm', 100n],
  ['kg', 'g', 1000n],
  ['l', 'ml', 1000n],
  ['jam', 'menit', 60n],
  ['hari', 'jam', 24n],
  ['minggu', 'hari', 7n],
  ['menit', 'detik', 60n],
  ['lusin', 'buah', 12n],
] as const;

test('turns 500 random quantities into another unit, none wrong', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...scales),
      fc.integer({ min: 1, max: 9999 }),
      ([large, small, worth], count) => {
        const head = headOf(`${count} ${large} berapa ${small}`) ?? '';

        expect(BigInt(head.split(' = ')[1]?.replace(/\D/g, '') ?? '-1')).toBe(
          BigInt(count) * worth,
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('adds and takes away 500 random amounts of money, none wrong', () => {
  const amount = fc.integer({ min: 1, max: 400 }).map((count) => count * 250);
  fc.assert(
    fc.property(amount, amount, fc.boolean(), (a, b, isPlus) => {
      const [more, less] = a >= b ? [a, b] : [b, a];
      const written = (value: number) => `Rp ${value.toLocaleString('id-ID')}`;

      const text = sure(`${written(more)} ${isPlus ? '+' : '-'} ${written(less)}`) ?? '';

      expect(text).toContain(` = ${(isPlus ? more + less : more - less).toLocaleString('id-ID')}`);
    }),
    { numRuns: 500 },
  );
});
