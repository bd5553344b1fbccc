/** Seeing and giving so many, pairs of ten, and the teens, made from their numbers. */
import type { CourseItem } from '@nobi/kit/course';
import { landsOn } from '../lessons/hops.ts';
import { ducksFor, eyesFor, howMany, loadBus } from '../lessons/making.ts';
import { choicesFor } from './choices.ts';

const things = ['crab', 'frog', 'chick', 'fish', 'butterfly', 'duck'];

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Far apart is easy; next to each other means counting. */
const closeness = (choices: readonly number[], answer: number): number =>
  choices.filter((each) => Math.abs(each - answer) === 1).length;

export const seeing = (skill: string, from: number, to: number): CourseItem[] =>
  numbers(from, to).flatMap((n) =>
    things.flatMap((thing, turn) => {
      const mistakes = [n - 2, n + 2, n - 1, n + 1];
      const choices = choicesFor(n, { mistakes, turn: turn + n, most: to + 1 });
      const difficulty = -3.9 + 0.38 * n + 0.5 * closeness(choices, n);
      return howMany({
        id: `see-${n}-${thing}-${choices.join('')}`,
        thing,
        n,
        choices,
        skill,
        difficulty: Math.min(0.2, to > 5 ? difficulty - 0.6 : difficulty),
      });
    }),
  );

export const givingDucks = (skill: string, from: number, to: number): CourseItem[] =>
  numbers(from, to).flatMap((n) => [
    ducksFor({ id: `ducks-${n}`, n, skill, difficulty: -3.6 + 0.24 * n }),
    ducksFor({ id: `ducks-${n}-ghosts`, n, skill, difficulty: -4.2 + 0.24 * n, ghosts: 1 }),
    eyesFor({ id: `eyes-${n}`, n, skill, difficulty: -3.4 + 0.36 * n }),
    eyesFor({ id: `eyes-${n}-ghosts`, n, skill, difficulty: -4.2 + 0.3 * n, ghosts: 1 }),
    loadBus({ id: `riders-${n}`, n, thing: 'chick', skill, difficulty: -3.4 + 0.3 * n }),
  ]);

/** Counts one too few or too many, names what is there, or fills to five. */
export const friendsOfTen = (skill: string): CourseItem[] =>
  numbers(1, 9).flatMap((have) =>
    numbers(0, 4).map((turn) => {
      const answer = 10 - have;
      const mistakes = [answer - 1, answer + 1, have, Math.abs(5 - have)];
      const choices = choicesFor(answer, { mistakes, turn: turn * 2 + have, most: 10 });
      return {
        id: `fill-${have}-${choices.join('')}`,
        activity: 'boat',
        say: { id: 'Siapa yang mengisi kursi kosong?', en: 'Who fills the empty seats?' },
        args: { n: 10, have, choices },
        skill,
        difficulty: -2.9 + 0.34 * answer + 0.25 * closeness(choices, answer),
      };
    }),
  );

/** Says ten too few, the ones alone, or the neighbour. */
export const tenAndOnes = (skill: string): CourseItem[] =>
  numbers(1, 10).flatMap((by, turn) => {
    const n = 10 + by;
    const mistakes = [by, n - 1, n + 1, by * 10];
    const choices = choicesFor(n, { mistakes, turn, most: 20 });
    const others = choicesFor(n, { mistakes: [n + 1, n - 1, n - 2], turn: turn + 1, most: 20 });
    return [
      loadBus({ id: `bus-${n}`, n, thing: 'duck', skill, difficulty: -2.6 + 0.25 * by }),
      landsOn({ id: `leap-10-${by}`, from: 10, by, choices, skill, difficulty: -2.4 + 0.3 * by }),
      {
        id: `read-${n}-${others.join('-')}`,
        activity: 'bus',
        say: { id: 'Ada berapa di bus?', en: 'How many are on the bus?' },
        args: { have: 10, by, thing: 'chick', choices: others },
        skill,
        difficulty: -1.9 + 0.26 * by,
      },
    ];
  });
