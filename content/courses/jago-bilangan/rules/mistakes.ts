/**
 * Which known mistake an answer comes from. Choices are made of them, and what is said after a miss
 * answers the very mistake that was made.
 */
import { numberIn } from '@nobi/kit/bank';
import {
  type Arguments,
  type Ask,
  answerOf,
  answersOf,
  askIn,
  type Numbers,
  numbersOf,
  roughly,
  roundTo,
} from './asks.ts';
import { digitsOf, worthOf } from './places.ts';
import { firstStep, storyAnswer, temptingAnswer } from './stories.ts';

export type Mistake =
  | 'zeroLost'
  | 'turned'
  | 'shifted'
  | 'noCarry'
  | 'lostCarry'
  | 'minusInstead'
  | 'plusInstead'
  | 'smallerFromLarger'
  | 'notPaid'
  | 'wrongWay'
  | 'roundOnly'
  | 'onlyOnes'
  | 'added'
  | 'zerosOff'
  | 'restTooBig'
  | 'restOff'
  | 'oneStep'
  | 'otherSign'
  | 'digitOnly'
  | 'otherPlace'
  | 'down'
  | 'up'
  | 'oneOff'
  | 'tenOff'
  | 'tooSmall'
  | 'tooBig';

type Known = readonly (readonly [Mistake, number])[];

const withoutZeros = (n: number): number => Number(`${n}`.replaceAll('0', '') || 0);
const backwards = (n: number): number => Number([...`${n}`].reverse().join(''));

/** Two neighbours changed places: 3,482 as 3,842 or 3,428. */
const swaps = (n: number): number[] => {
  const digits = [...`${n}`];
  return digits.slice(1).map((digit, at) => {
    const other = [...digits];
    other[at + 1] = digits[at] ?? '';
    other[at] = digit;
    return Number(other.join(''));
  });
};

const written = (n: number): Known => [
  ['zeroLost', withoutZeros(n)],
  ...swaps(n).map((other): [Mistake, number] => ['turned', other]),
  ['turned', backwards(n)],
  ['shifted', n * 10],
  ['shifted', Math.floor(n / 10)],
];

/** Column by column without what is carried. */
const plain = (a: number, b: number, column: (one: number, other: number) => number): number => {
  const [top, low] = [digitsOf(a), digitsOf(b)];
  return worthOf(top.map((digit, at) => column(digit, low[at] ?? 0)));
};

const sums = ({ a, b }: Numbers): Known => [
  ['noCarry', plain(a, b, (one, other) => (one + other) % 10)],
  ...[10, 100, 1000].map((unit): [Mistake, number] => ['lostCarry', a + b - unit]),
  ['minusInstead', Math.abs(a - b)],
];

const differences = ({ a, b }: Numbers): Known => [
  ['smallerFromLarger', plain(a, b, (one, other) => Math.abs(one - other))],
  ...[10, 100, 1000].map((unit): [Mistake, number] => ['notPaid', a - b + unit]),
  ['plusInstead', a + b],
];

/** The round number beside `b`, and what is left when the way back is forgotten or taken wrong. */
const shifts = ({ a, b }: Numbers, sign: number): Known => {
  const round = roundTo(b, 100);
  return [
    ['roundOnly', a + sign * round],
    ['wrongWay', a + sign * (round + (round - b))],
    [sign > 0 ? 'minusInstead' : 'plusInstead', a - sign * b],
  ];
};

const products = ({ a, b }: Numbers): Known => {
  const ones = (a % 10) * b;
  const tens = Math.floor(a / 10) * b;
  return [
    ['noCarry', plain(a, 0, (digit) => (digit * b) % 10)],
    ['onlyOnes', Math.floor(a / 10) * 10 + ones],
    ['added', a + b],
    ['zerosOff', a * b * 10],
    ['zerosOff', Math.floor((a * b) / 10)],
    ['lostCarry', tens * 10 + (ones % 10)],
  ];
};

const rounding = ({ n, to }: Numbers): Known => [
  ['down', Math.floor(n / to) * to],
  ['up', Math.ceil(n / to) * to],
  ['otherPlace', roundTo(n, to * 10)],
  ['otherPlace', roundTo(n, to / 10)],
];

const estimates = (numbers: Numbers): Known => {
  const { a, b, c } = numbers;
  const to = roughly({ a, b });
  const [one, other] = [roundTo(a, to), roundTo(b, to)];
  const right = c === 2 ? one - other : one + other;
  return [
    ['otherSign', c === 2 ? one + other : Math.abs(one - other)],
    ['otherPlace', right / 10],
    ['down', Math.floor(a / to) * to + (c === 2 ? -1 : 1) * Math.floor(b / to) * to],
    ['tooBig', right + 2 * to],
    ['tooSmall', right - 2 * to],
  ];
};

const worth = ({ n, to }: Numbers): Known => {
  const digit = Math.floor(n / to) % 10;
  return [
    ['digitOnly', digit],
    ['otherPlace', digit * to * 10],
    ['otherPlace', (digit * to) / 10],
    ['shifted', n % (to * 10)],
  ];
};

const inStories = (numbers: Numbers, scene: number): Known => [
  ['oneStep', firstStep(scene, numbers) ?? -1],
  ['otherSign', temptingAnswer(scene, numbers)],
  ['tenOff', storyAnswer(scene, numbers) + 10],
  ['oneOff', storyAnswer(scene, numbers) + 1],
];

const known: Record<Ask, (numbers: Numbers, task: Arguments) => Known> = {
  words: ({ n }) => written(n),
  parts: ({ n }) => written(n),
  read: ({ n }) => written(n),
  crates: (_, task) => {
    const counts = [1, 2, 3, 4].map((place) => numberIn(task, `p${place}`));
    return [['noCarry', worthOf(counts.map((count) => count % 10))], ...written(answerOf(task))];
  },
  plus: sums,
  minus: differences,
  near: (numbers) => shifts(numbers, 1),
  less: (numbers) => shifts(numbers, -1),
  times: products,
  divide: () => [],
  story: (numbers, task) => inStories(numbers, numberIn(task, 'scene')),
  worth,
  round: rounding,
  about: estimates,
};

const isWhole = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** Wrong answers that known mistakes bring, each once. */
export const wrongOf = (task: Arguments): [Mistake, number][] => {
  const seen = new Set([answerOf(task)]);
  return known[askIn(task)](numbersOf(task), task).flatMap(
    ([mistake, value]): [Mistake, number][] => {
      if (!isWhole(value) || value > 99_999 || seen.has(value)) return [];
      seen.add(value);
      return [[mistake, value]];
    },
  );
};

const inDivision = ({ a, b }: Numbers, [each = 0, rest = 0]: readonly number[]): Mistake => {
  if (each * b + rest === a) return 'restTooBig';
  if (each === Math.floor(a / b)) return 'restOff';
  return each * b > a ? 'tooBig' : 'tooSmall';
};

/** What an answer that does not fit comes from; where no known mistake brings it, how it is off. */
export const mistakeIn = (task: Arguments, values: readonly number[]): Mistake => {
  if (askIn(task) === 'divide') return inDivision(numbersOf(task), values);
  const [value = 0] = values;
  const [answer = 0] = answersOf(task);
  const found = wrongOf(task).find(([, wrong]) => wrong === value);
  if (found) return found[0];
  const off = Math.abs(value - answer);
  if (off < 10) return 'oneOff';
  if (off < 100 && off % 10 === 0) return 'tenOff';
  return value < answer ? 'tooSmall' : 'tooBig';
};
