/** A cloth is the list of what was done to it, in order. Undo, the save and every picture read this list. */
import type { Mode } from './symmetry.ts';

/** Wax that runs out of the canting. */
export interface Line {
  kind: 'line';
  size: number;
  mode: Mode;
  /** x, y, x, y … whole numbers. */
  line: readonly number[];
}

/** One of the small fillings (isen-isen), in wax. */
export interface Stamp {
  kind: 'stamp';
  stamp: number;
  size: number;
  mode: Mode;
  x: number;
  y: number;
}

/** A bath: everything without wax takes the colour, over what it has already. */
export interface Dye {
  kind: 'dye';
  dye: number;
}

/** Boiling takes all wax off (nglorod). */
export interface Boil {
  kind: 'boil';
}

export type Wax = Line | Stamp;
export type Mark = Wax | Dye | Boil;

export const isWax = (mark: Mark): mark is Wax => mark.kind === 'line' || mark.kind === 'stamp';

/** Whether there is wax on the cloth now. */
export const hasWax = (marks: readonly Mark[]): boolean =>
  marks.slice(marks.findLastIndex(({ kind }) => kind === 'boil') + 1).some(isWax);

/** The baths that the bare cloth took, the first one first. */
export const bathsOf = (marks: readonly Mark[]): number[] =>
  marks.flatMap((mark) => (mark.kind === 'dye' ? [mark.dye] : []));

export const waxCount = (marks: readonly Mark[]): number => marks.filter(isWax).length;
