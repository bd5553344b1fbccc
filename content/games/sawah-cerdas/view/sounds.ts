import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'step' | 'act' | 'right' | 'oops' | 'tap' | 'finish';

/** A small propeller, water, and a row of angklung. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  step: [0.3, 0, 260, 0.003, 0.02, 0.05, 0, 1.8, 2],
  act: [0.7, 0.02, 620, 0.004, 0.04, 0.16, 0, 1.5, -3],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
