/** Adding and taking away to 20, made from their numbers. */
import type { CourseItem } from '@nobi/kit/course';
import { hopsBetween, hopTimes, landsOn } from '../lessons/hops.ts';
import { onTheBus } from '../lessons/making.ts';
import { choicesFor } from './choices.ts';

const most = 20;
/** Past ten is hard, and harder the further; within ten it grows with the numbers. */
const sumDifficulty = (have: number, by: number): number => {
  const sum = have + by;
  if (sum <= 10) return -3.2 + 0.28 * (sum - 3);
  return have < 10 ? -0.9 + 0.25 * (by - 2) : -0.6 + 0.12 * by;
};
const lessDifficulty = (have: number, by: number): number => {
  if (have <= 10) return -3 + 0.2 * have;
  return have - by < 10 && have % 10 !== by ? -0.1 + 0.12 * by : -1 + 0.15 * by;
};

/** Off by one, the number that came, the wrong way round, one counted twice. */
const mistakesOf = (have: number, by: number): number[] => {
  const answer = have + by;
  return [answer - 1, answer + 1, Math.abs(by), have - by, have];
};

const pairs = (from: number, to: number): [have: number, by: number][] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((have) =>
    Array.from({ length: 9 }, (_, i): [number, number] => [have, i + 1]),
  );

export const sums = (skill: string): CourseItem[] =>
  pairs(2, 15)
    .filter(([have, by]) => have + by <= most && have >= by)
    .map(([have, by], turn) => {
      const item = { have, by, skill, difficulty: sumDifficulty(have, by) };
      const choices = choicesFor(have + by, { mistakes: mistakesOf(have, by), turn, most });
      if (turn % 4 === 0) return hopTimes({ ...item, id: `hop-${have}-${by}`, from: have });
      return turn % 2 === 0
        ? onTheBus({ ...item, id: `join-${have}-${by}`, thing: 'duck', choices })
        : landsOn({ ...item, id: `land-${have}-${by}`, from: have, choices });
    });

export const differences = (skill: string): CourseItem[] =>
  pairs(3, 18)
    .filter(([have, by]) => by < have && have - by <= 12)
    .map(([have, by], turn) => {
      const item = { have, skill, difficulty: lessDifficulty(have, by) };
      const choices = choicesFor(have - by, { mistakes: mistakesOf(have, -by), turn, most });
      if (turn % 4 === 0)
        return hopsBetween({
          ...item,
          id: `between-${have}-${have - by}`,
          from: have,
          by: -by,
          choices: choicesFor(by, { mistakes: [by + 1, by - 1, have - by], turn, most }),
        });
      return turn % 2 === 0
        ? onTheBus({ ...item, id: `off-${have}-${by}`, by: -by, thing: 'frog', choices })
        : landsOn({ ...item, id: `back-${have}-${by}`, from: have, by: -by, choices });
    });
