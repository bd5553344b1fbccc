/** Growth here is the number of ways tried; one new way is offered at a time, never pressed upon. */
import { nextWay } from '@nobi/kit/studio';
import type { Mode } from './symmetry.ts';

const techniques = [
  'canting',
  'stamp',
  'mirror',
  'turn',
  'tile',
  'dye',
  'mix',
  'boil',
  'undo',
  'story',
] as const;
export type Technique = (typeof techniques)[number];

export const isTechnique = (value: unknown): value is Technique =>
  techniques.some((technique) => technique === value);

const order: readonly Technique[] = [
  'dye',
  'boil',
  'stamp',
  'mirror',
  'tile',
  'mix',
  'story',
  'turn',
  'undo',
  'canting',
];

/** The first way not tried yet that was not already offered in this session. */
export const nextTip = (
  tried: ReadonlySet<Technique>,
  offered: ReadonlySet<Technique>,
): Technique | null => nextWay(order, { tried, offered });

export const techniqueOf = (mode: Mode): Technique | null => {
  if (mode === 'off') return null;
  if (mode === 'sides' || mode === 'four') return 'mirror';
  return mode === 'parang' || mode === 'kawung' ? 'tile' : 'turn';
};
