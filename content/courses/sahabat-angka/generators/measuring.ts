/** Clocks to read and things to measure, made from their numbers. */
import type { CourseItem } from '@nobi/kit/course';
import { heavier, long, longer, read } from '../lessons/measures.ts';
import { weightOf, weights } from '../rules/weights.ts';

const hours = Array.from({ length: 12 }, (_, at) => at + 1);

const sorted = (numbers: number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Reads the long hand, or the hour before or after. */
export const clocks = (): CourseItem[] =>
  hours.flatMap((n) => {
    const [before, after] = [((n + 10) % 12) + 1, (n % 12) + 1];
    const far = sorted([n, ((n + 3) % 12) + 1, ((n + 7) % 12) + 1]);
    const near = sorted([n, before, after, 12]);
    return [
      { ...read(n, far, -1.9 + 0.05 * n), id: `clock-${n}-${far.join('-')}` },
      { ...read(n, near, -0.9 + 0.05 * n), id: `clock-${n}-${near.join('-')}` },
    ];
  });

const lengths = [2, 3, 4, 5, 6, 7, 8];

/** The lesson tries it with the child. */
const isTried = (thing: string, n: number): boolean => thing === 'pencil' && n === 3;

export const blocks = (): CourseItem[] =>
  ['snake', 'pencil'].flatMap((thing) =>
    lengths.filter((n) => !isTried(thing, n)).map((n) => long(thing, n, -2.8 + 0.22 * n)),
  );

/** The one that ends further is not always the longer one. */
export const snakes = (): CourseItem[] =>
  [0, 1, 2, 3, 4].flatMap((shift, turn) =>
    [3, 4, 5].map((other) => {
      const one = shift % 2 === 0 ? other + 1 : Math.max(2, other - 1);
      const misleads = (one - other) * (one - other - shift) < 0;
      return longer([one, other, shift, -2.6 + 0.1 * turn + (misleads ? 1.4 : 0)]);
    }),
  );

/** Only what weighs clearly more can be told by eye. */
export const scales = (): CourseItem[] => {
  const names = Object.keys(weights);
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other, turn) => {
      if (weightOf(one) < 2 * weightOf(other) + 3) return [];
      const [first, second] = turn % 2 === 0 ? [one, other] : [other, one];
      return [heavier(first, second, -3 + 0.04 * (at + turn))];
    }),
  );
};
