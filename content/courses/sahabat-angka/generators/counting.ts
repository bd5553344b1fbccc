/** Seeing and giving so many, pairs of ten, and the teens, made from their numbers. */
import type { CourseItem } from '@nobi/kit/course';
import { landsOn } from '../lessons/hops.ts';
import { ducksFor, eyesFor, howMany, loadBus, onTheBus } from '../lessons/making.ts';
import { choicesFor, closeness } from './choices.ts';

const things = ['crab', 'frog', 'chick', 'fish', 'butterfly', 'duck'];

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Each number with each thing, again and again beside other numbers. */
export const seeing = (
  skill: string,
  { from, to, often }: { from: number; to: number; often: number },
): CourseItem[] =>
  numbers(0, often - 1).flatMap((round) =>
    numbers(from, to).flatMap((n) =>
      things.map((thing, at) => {
        const turn = at + n + 4 * round;
        const choices = choicesFor(n, {
          mistakes: [n - 2, n + 2, n - 1, n + 1],
          turn,
          most: to + 1,
        });
        const hard = -3.9 + 0.36 * n + 1.2 * closeness(choices, n) + 0.02 * at + 0.007 * round;
        return howMany({
          id: `see-${n}-${thing}-${choices.join('')}`,
          thing,
          n,
          choices,
          skill,
          difficulty: to > 5 ? hard - 0.6 : hard,
        });
      }),
    ),
  );

const riders = ['chick', 'frog', 'duck', 'crab', 'fish', 'butterfly'];

export const givingDucks = (skill: string, from: number, to: number): CourseItem[] =>
  numbers(from, to).flatMap((n) => [
    ducksFor({ id: `ducks-${n}`, n, skill, difficulty: -3.6 + 0.24 * n }),
    ducksFor({ id: `ducks-${n}-ghosts`, n, skill, difficulty: -4.2 + 0.24 * n, ghosts: 1 }),
    eyesFor({ id: `eyes-${n}`, n, skill, difficulty: -3.4 + 0.36 * n }),
    eyesFor({ id: `eyes-${n}-ghosts`, n, skill, difficulty: -4.2 + 0.3 * n, ghosts: 1 }),
    ...riders.flatMap((thing, turn) => [
      loadBus({
        id: `riders-${n}-${thing}`,
        n,
        thing,
        skill,
        difficulty: -3.4 + 0.31 * n + 0.06 * turn,
      }),
      loadBus({
        id: `riders-${n}-${thing}-ghosts`,
        n,
        thing,
        skill,
        difficulty: -4.2 + 0.27 * n + 0.06 * turn,
        ghosts: 1,
      }),
    ]),
  ]);

/** Counts one too few or too many, names what is there, or fills to five. */
export const friendsOfTen = (skill: string): CourseItem[] =>
  numbers(1, 9).flatMap((have) =>
    numbers(0, 8).map((turn) => {
      const answer = 10 - have;
      const mistakes = [answer - 1, answer + 1, have, Math.abs(5 - have)];
      const choices = choicesFor(answer, { mistakes, turn: turn * 2 + have, most: 10 });
      return {
        id: `fill-${have}-${choices.join('')}`,
        activity: 'boat',
        say: { id: 'Siapa yang mengisi kursi kosong?', en: 'Who fills the empty seats?' },
        args: { n: 10, have, choices },
        skill,
        difficulty: -2.9 + 0.34 * answer + closeness(choices, answer) + 0.02 * have,
      };
    }),
  );

const crews = ['duck', 'frog', 'chick'];

const riding = { id: 'Ada berapa di bus?', en: 'How many are on the bus?' };

/** Says ten too few, the ones alone, or the neighbour. */
const readTeen = (skill: string, by: number): CourseItem[] =>
  crews.map((thing, turn) => {
    const n = 10 + by;
    const choices = choicesFor(n, {
      mistakes: [by, n - 1, n + 1, n - 2],
      turn: turn + by,
      most: 20,
    });
    return {
      id: `read-${n}-${thing}-${choices.join('-')}`,
      activity: 'bus',
      say: riding,
      args: { have: 10, by, thing, choices },
      skill,
      difficulty: -2.2 + 0.2 * by + closeness(choices, n) + 0.03 * turn,
    };
  });

/** Ten and some, the other way round, or without the ten: what is a teen made of? */
const splitTeen = (skill: string, by: number): CourseItem[] => {
  const n = 10 + by;
  const turned = choicesFor(n, { mistakes: [by, n - 1, n + 1, n - 2], turn: by, most: 20 });
  const ones = choicesFor(by, { mistakes: [by + 1, by - 1, 10 - by], turn: by, most: 20 });
  const less = { mistakes: [by + 1, by - 1, n - 1], turn: by + 1, most: 20 };
  const off = choicesFor(by, less);
  return [
    onTheBus({
      id: `turned-${n}`,
      have: by,
      by: 10,
      thing: 'frog',
      choices: turned,
      skill,
      difficulty: -1.9 + 0.18 * by + closeness(turned, n),
    }),
    landsOn({
      id: `turned-leap-${n}`,
      from: by,
      by: 10,
      choices: turned,
      skill,
      difficulty: -1.8 + 0.18 * by + closeness(turned, n),
    }),
    onTheBus({
      id: `without-ten-${n}`,
      have: n,
      by: -10,
      thing: 'duck',
      choices: off,
      skill,
      difficulty: -1.7 + 0.16 * by + closeness(off, by),
    }),
    landsOn({
      id: `back-ten-${n}`,
      from: n,
      by: -10,
      choices: ones,
      skill,
      difficulty: -1.5 + 0.16 * by + closeness(ones, by),
    }),
  ];
};

export const tenAndOnes = (skill: string): CourseItem[] =>
  numbers(1, 9).flatMap((by, turn) => {
    const n = 10 + by;
    const mistakes = [by, n - 1, n + 1];
    const choices = choicesFor(n, { mistakes, turn, most: 20 });
    return [
      ...crews.map((thing, at) =>
        loadBus({
          id: `bus-${n}-${thing}`,
          n,
          thing,
          skill,
          difficulty: -2.6 + 0.24 * by + 0.05 * at,
        }),
      ),
      landsOn({ id: `leap-10-${by}`, from: 10, by, choices, skill, difficulty: -2.4 + 0.3 * by }),
      ...readTeen(skill, by),
      ...splitTeen(skill, by),
    ];
  });
