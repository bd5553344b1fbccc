import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'pull' | 'row' | 'right' | 'oops' | 'sack' | 'tap' | 'finish';

/** Soft and round: wood, water and a row of angklung. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  pull: [0.5, 0, 330, 0.003, 0.015, 0.06, 0, 1.5, 4],
  row: [0.8, 0, 392, 0.005, 0.06, 0.2, 0, 1.3, undefined, undefined, 196, 0.05],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  sack: [0.9, 0.05, 150, 0.005, 0.04, 0.14, 0, 1.6, -4],
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
