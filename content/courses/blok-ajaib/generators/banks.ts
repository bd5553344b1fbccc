/** What is played in each lesson: built, mended and foreseen. */
import type { CourseItem } from '@nobi/kit/course';
import { itemOf, type Made, type Piece, toCompose, toMend, toPredict } from './making.ts';
import { asks, counters, games, loops, messages, nested, rows, spells, taps } from './pieces.ts';

export type Bank = (station: number, skill: string) => CourseItem[];

/** Rows and numbers in turn, so that both are asked. */
const foreseen = (pieces: readonly Piece[]): Made[] =>
  pieces
    .filter((_, at) => at % 4 !== 0)
    .flatMap((piece, at) => {
      const both = toPredict(piece, at);
      return both.filter((_, way) => both.length < 2 || way === at % 2);
    });

const bankOf =
  (pieces: readonly Piece[]): Bank =>
  (station, skill) =>
    [
      ...pieces.flatMap(toCompose),
      ...pieces.filter((_, at) => at % 2 === 0).flatMap(toMend),
      ...foreseen(pieces),
    ].map(itemOf(station, skill));

const known = [...loops, ...nested, ...asks, ...counters, ...spells];

export const banks: Readonly<Record<string, Bank>> = {
  toe: bankOf(rows),
  knee: bankOf(loops),
  belly: bankOf(nested),
  navel: bankOf(taps),
  armpit: bankOf(asks),
  beard: bankOf(counters),
  nose: bankOf(spells),
  ear: (station, skill) =>
    [
      ...known.filter((_, at) => at % 2 === 1).flatMap(toMend),
      ...foreseen(known.filter((_, at) => at % 4 === 0)),
    ].map(itemOf(station, skill)),
  brows: bankOf(messages),
  awake: bankOf(games),
};
