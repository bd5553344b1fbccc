/** Numbers to a hundred, made from their tens and ones. */
import type { CourseItem } from '@nobi/kit/course';
import {
  greatestOf,
  hangLanterns,
  lanternsMoved,
  lanternsSeen,
  writtenAs,
} from '../lessons/lanterns.ts';
import { hundred, miscounted, misread, onesIn, swapped, tensIn } from '../rules/tens.ts';
import { choicesFor } from './choices.ts';

const numbers = Array.from({ length: 80 }, (_, at) => at + 21);

/** What there is to count: bundles, and then ones. */
const steps = (n: number): number => tensIn(n) + onesIn(n);

/** Swapped digits beside the answer ask for the place of each. */
const tempting = (n: number, choices: readonly number[]): number =>
  onesIn(n) > 0 && swapped(n) !== n && choices.includes(swapped(n)) ? 0.75 : 0;

const round = (difficulty: number): number => Math.round(difficulty * 1000) / 1000;

/** Each number in two of three ways: seen, hung or written. */
export const tensAndOnes = (): CourseItem[] =>
  numbers.flatMap((n) => {
    const turn = tensIn(n) + onesIn(n);
    const choices = choicesFor(n, { mistakes: misread(n), turn, most: hundred });
    const hard = -4.2 + 0.19 * steps(n) + (onesIn(n) === 0 ? -0.7 : 0) + 0.006 * n;
    const ways = [
      lanternsSeen({ n, choices, difficulty: round(hard + tempting(n, choices)) }),
      hangLanterns({ n, difficulty: round(hard + 0.15) }),
      writtenAs({ n, choices, difficulty: round(hard + 0.3 + tempting(n, choices)) }),
    ];
    return ways.filter((_, at) => at !== n % 3);
  });

const moved = (have: number, by: number, hard: number): CourseItem[] => {
  const goal = have + by;
  if (goal < 1 || goal > hundred) return [];
  const turn = tensIn(have) + Math.abs(by);
  const choices = choicesFor(goal, { mistakes: miscounted(have, by), turn, most: hundred });
  return [lanternsMoved({ have, by, choices, difficulty: round(hard + 0.006 * have) })];
};

/** Across a ten the tens change with the ones. */
const crosses = (have: number, by: number): boolean => tensIn(have) !== tensIn(have + by);

export const nextTo = (): CourseItem[] =>
  numbers.flatMap((n) =>
    [1, -1].flatMap((by) => {
      const isEdge = onesIn(n) === 9 || onesIn(n) === 0 || n % 4 === 1;
      const back = by < 0 ? 0.5 : 0;
      return isEdge ? moved(n, by, -2.9 + back + (crosses(n, by) ? 2.6 : 0)) : [];
    }),
  );

export const byTens = (): CourseItem[] =>
  numbers.flatMap((n) =>
    [10, -10, 20, 30].flatMap((by, at) =>
      (n + at) % 4 === 0 ? moved(n, by, -2.3 + 0.5 * at + (onesIn(n) === 0 ? -0.8 : 0)) : [],
    ),
  );

/** Far apart; the same ten; the same digits; ones that mislead, from the easiest kind. */
const triples = (at: number): (readonly [number[], number])[] => {
  const one = 2 + (at % 4);
  const high = one + 3 + (at % 2);
  return [
    [[one * 10 + 1, (one + 2) * 10 + 3, (one + 4) * 10 + 5], -3.1],
    [[one * 10 + (at % 3), one * 10 + 5, one * 10 + 8], -1.5],
    [[one * 10 + high, high * 10 + one, one * 10 + one + 1], -0.3],
    [[one * 10 + 9, (one + 1) * 10 + 7, (one + 2) * 10 + (at % 5)], 0.7],
  ];
};

/** No place among the three wins more often than another. */
const turned = (three: readonly number[], by: number): number[] =>
  three.map((_, at) => three[(at + by) % three.length] ?? 0);

export const outermost = (): CourseItem[] =>
  Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
    triples(at).map(([three, hard], kind) => {
      const isLeast = (at + kind * 2) % 4 === 0;
      return greatestOf({
        choices: turned(three, at + kind),
        asks: isLeast ? 'least' : 'most',
        difficulty: round(hard + 0.06 * at + (isLeast ? 0.3 : 0)),
      });
    }),
  );
