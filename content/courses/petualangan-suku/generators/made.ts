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

export const madeFor = (lesson: string): CourseItem[] => {
  const taught = taughtBy(lesson);
  const rows = inTurns(kinds.map((kind) => spread(kind(taught))));
  const here = rows.map(([difficulty, draft]): Graded => {
    const among = difficulty - laterBy * taught.at;
    return [Math.round(among * 100) / 100, draft];
  });
  return items(
    `m${taught.at}`,
    here.filter(([difficulty]) => difficulty >= easiest),
  );
};
