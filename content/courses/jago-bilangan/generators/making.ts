/** A short way to make tasks: chance that repeats itself, a say of its kind, choices from known mistakes. */
import type { CourseItem } from '@nobi/kit/course';
import { severalOf } from '../../../course-parts/generators/several.ts';
import { answerOf } from '../rules/asks.ts';
import { wrongOf } from '../rules/mistakes.ts';
import { type SayName, says } from '../text/says.ts';

export interface Made {
  activity: string;
  args: CourseItem['args'];
  say: SayName;
  difficulty: number;
}

/** Large digits cost a little more than small ones, whatever is done with them. */
const ofDigits = (args: CourseItem['args']): number =>
  Object.entries(args)
    .filter(([name]) => /^(?:n|a|b|p\d|cards)$/.test(name))
    .flatMap(([, value]) => [...`${value}`].map(Number).filter(Number.isInteger))
    .reduce((sum, digit) => sum + digit, 0) * 0.011;

/** From the station and from what it holds comes its name: the same task has it in every build. */
export const itemOf =
  (station: number, skill: string) =>
  ({ activity, args, say, difficulty }: Made): CourseItem => {
    const key = Object.entries(args)
      .filter(([name]) => name !== 'choices')
      .map(([, value]) => `${value}`.replaceAll(',', '-'))
      .join('-');
    return {
      id: `s${station}-${activity}-${key}`,
      activity,
      say: says[say],
      args,
      skill,
      difficulty: Math.max(-4, Math.round((difficulty - 0.2 + ofDigits(args)) * 1000) / 1000),
    };
  };

export const several = severalOf(30);

/** The answer between two known mistakes of this very task; where they stand is left to their size. */
export const withChoices = (args: CourseItem['args'], turn: number): CourseItem['args'] | null => {
  const answer = answerOf({ args });
  const wrong = wrongOf({ args });
  if (wrong.length < 2) return null;
  const first = wrong[turn % wrong.length]?.[1] ?? 0;
  const second =
    wrong[(turn + 1 + (Math.floor(turn / 2) % (wrong.length - 1))) % wrong.length]?.[1];
  if (second === undefined || second === first) return null;
  return { ...args, choices: [answer, first, second].toSorted((a, b) => a - b) };
};

export const zerosInside = (n: number): number => (`${n}`.slice(1).match(/0/g) ?? []).length;
