/** Growth here is the number of ways tried; one new way is offered at a time, never pressed upon. */
import { nextWay } from '@nobi/kit/studio';

export const techniques = [
  'notes',
  'play',
  'drums',
  'bass',
  'tempo',
  'instrument',
  'pads',
  'echo',
  'mirror',
  'record',
  'page',
  'flip',
  'repeat',
  'save',
] as const;
export type Technique = (typeof techniques)[number];

export const isTechnique = (value: unknown): value is Technique =>
  techniques.some((technique) => technique === value);

/** The first way not tried yet that was not already offered in this sitting, easy ones first. */
export const nextTip = (
  tried: ReadonlySet<Technique>,
  offered: ReadonlySet<Technique>,
): Technique | null => nextWay(techniques, { tried, offered });
