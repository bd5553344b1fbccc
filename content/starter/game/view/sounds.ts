import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'tap' | 'right' | 'oops' | 'finish';

/** Soft and round. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  tap: [0.7, 0, 420, 0.005, 0.02, 0.08, 0, 1.4, 5],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  finish: [0.9, 0, 392, 0.02, 0.2, 0.5, 0, 1.2, undefined, undefined, 196, 0.12],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
