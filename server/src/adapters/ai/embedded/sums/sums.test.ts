import type { Language } from '@nobi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../../text/plain-text.ts';
import { en } from '../text.en.ts';
import { id } from '../text.id.ts';
import { answerSum } from './answer-sum.rules.ts';
import { answerTimesTable } from './expressions/times-table.rules.ts';
import { answerComparison } from './numbers/compare.rules.ts';

const texts = { en, id };
const sum = (prompt: string, language: Language = 'id') =>
  answerSum(plainText(prompt), language, texts[language]);
const headOf = (prompt: string, language?: Language) => sum(prompt, language)?.split('\n')[0];

test.each([
  ['7 x 8', '7 × 8 = 56'],
  ['berapa 7x8?', '7 × 8 = 56'],
  ['tolong hitung 12 + 5 ya nobi', '12 + 5 = 17'],
  ['dua puluh lima ditambah dengan tujuh', '25 + 7 = 32'],
  ['seribu dua ratus dikurangi tiga puluh', '1.200 − 30 = 1.170'],
  ['duabelas dibagi oleh empat', '12 : 4 = 3'],
  ['setengah dari 8', '1/2 × 8 = 4'],
  ['dua pertiga dari 9', '2/3 × 9 = 6'],
  ['satu setengah kali dua', '1 1/2 × 2 = 3'],
  ['½ + 1½', '1/2 + 1 1/2 = 2'],
  ['1.500 + 250', '1.500 + 250 = 1.750'],
  ['2,5 + 1.25', '2,5 + 1,25 = 3,75'],
  ['0,1 + 0,2', '0,1 + 0,2 = 0,3'],
  ['3 - 5', '3 − 5 = −2'],
  ['2 × -3', '2 × (−3) = −6'],
  ['(2+3)×4 =', '(2 + 3) × 4 = 20'],
  ['10/4', '10 : 4 = 2 1/2'],
  ['8 : 1/2', '8 : 1/2 = 16'],
  ['8 : (4/2)', '8 : (4/2) = 4'],
  ['6 : setengah dari 8', '6 : (1/2 × 8) = 1 1/2'],
  ['aku punya PR 12 + 5, bantu dong', '12 + 5 = 17'],
  ['５ ➕ ３', '5 + 3 = 8'],
])('reads "%s"', (prompt, head) => {
  expect(headOf(prompt)).toBe(head);
});

test.each([
  ['what is 7 times 8?', '7 × 8 = 56'],
  ['twenty-one plus nine', '21 + 9 = 30'],
  ['one hundred and five minus a hundred', '105 − 100 = 5'],
  ['two and a half plus one half', '2 1/2 + 1/2 = 3'],
  ['a quarter of 20', '1/4 × 20 = 5'],
  ['half of 9', '1/2 × 9 = 4 1/2'],
  ['1,500 + 2.5', '1,500 + 2.5 = 1,502.5'],
  ['12 divided by 5', '12 ÷ 5 = 2 2/5'],
])('reads "%s" in English', (prompt, head) => {
  expect(headOf(prompt, 'en')).toBe(head);
});

test.each(['5 : 0', '5/0', '1 + 2 : (3 - 3)', '0 : 0'])(
  'answers the division by zero in "%s" kindly',
  (prompt) => {
    expect(sum(prompt)).toBe(id.sums.byZero);
  },
);

test.each([
  'akar 9 + 7',
  '5² + 3',
  '5 + 20%',
  '3 + 5 ribu',
  '5 km + 300 m',
  'aku bangun jam 6:30',
  '0812-3456-7890',
  '5 + + 3',
  '2(3 + 4)',
  '10 - 3 setiap hari',
  '(5 + 3',
])('says that it cannot read "%s" instead of guessing', (prompt) => {
  expect(sum(prompt)).toBe(id.sums.unclear);
});

test.each([
  ['8:4/2', id.sums.ambiguous],
  ['123456789 x 987654321', id.sums.tooLarge],
  [Array(13).fill('1').join('+'), id.sums.tooLong],
  ['5 + 3 = 8, benar?', id.sums.isRight('5 + 3 = 8')],
  ['5 + 3 = 9', id.sums.isNotYet('5 + 3 = 8')],
])('answers "%s" with what there is to say', (prompt, expected) => {
  expect(sum(prompt)).toBe(expected);
});

test.each(['halo', 'umurku 7 tahun', '2/5/2024', 'kenapa langit biru'])(
  'finds no sum in "%s"',
  (prompt) => {
    expect(sum(prompt)).toBeUndefined();
  },
);

test.each([
  ['mana lebih besar 3/4 atau 2/3?', '3/4 lebih besar dari 2/3.'],
  ['mana yang lebih kecil, 0,5 atau 1/4', '1/4 lebih kecil dari 0,5.'],
  ['mana lebih banyak sembilan atau 12', '12 lebih besar dari 9.'],
  ['lebih besar mana 1/2 dan 2/4', '1/2 dan 2/4 sama besar.'],
])('compares: %s', (prompt, expected) => {
  expect(answerComparison(plainText(prompt), 'id', id)?.split('\n')[0]).toBe(expected);
});

test('compares nothing when things are counted, not numbers', () => {
  expect(answerComparison('mana lebih besar 3 gajah atau 2 semut', 'id', id)).toBeUndefined();
});

test.each([
  ['perkalian 7', '10 × 7 = 70'],
  ['tabel perkalian dua belas', '10 × 12 = 120'],
])('shows "%s" to its tenth line', (prompt, last) => {
  expect(answerTimesTable(prompt, id)?.split('\n').at(-1)).toBe(last);
});

