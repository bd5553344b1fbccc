import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'slice'
  | 'close'
  | 'take'
  | 'back'
  | 'clink'
  | 'tip'
  | 'level'
  | 'plop'
  | 'munch'
  | 'voice'
  | 'count'
  | 'tock'
  | 'finish';

/** Soft and round; a scale that tips clinks, and nothing buzzes. */
const book: Record<SoundName, Effect> = {
  slice: [['brush', 3200, 0, 0.5, -8]],
  close: [['brush', 700, 0, 0.5, 5]],
  take: 'pick',
  back: 'back',
  clink: [
    ['glass', 1318.51, 0, 0.4],
    ['glass', 1760, 0.03, 0.4],
  ],
  tip: [
    ['pan', 247, 0, 0.4],
    ['spring', 196, 0.02, 0.4, -3],
  ],
  level: 'right',
  plop: [['water', 230, 0, 0.8]],
  munch: [
    ['brush', 900, 0, 0.5, -3],
    ['brush', 800, 0.14, 0.5, -3],
  ],
  voice: 'voice',
  count: [['kalimba', 659.25, 0, 0.7]],
  tock: [['tak', 300, 0, 0.5]],
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
