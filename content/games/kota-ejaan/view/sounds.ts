import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'turn' | 'piece' | 'hang' | 'right' | 'oops' | 'tap' | 'walk' | 'finish';

/** Wood on wood, a shop's bell and a small gamelan. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  turn: [0.5, 0, 330, 0.004, 0.02, 0.07, 0, 1.5, 4],
  piece: [0.6, 0, 220, 0.004, 0.02, 0.1, 0, 1.6, -3],
  hang: [0.7, 0, 150, 0.004, 0.03, 0.14, 0, 1.7, -4],
  right: [0.9, 0, 587.3, 0.01, 0.14, 0.4, 0, 1.3, undefined, undefined, 293.6, 0.1],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  walk: [0.4, 0, 260, 0.01, 0.1, 0.2, 0, 1.4, 5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
