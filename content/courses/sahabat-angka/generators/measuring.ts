/** Clocks to read and things to measure, made from their numbers. */
import type { CourseItem } from '@nobi/kit/course';
import { heavier, long, longer, read, set } from '../lessons/measures.ts';
import { weightOf, weights } from '../rules/weights.ts';

const hours = Array.from({ length: 12 }, (_, at) => at + 1);

const sorted = (numbers: number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Reads the long hand, the hour before or after, or takes one hand for the other. */
export const clocks = (): CourseItem[] =>
  hours.flatMap((n) => {
    const [before, after] = [((n + 10) % 12) + 1, (n % 12) + 1];
    const far = sorted([n, ((n + 3) % 12) + 1, ((n + 7) % 12) + 1]);
    const near = sorted([n, before, after, 12]);
    const next = sorted([n, before, ((n + 1) % 12) + 1, after]);
    return [
      { ...read(n, far, -1.9 + 0.05 * n), id: `clock-${n}-${far.join('-')}` },
      { ...read(n, near, -0.9 + 0.05 * n), id: `clock-${n}-${near.join('-')}` },
      { ...read(n, next, -0.6 + 0.06 * n), id: `clock-${n}-${next.join('-')}` },
    ];
  });

/** What one does then. */
const thingAt = (n: number): string => {
  if (n < 9) return 'bowl';
  if (n < 14) return 'book';
  return n < 19 ? 'ball' : 'bed';
};

/** The further the hands have to go, the harder. */
export const turns = (): CourseItem[] =>
  Array.from({ length: 15 }, (_, at) => at + 6).map((n, turn) => {
    const far = 2 + (turn % 5);
    const hour = n > 12 ? n - 12 : n;
    const line = { id: `Putar ke jam ${hour}!`, en: `Turn it to ${hour} o'clock!` };
    return {
      ...set([n, n - far, thingAt(n), line, -1.3 + 0.15 * far + 0.03 * turn]),
      id: `turn-${n}`,
    };
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
  [0, 1, 2, 3, 4, 5].flatMap((shift) =>
    [3, 4, 5, 6].flatMap((other) =>
      [other + 1, other - 1].flatMap((one) => {
        if (other + shift > 9) return [];
        const misleads = (one - other) * (one - other - shift) < 0;
        const hard = -2.6 + 0.12 * shift + 0.07 * other + (misleads ? 1.2 : 0);
        return [longer([one, other, shift, hard + (one < other ? 0.03 : 0)])];
      }),
    ),
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
