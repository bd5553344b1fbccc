/** Adding and taking away to 20, made from their numbers. */
import type { CourseItem } from '@nobi/kit/course';
import { hopsBetween, hopTimes, landsOn } from '../lessons/hops.ts';
import { onTheBus } from '../lessons/making.ts';
import { choicesFor, closeness } from './choices.ts';

const most = 20;
/** Past ten is hard, and harder the further; within ten it grows with the numbers. */
const sumDifficulty = (have: number, by: number): number => {
  const sum = have + by;
  const isTurned = have < by ? 0.4 : 0;
  if (sum <= 10) return -3.2 + 0.28 * (sum - 3) + isTurned;
  return (have < 10 ? -0.9 + 0.25 * (Math.min(have, by) - 2) : -0.6 + 0.12 * by) + isTurned;
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

/** Takes the number that is there already, or is one off. */
const missing = (
  { have, by, skill, difficulty }: { have: number; by: number; skill: string; difficulty: number },
  turn: number,
): CourseItem =>
  hopsBetween({
    id: `upto-${have}-${have + by}`,
    from: have,
    by,
    choices: choicesFor(by, { mistakes: [by + 1, by - 1, have], turn, most }),
    skill,
    difficulty: difficulty + 0.4,
  });

export const sums = (skill: string): CourseItem[] =>
  pairs(2, 15)
    .filter(([have, by]) => have + by <= most && (have >= by || have + by > 10))
    .map(([have, by], turn) => {
      const choices = choicesFor(have + by, { mistakes: mistakesOf(have, by), turn, most });
      const difficulty = sumDifficulty(have, by) + closeness(choices, have + by) - 0.3;
      const item = { have, by, skill, difficulty };
      if (turn % 4 === 0) return hopTimes({ ...item, id: `hop-${have}-${by}`, from: have });
      if (turn % 4 === 3 && have + by > 10) return missing(item, turn);
      return turn % 2 === 0
        ? onTheBus({ ...item, id: `join-${have}-${by}`, thing: 'duck', choices })
        : landsOn({ ...item, id: `land-${have}-${by}`, from: have, choices });
    });

export const differences = (skill: string): CourseItem[] =>
  pairs(3, 18)
    .filter(([have, by]) => by < have && have - by <= 12)
    .map(([have, by], turn) => {
      const choices = choicesFor(have - by, { mistakes: mistakesOf(have, -by), turn, most });
      const difficulty = lessDifficulty(have, by) + closeness(choices, have - by) - 0.3;
      const item = { have, skill, difficulty };
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
