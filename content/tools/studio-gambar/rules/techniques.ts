/** Growth here is the number of ways tried; one new way is offered at a time, never pressed upon. */
import { nextWay } from '@nobi/kit/studio';
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
): Technique | null => nextWay(order, { tried, offered });
