/** Growth here is the number of ways tried; one is offered at a time, never pressed upon. */
import { nextWay } from '@nobi/kit/studio';

const techniques = [
  'puppet',
  'move',
  'wave',
  'record',
  'again',
  'play',
  'backdrop',
  'lamp',
  'scene',
  'idea',
  'undo',
] as const;
export type Technique = (typeof techniques)[number];

export const isTechnique = (value: unknown): value is Technique =>
  techniques.some((technique) => technique === value);

const order: readonly Technique[] = [
  'puppet',
  'record',
  'play',
  'wave',
  'backdrop',
  'again',
  'scene',
  'lamp',
  'idea',
  'undo',
  'move',
];

/** The first way not tried yet that was not already offered in this session. */
export const nextTip = (
  tried: ReadonlySet<Technique>,
  offered: ReadonlySet<Technique>,
): Technique | null => nextWay(order, { tried, offered });
