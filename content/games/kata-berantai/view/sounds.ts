import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'couple' | 'uncouple' | 'read' | 'toot' | 'right' | 'oops' | 'tap' | 'finish';

/** Iron on iron, a whistle of two notes, a small gamelan. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  // Two couplings of iron that meet.
  couple: [
    ['pan', 196, 0, 0.5],
    ['tak', 300, 0.02, 0.5],
  ],
  uncouple: [['tak', 260, 0, 0.6]],
  read: [['kalimba', 293.66, 0, 0.6]],
  toot: [
    ['suling', 466.16, 0, 0.5],
    ['suling', 587.33, 0, 0.4],
  ],
  right: 'right',
  oops: 'oops',
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
