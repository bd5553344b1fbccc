/** Growth here is the number of kinds and ways tried; one is offered at a time, never pressed upon. */
import { nextWay } from '@nobi/kit/studio';
import { kindNames } from './board.ts';

const techniques = [...kindNames, 'turn', 'run', 'riddle', 'code', 'slow', 'undo'] as const;
export type Technique = (typeof techniques)[number];

export const isTechnique = (value: unknown): value is Technique =>
  techniques.some((technique) => technique === value);

const order: readonly Technique[] = [
  'run',
  'turn',
  'bell',
  'bucket',
  'lever',
  'spring',
  'riddle',
  'seesaw',
  'funnel',
  'slow',
  'bend',
  'peg',
  'code',
  'floor',
  'undo',
  'ramp',
];

/** The first way not tried yet that was not already offered in this session. */
export const nextTip = (
  tried: ReadonlySet<Technique>,
  offered: ReadonlySet<Technique>,
): Technique | null => nextWay(order, { tried, offered });
