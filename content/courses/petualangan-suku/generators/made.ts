/** Everything that can be made for a lesson, taken in turns so that each skill has its share. */
import type { CourseItem } from '@nobi/kit/course';
import { items } from '../lessons/making.ts';
import { laterBy } from '../skills.ts';
import { blends, catches, type Graded, sounds, traces } from './letters.ts';
import { type Taught, taughtBy } from './taught.ts';
import { builds, endings, pages, readings } from './words.ts';

const kinds: readonly ((taught: Taught) => Graded[])[] = [
  catches,
  sounds,
  traces,
  blends,
  builds,
  endings,
  readings,
  pages,
];

const inTurns = (rows: readonly Graded[][]): Graded[] => {
  const longest = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    rows.flatMap((row) => row.slice(at, at + 1)),
  ).flat();
};

/** Made rows do not crowd each other: of each kind at most so many. */
const share = 16;

const spread = (row: readonly Graded[]): Graded[] => {
  const step = Math.max(1, row.length / share);
  return row.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
};

/** What a lesson may hold: what would be easier is no news in it. */
const easiest = -5.9;

/**
 * Letters behind the story are met late: for a new child they are so much harder than the first ones,
 * and those of each lesson lie in it as those of the first of these lessons do.
 */
const behindStory = 1.8;

const amongItsLesson = (difficulty: number, { at, behind }: Taught): number =>
  behind > 0 ? difficulty + behindStory - laterBy * (at - behind + 1) : difficulty - laterBy * at;

export const madeFor = (lesson: string): CourseItem[] => {
  const taught = taughtBy(lesson);
  const rows = inTurns(kinds.map((kind) => spread(kind(taught))));
  const here = rows.map(([difficulty, draft]): Graded => {
    const among = amongItsLesson(difficulty, taught);
    return [Math.round(among * 100) / 100, draft];
  });
  return items(
    `m${taught.at}`,
    here.filter(([difficulty]) => difficulty >= easiest),
  );
};
