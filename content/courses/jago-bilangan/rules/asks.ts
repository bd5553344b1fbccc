/** What a task asks and what answers it. Pure; the judge, the page, the robot and the tests share it. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { worthOf } from './places.ts';
import { storyAnswer } from './stories.ts';

export type Arguments = Pick<CourseTask, 'args'>;

export interface Numbers {
  n: number;
  a: number;
  b: number;
  c: number;
  to: number;
}

export const numbersOf = (task: Arguments): Numbers => ({
  n: numberIn(task, 'n'),
  a: numberIn(task, 'a'),
  b: numberIn(task, 'b'),
  c: numberIn(task, 'c'),
  to: numberIn(task, 'to'),
});

export const roundTo = (n: number, to: number): number => Math.round(n / to) * to;

/** Rounded where a sum is only estimated: to thousands when both are large, else to hundreds. */
export const roughly = ({ a, b }: Pick<Numbers, 'a' | 'b'>): number =>
  Math.min(a, b) >= 1000 ? 1000 : 100;

const estimate = ({ a, b, c }: Numbers): number => {
  const to = roughly({ a, b });
  const sign = c === 2 ? -1 : 1;
  return roundTo(a, to) + sign * roundTo(b, to);
};

const answers = {
  words: ({ n }) => [n],
  parts: ({ n }) => [n],
  crates: (_, task) => [worthOf([1, 2, 3, 4].map((place) => numberIn(task, `p${place}`)))],
  plus: ({ a, b }) => [a + b],
  minus: ({ a, b }) => [a - b],
  near: ({ a, b }) => [a + b],
  less: ({ a, b }) => [a - b],
  times: ({ a, b }) => [a * b],
  divide: ({ a, b }) => [Math.floor(a / b), a % b],
  story: (numbers, task) => [storyAnswer(numberIn(task, 'scene'), numbers)],
  worth: ({ n, to }) => [(Math.floor(n / to) % 10) * to],
  read: ({ n }) => [n],
  round: ({ n, to }) => [roundTo(n, to)],
  about: (numbers) => [estimate(numbers)],
} satisfies Record<string, (numbers: Numbers, task: Arguments) => number[]>;

export type Ask = keyof typeof answers;

export const isAsk = (name: string): name is Ask => Object.hasOwn(answers, name);

export const askIn = (task: Arguments): Ask => {
  const name = wordIn(task, 'how');
  return isAsk(name) ? name : 'parts';
};

/** The number that answers; of a division the number for each and the rest. */
export const answersOf = (task: Arguments): number[] => answers[askIn(task)](numbersOf(task), task);

export const answerOf = (task: Arguments): number => answersOf(task)[0] ?? 0;

/** How many wheels each part of the answer gets: as many as it needs, and never fewer than are asked about. */
export const wheelsOf = (task: Arguments): number[] => {
  const ask = askIn(task);
  const [first = 0, rest] = answersOf(task);
  if (rest !== undefined) return [3, 1];
  const { a, b } = numbersOf(task);
  const most = ask === 'minus' || ask === 'less' ? Math.max(first, a, b) : first;
  return [Math.max(3, `${most}`.length)];
};
