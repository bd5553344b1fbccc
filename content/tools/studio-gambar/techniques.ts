/** Growth here is the number of ways tried; one new way is offered at a time, never pressed upon. */
import { brushNames } from './paints.ts';

export const techniques = [
  ...brushNames,
  'sticker',
  'sides',
  'kawung',
  'paper',
  'undo',
  'film',
] as const;
export type Technique = (typeof techniques)[number];

/** What to show next, easy and rewarding first. */
const order: readonly Technique[] = [
  'sticker',
  'rainbow',
  'stars',
  'film',
  'sides',
  'watercolour',
  'paper',
  'kawung',
  'batik',
  'spray',
  'eraser',
  'undo',
  'marker',
  'pencil',
  'crayon',
];

export const isTechnique = (value: unknown): value is Technique =>
  techniques.some((technique) => technique === value);

/** The first way not tried yet that was not already offered in this sitting. */
export const nextTip = (
  tried: ReadonlySet<Technique>,
  offered: ReadonlySet<Technique>,
): Technique | null => order.find((each) => !tried.has(each) && !offered.has(each)) ?? null;

/** Counts of tools for one event: the most used first, at most 24 words and numbers. */
export const tally = (counts: ReadonlyMap<Technique, number>): (Technique | number)[] =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .flat();
