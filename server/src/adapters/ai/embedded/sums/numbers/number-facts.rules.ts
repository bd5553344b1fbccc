import type { EmbeddedText } from '../../text.en.ts';

type Words = EmbeddedText['numberFacts'];

/** What may stand around such a question without changing it. */
const start =
  "^(?:(?:nobi|tolong|coba|sebutkan|apa|apakah|berapa|berapakah|is|are|what|whats|what's|is|the|list|find|tell me|please|all|semua|itu|hitung|cari|carikan|dong)[ ,]+)*";
const end = '(?:[ ,]+(?:berapa|apa|apa saja|apa aja|ya|dong|itu|nobi|please|ada berapa))*[ ?.!]*$';
const whole = (pattern: string) => new RegExp(`${start}${pattern}${end}`);
const number = '(\\d{1,6})';
const and = '(?:,? ?(?:dan|and|,|&) ?)';

const dividers = (value: number): readonly number[] =>
  Array.from({ length: value }, (_, at) => at + 1).filter((each) => value % each === 0);

const isPrime = (value: number) => value > 1 && dividers(value).length === 2;

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

const signs: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

const romanOf = (value: number): string => {
  const sign = signs.find(([worth]) => worth <= value);
  return sign ? sign[1] + romanOf(value - sign[0]) : '';
};

/** Four numbers or more that step or grow evenly; two alone may go on in many ways. */
const nextOf = (numbers: readonly number[]): number | undefined => {
  const [first = 0, second = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  const pairs = numbers
    .slice(1)
    .map((each, at): readonly [number, number] => [numbers[at] ?? 0, each]);
  if (numbers.length < 3) return undefined;
  const step = second - first;
  if (pairs.every(([one, other]) => other - one === step)) return last + step;
  const times = second / first;
  const grows = Number.isInteger(times) && times > 1;
  return grows && pairs.every(([one, other]) => one * times === other) ? last * times : undefined;
};

type Answer = (found: readonly number[], words: Words) => string | undefined;

const most = 1000;

/** Questions about whole numbers that have one answer; the first that fits is taken. */
const questions: readonly (readonly [RegExp, Answer])[] = [
  [
    whole(
      `(?:bilangan |angka )?${number} (?:itu )?(?:termasuk )?(?:a )?(?:bilangan |angka )?(?:prima|prime)(?: number)?(?: atau bukan| bukan| or not)?`,
    ),
    ([value = 0], words) =>
      value > most ? undefined : words.prime(value, isPrime(value), dividers(value).join(', ')),
  ],
  [
    whole(
      `(?:bilangan |angka )?(?:prima|primes?)(?: numbers?)? (?:yang )?(?:kurang dari|di ?bawah|below|under|less than|sampai|up to|smaller than) ${number}`,
    ),
    ([value = 0], words) => {
      const found = Array.from({ length: Math.min(value, 101) }, (_, each) => each).filter(isPrime);
      return value > 100 || value < 3 ? undefined : words.primes(value, found.join(', '));
    },
  ],
  [
    whole(`(?:faktor|factors?)(?: dari| of)? ${number}`),
    ([value = 0], words) =>
      value < 1 || value > most ? undefined : words.factors(value, dividers(value).join(', ')),
  ],
  [
    whole(
      `(?:kpk|kelipatan persekutuan terkecil|lcm|least common multiple)(?: dari| of| antara)? ${number}${and}${number}`,
    ),
    ([a = 0, b = 0], words) =>
      a * b === 0 ? undefined : words.multiple(a, b, (a * b) / common(a, b)),
  ],
  [
    whole(
      `(?:fpb|faktor persekutuan terbesar|gcf|gcd|greatest common factor)(?: dari| of| antara)? ${number}${and}${number}`,
    ),
    ([a = 0, b = 0], words) => (a * b === 0 ? undefined : words.factor(a, b, common(a, b))),
  ],
  [
    whole(`(?:akar(?: kuadrat| pangkat dua)?|square root)(?: dari| of)? ${number}`),
    ([value = 0], words) => {
      const root = Math.round(Math.sqrt(value));
      return root * root === value ? words.root(value, root) : undefined;
    },
  ],
  [
    whole(
      `(?:(?:angka|bilangan) romawi(?:nya)?|romawi|roman numerals?)(?: dari| for| of)? ${number}|(?:how do you write )${number} (?:as a|in) roman numerals?`,
    ),
    (found, words) => {
      const value = found.find((each) => !Number.isNaN(each)) ?? 0;
      return value < 1 || value > 3999 ? undefined : words.roman(value, romanOf(value));
    },
  ],
  [
    whole(
      `(?:number |angka |bilangan )?(?:comes? |yang )?(?:after|setelah|sesudah|next after) ${number}`,
    ),
    ([value = 0], words) => words.after(value, value + 1),
  ],
  [
    whole(`(?:number |angka |bilangan )?(?:comes? |yang )?(?:before|sebelum) ${number}`),
    ([value = 0], words) => (value === 0 ? undefined : words.before(value, value - 1)),
  ],
];

const sequence =
  /^(?:[\p{L}', ]*?)(?:after|next|lanjutan|lanjutkan|berikutnya|selanjutnya|setelah|sesudah|continue|pola|pattern|barisan|deret)?[\p{L}': ]*?(\d{1,5}(?:[ ,]+\d{1,5}){2,7})[ ,.]*(?:\.\.\.)?[\p{L} ,]*[?.!]*$/u;
const asksNext = /\b(?:after|next|lanjut\w*|berikut\w*|selanjutnya|setelah|sesudah|continue)\b/;

const answerSequence = (text: string, words: Words): string | undefined => {
  const written = asksNext.test(text) ? sequence.exec(text)?.[1] : undefined;
  const numbers = written?.split(/[ ,]+/).map(Number) ?? [];
  const next = nextOf(numbers);
  return next === undefined ? undefined : words.next(numbers.join(', '), next);
};

/** Primes, factors, roots, Roman numerals and what comes next. */
export const answerNumberFact = (text: string, words: EmbeddedText): string | undefined => {
  if (text.length > 120) return undefined;
  for (const [pattern, answer] of questions) {
    const found = pattern.exec(text);
    const reply = found && answer(found.slice(1).map(Number), words.numberFacts);
    if (reply) return reply;
  }
  return answerSequence(text, words.numberFacts);
};
