/** One word among two, three or four: for who hears English for the first time. */
import type { CourseItem } from '@nobi/kit/course';
import { call } from '../lessons/making.ts';
import { rounded } from './sampled.ts';

/** Animals that can be told by their shape, and things that every house has. */
export const firstNames = ['cat', 'ball', 'duck', 'car', 'fish', 'banana', 'cow', 'book'];

/** How many lie there, and by how many places the others are shifted in the list. */
const shifts: readonly (readonly number[])[] = [
  [1],
  [3],
  [4],
  [1, 4],
  [3, 5],
  [2, 7],
  [1, 2, 4],
  [3, 5, 6],
];
const easiest = -4.2;

export const firstCalls = (skill: string): CourseItem[] =>
  shifts.flatMap((others, round) =>
    firstNames.map((want, at) => {
      const names = [0, ...others].map((by) => firstNames[(at + by) % firstNames.length] ?? want);
      // The one that is called lies at another place each time.
      const turn = (at + round) % names.length;
      const of = [...names.slice(turn), ...names.slice(0, turn)];
      const difficulty = rounded(easiest + 0.5 * (others.length - 1) + 0.1 * round + 0.015 * at);
      return call(
        { id: `first-${want}-${others.join('')}`, way: 'find', want: [want], of },
        { skill, difficulty },
      );
    }),
  );
