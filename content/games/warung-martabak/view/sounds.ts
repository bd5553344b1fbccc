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

const un = undefined;

/** Soft and round; a scale that tips clinks, and nothing buzzes. */
const book: Record<SoundName, Effect> = {
  slice: [0.8, 0.02, 700, 0.01, 0.05, 0.14, 4, 1.2, -9, un, un, un, un, 1.4],
  close: [0.7, 0, 180, 0.02, 0.08, 0.2, 0, 1.4, 5],
  take: [0.9, 0, 440, 0.005, 0.02, 0.1, 0, 1.4, 7],
  back: [0.7, 0, 380, 0.005, 0.02, 0.1, 0, 1.4, -6],
  clink: [0.7, 0.01, 1300, 0.001, 0.02, 0.24, 0, 1, un, un, 380, 0.03],
  tip: [0.9, 0, 240, 0.02, 0.12, 0.3, 0, 1.3, -3, un, un, un, 0.05, un, 9],
  level: [1, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, un, un, 261.6, 0.09],
  plop: [0.9, 0.05, 190, 0.005, 0.03, 0.1, 0, 1.6, -5],
  munch: [0.6, 0.1, 150, 0.01, 0.04, 0.1, 4, 1.4, -2, un, un, un, 0.05, 2],
  voice: [0.7, 0, 300, 0.03, 0.1, 0.18, 1, 1.2, 3, -1.4, un, un, un, un, 6],
  count: [0.7, 0, 659.25, 0.005, 0.04, 0.14, 0, 1.3],
  tock: [0.5, 0.02, 260, 0.001, 0.01, 0.06, 2, 1.5, -4],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, un, un, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
