/** A clock that is set as a sentence says, in quarters of an hour over twelve hours. */
import type { CourseTask } from '@nobi/kit/course';
import { factsOf, wordsOf, written } from './line.ts';
import { howOf, isSaid, lineOf } from './patterns.ts';

const round = 48;
export const timeHows: readonly string[] = ['day-hour', 'day-half', 'day-quarter'];

export const turned = (at: number): number => ((at % round) + round) % round;
export const goalOf = (task: Pick<CourseTask, 'args'>): number => turned(factsOf(task).n);

export const clockText = (task: Pick<CourseTask, 'args'>): string =>
  timeHows.includes(howOf(task)) && isSaid(howOf(task), factsOf(task))
    ? written(lineOf(task), wordsOf(lineOf(task).text))
    : '';

export type TimeMiss = 'halfBefore' | 'quarter' | 'hour' | 'hands';

/** Half past six is no half to six: in Indonesian "setengah enam" is an hour earlier. */
export const timeMiss = (goal: number, set: number): TimeMiss => {
  if (goal % 4 === 2 && turned(goal - 4) === turned(set)) return 'halfBefore';
  if (goal % 4 === set % 4) return 'hour';
  return goal % 2 === 1 && set % 2 === 1 ? 'quarter' : 'hands';
};
