/** What is called, ordered, painted, placed and sung, made from the words of a lesson. */
import type { CourseItem } from '@nobi/kit/course';
import { type Call, call, order, paint } from '../lessons/making.ts';
import { placing, singing } from '../lessons/placing.ts';
import { rounded, sampled } from './sampled.ts';

interface Words {
  names: readonly string[];
  seed: number;
  count: number;
}

const longer = 0.5;
const listening = 0.45;
const known = 0.6;

/** More at once is harder to keep in mind, and more to choose from harder to find. */
const hardness = (sample: { want: string[]; of: string[]; late: number; turn: number }): number =>
  longer * (sample.want.length - 1) * 1.6 +
  listening * (sample.of.length - 2) +
  known * sample.late +
  0.004 * sample.turn;

export const calledOut = (
  skill: string,
  { ways, from, ...words }: Words & { ways: readonly Call['way'][]; from: number },
): CourseItem[] =>
  sampled({
    ...words,
    many: (turn) => 1 + (turn % 2),
    among: (turn) => 3 + (turn % 3 === 0 ? 0 : 1),
  }).map((sample) => {
    const way = ways[sample.turn % ways.length] ?? 'find';
    const id = `${skill}-${way}-made-${sample.turn}`;
    const difficulty = rounded(from + hardness(sample));
    return call({ id, way, want: sample.want, of: sample.of }, { skill, difficulty });
  });

const figures = [['balloon'], ['fish', 'boat', 'butterfly'], ['house', 'umbrella']] as const;

export const painted = (skill: string, words: Words): CourseItem[] =>
  sampled({ ...words, many: (turn) => 1 + (turn % 3), among: () => 3 }).map((sample) => {
    const { want, of, turn } = sample;
    const able = figures[want.length - 1] ?? figures[0];
    const figure = able[turn % able.length] ?? 'balloon';
    const difficulty = rounded(-3.2 + hardness(sample));
    return paint({ id: `paint-made-${turn}`, figure, want, of }, { skill, difficulty });
  });

/** How many of each; one too many is as easily done as one too few, and the more the easier. */
const numbersFor = (turn: number, many: number): number[] =>
  many === 1
    ? [1 + (turn % 10)]
    : Array.from({ length: many }, (_, at) => 1 + ((turn + at * 3) % 5));

export const ordered = (
  skill: string,
  { view, from, ...words }: Words & { view: 'balloons' | 'monster'; from: number },
): CourseItem[] =>
  sampled({
    ...words,
    many: (turn) => 1 + (turn % 2),
    among: (turn) => 2 + (turn % 2),
  }).map((sample) => {
    const { want, of, turn } = sample;
    const most = view === 'monster' ? 4 : 10;
    const n = numbersFor(turn, want.length).map((each) => Math.min(each, most));
    const sum = n.reduce((all, each) => all + each, 0);
    const difficulty = rounded(from + hardness(sample) + 0.13 * sum);
    return order({ id: `${view}-made-${turn}`, view, want, n, of }, { skill, difficulty });
  });

const spots = ['on', 'in', 'under'];
const furniture = ['box', 'table', 'bed', 'chair'];

/** In is for boxes alone. */
const placesAt = (piece: string): string[] =>
  spots.filter((spot) => spot !== 'in' || piece === 'box').map((spot) => `${spot}-${piece}`);

export const placed = (skill: string, toys: readonly string[], seed: number): CourseItem[] =>
  toys.flatMap((toy, at) =>
    sampled({
      names: furniture,
      seed: seed + at,
      count: 6,
      many: () => 1,
      among: (turn) => 2 + (turn % 2),
    }).map(({ want: [piece = 'box'], of, turn }) => {
      const all = placesAt(piece);
      const spot = all[(turn + at) % all.length] ?? `on-${piece}`;
      const way = (turn + at) % 2 === 0 ? 'put' : 'seek';
      const under = spot.startsWith('under') ? 0.25 : 0;
      const hard = 0.5 * (of.length - 2) + under + 0.05 * at + (way === 'seek' ? 0.12 : 0);
      return placing(
        { id: `${way}-${toy}-made-${turn}`, way, toy, want: spot, of },
        { skill, difficulty: rounded(-1.9 + hard) },
      );
    }),
  );

export const sung = (skill: string, words: Words): CourseItem[] =>
  sampled({
    ...words,
    many: (turn) => 1 + (turn % 4),
    among: (turn) => 4 + (turn % 3),
  }).map((sample) => {
    const { want, of, turn } = sample;
    const hard = 0.4 * (want.length - 1) + 0.2 * (of.length - 4) + 0.5 * sample.late;
    return singing(
      { id: `sing-made-${turn}`, want, of },
      { skill, difficulty: rounded(-2.8 + hard + 0.004 * turn) },
    );
  });
