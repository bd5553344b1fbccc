/** One, two, three, for who is four: a glance among two or three, and taking just so many. */
import type { CourseItem } from '@nobi/kit/course';
import { ducksFor, eyesFor, howMany, loadBus } from '../lessons/making.ts';

const skill = 'count-3';
const things = ['duck', 'frog', 'crab', 'fish', 'chick', 'butterfly'];
const numbers = [1, 2, 3];

/** Far apart first; two choices alone prove nothing, and are the easy half. */
const amongOf = (n: number): readonly number[][] => [n === 2 ? [2, 4] : [1, 3], [1, 2, 3]];

export const seeingThree = (): CourseItem[] =>
  numbers.flatMap((n) =>
    things.flatMap((thing, at) =>
      amongOf(n).map((choices) =>
        howMany({
          id: `first-see-${n}-${thing}-${choices.join('')}`,
          thing,
          n,
          choices,
          skill,
          difficulty: (choices.length > 2 ? -3.1 : -4.2) + 0.2 * n + 0.02 * at,
        }),
      ),
    ),
  );

const riding = (n: number, thing: string, at: number): CourseItem[] => [
  loadBus({
    id: `first-riders-${n}-${thing}`,
    n,
    thing,
    skill,
    difficulty: -3 + 0.25 * n + 0.03 * at,
  }),
  loadBus({
    id: `first-riders-${n}-${thing}-ghosts`,
    n,
    thing,
    skill,
    difficulty: -3.9 + 0.25 * n + 0.03 * at,
    ghosts: 1,
  }),
];

export const givingThree = (): CourseItem[] =>
  numbers.flatMap((n) => [
    ducksFor({ id: `first-ducks-${n}`, n, skill, difficulty: -3 + 0.25 * n }),
    ducksFor({ id: `first-ducks-${n}-ghosts`, n, skill, difficulty: -3.9 + 0.25 * n, ghosts: 1 }),
    eyesFor({ id: `first-eyes-${n}`, n, skill, difficulty: -2.9 + 0.25 * n }),
    eyesFor({ id: `first-eyes-${n}-ghosts`, n, skill, difficulty: -3.8 + 0.25 * n, ghosts: 1 }),
    ...things.flatMap((thing, at) => riding(n, thing, at)),
  ]);