test('knows the tables to 20', () => {
  expect(answerTimesTable('the 21 times table', en)).toBe(en.sums.tableRange(20));
});

/** A second calculator that shares nothing with the first: pairs of whole numbers, no library. */
type Ratio = readonly [bigint, bigint];
type Sign = '+' | '-' | '×' | '÷';

const reckon = (sign: Sign, [a, b]: Ratio, [c, d]: Ratio): Ratio => {
  if (sign === '+') return [a * d + c * b, b * d];
  if (sign === '-') return [a * d - c * b, b * d];
  return sign === '×' ? [a * c, b * d] : [a * d, b * c];
};
const isSame = ([a, b]: Ratio, [c, d]: Ratio) => a * d === c * b;

const readShown = (shown: string, language: Language): Ratio => {
  const minus = /^\(?−/.test(shown) ? -1n : 1n;
  const [group, point] = language === 'id' ? ['.', ','] : [',', '.'];
  const plain = shown.replace(/[()−]/g, '').replaceAll(group, '').replace(point, '.');
  const parts = plain.trim().split(' ');
  let [n, d]: Ratio = [0n, 1n];
  for (const part of parts) {
    const [top = '0', below] = part.split('/');
    const [whole = '0', decimals = ''] = top.split('.');
    const read: Ratio = below
      ? [BigInt(top), BigInt(below)]
      : [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
    [n, d] = reckon('+', [n, d], read);
  }
  return [minus * n, d];
};

/** Whether both sides of `a + b + c = d` are the same; flat lines only, as steps have them. */
const isTrue = (line: string, language: Language): boolean => {
  const [left = '', right = ''] = line.replace(/^• /, '').split(' = ');
  const pieces = left.split(/ ([+−×÷:]) /);
  const signs: Record<string, Sign> = { '+': '+', '−': '-', '×': '×', '÷': '÷', ':': '÷' };
  let value = readShown(pieces[0] ?? '', language);
  for (let at = 1; at < pieces.length; at += 2)
    value = reckon(
      signs[pieces[at] ?? ''] ?? '+',
      value,
      readShown(pieces[at + 1] ?? '', language),
    );
  return isSame(value, readShown(right, language));
};

interface Made {
  readonly text: string;
  readonly value: Ratio;
}

const whole = fc.nat(9999).map((n): Made => ({ text: `${n}`, value: [BigInt(n), 1n] }));
const part = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 2, max: 30 }))
  .map(([n, d]): Made => ({ text: `(${n}/${d})`, value: [BigInt(n), BigInt(d)] }));
const decimal = fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 99 })).map(([n, cents]): Made => {
  const tail = `${cents}`.padStart(2, '0');
  return { text: `${n}.${tail}`, value: [BigInt(n) * 100n + BigInt(cents), 100n] };
});
const sign = fc.constantFrom<Sign>('+', '-', '×', '÷');
const { tree } = fc.letrec<{ tree: Made; leaf: Made; node: Made }>((tie) => ({
  leaf: fc.oneof({ weight: 3, arbitrary: whole }, part, decimal),
  node: fc.tuple(tie('tree'), sign, tie('tree')).map(([a, by, b]) => ({
    text: `(${a.text} ${by} ${b.text})`,
    value: reckon(by, a.value, b.value),
  })),
  tree: fc.oneof({ maxDepth: 2 }, tie('leaf'), tie('node')),
}));
const expression = fc.tuple(tree, sign, tree).map(([a, by, b]) => ({
  text: `${a.text} ${by} ${b.text}`,
  value: reckon(by, a.value, b.value),
}));

const refusals = new Set<string>(
  [...Object.values(id.sums), ...Object.values(en.sums)].filter(
    (expected) => typeof expected === 'string',
  ),
);

test('gets none of 1,000 random sums wrong, neither the answer nor any line of the way', () => {
  let answerCount = 0;
  fc.assert(
    fc.property(expression, fc.constantFrom<Language>('id', 'en'), ({ text, value }, language) => {
      const written = language === 'id' ? text.replaceAll('.', ',') : text;

      const expected = sum(written, language) ?? '';

      if (value[1] === 0n) {
        expect(expected).toBe(texts[language].sums.byZero);
        return;
      }
      if (refusals.has(expected)) return;
      answerCount += 1;
      const [head = '', ...lines] = expected.split('\n');
      const result = readShown(head.split(' = ').at(-1) ?? '', language);
      expect([text, isSame(result, value)]).toEqual([text, true]);
      const equations = lines.filter((line) => /^• [\d−(][^a-z]* = [^a-z]+$/i.test(line));
      expect(equations.filter((line) => !isTrue(line, language))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  // A helper that refuses everything would be right as well.
  expect(answerCount).toBeGreaterThan(700);
});

test('shows the way of 500 small sums in lines that are all true', () => {
  const small = fc.integer({ min: 0, max: 120 });
  fc.assert(
    fc.property(small, sign, small, (a, by, b) => {
      fc.pre(by !== '÷' || b > 0);

      const [head = '', ...lines] = (sum(`${a} ${by} ${b}`) ?? '').split('\n');

      expect(isTrue(head, 'id')).toBe(true);
      const equations = lines.filter((line) => /^• [\d−(][^a-z]* = [^a-z]+$/i.test(line));
      expect(equations.filter((line) => !isTrue(line, 'id'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
