import { expect, test } from 'vitest';
import { en } from '../../text.en.ts';
import { id } from '../../text.id.ts';
import { answerNumberFact } from './number-facts.rules.ts';

const worth: Readonly<Record<string, number>> = {
  M: 1000,
  D: 500,
  C: 100,
  L: 50,
  X: 10,
  V: 5,
  I: 1,
};
const readRoman = (signs: string) =>
  [...signs].reduce((sum, sign, at) => {
    const value = worth[sign] ?? 0;
    return sum + (value < (worth[signs[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

test('writes every Roman numeral so that it reads as the same number', () => {
  const wrong = Array.from({ length: 3999 }, (_, at) => at + 1).filter((value) => {
    const signs = /: ([A-Z]+)\.$/.exec(
      answerNumberFact(`roman numeral for ${value}`, en) ?? '',
    )?.[1];
    return readRoman(signs ?? '') !== value;
  });

  expect(wrong).toEqual([]);
});

test('knows of each number to 1,000 whether it is prime', () => {
  const sieve = new Set(Array.from({ length: 999 }, (_, at) => at + 2));
  for (const prime of sieve)
    for (let next = prime * 2; next <= 1000; next += prime) sieve.delete(next);
  const wrong = Array.from({ length: 1000 }, (_, at) => at + 1).filter(
    (value) => answerNumberFact(`is ${value} prime`, en)?.startsWith('Yes') !== sieve.has(value),
  );

  expect(wrong).toEqual([]);
});

test.each([
  ['kpk dari 6 dan 8', 'KPK dari 6 dan 8 adalah 24.'],
  ['fpb 12 dan 18', 'FPB dari 12 dan 18 adalah 6'],
  ['akar 81 berapa', 'Akar kuadrat dari 81 adalah 9'],
  ['faktor dari 12 apa saja', 'Faktor dari 12: 1, 2, 3, 4, 6, 12.'],
  ['bilangan prima kurang dari 10', 'Bilangan prima di bawah 10: 2, 3, 5, 7.'],
  ['angka setelah 999', 'Setelah 999 adalah 1000.'],
  ['angka berikutnya 3, 6, 9, 12', 'Setelah 3, 6, 9, 12 adalah 15.'],
  ['angka berikutnya 2, 4, 8, 16', 'Setelah 2, 4, 8, 16 adalah 32.'],
])('answers "%s"', (text, expected) => {
  expect(answerNumberFact(text, id)).toMatch(new RegExp(`^${expected}`));
});

test.each([
  'akar 80',
  'angka berikutnya 1, 2, 4, 7',
  'angka berikutnya 5, 9',
  'akar pohon',
  'is 1001 prime',
])('says nothing of "%s"', (text) => {
  expect(answerNumberFact(text, id)).toBeUndefined();
});
