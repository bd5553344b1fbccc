import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'couple' | 'uncouple' | 'read' | 'toot' | 'right' | 'oops' | 'tap' | 'finish';

/** Iron on iron, a whistle of two notes, a small gamelan. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  couple: [0.7, 0, 196, 0.002, 0.02, 0.09, 0, 1.8, -6],
  uncouple: [0.6, 0, 260, 0.002, 0.02, 0.08, 0, 1.8, 6],
  read: [0.6, 0, 294, 0.008, 0.05, 0.16, 0, 1.4],
  toot: [0.7, 0, 466, 0.03, 0.2, 0.22, 1, 1.2, undefined, undefined, 117, 0.16],
  right: [0.9, 0, 587.3, 0.01, 0.14, 0.4, 0, 1.3, undefined, undefined, 293.6, 0.1],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
