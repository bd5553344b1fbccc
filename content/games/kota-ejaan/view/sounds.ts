import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'turn' | 'piece' | 'hang' | 'right' | 'oops' | 'tap' | 'walk' | 'finish';

/** Wood on wood, a shop's bell and a small gamelan. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  turn: [['tak', 330, 0, 0.6]],
  piece: 'lay',
  hang: [
    ['bamboo', 147, 0, 0.7],
    ['pan', 330, 0.04, 0.25],
  ],
  right: 'right',
  oops: 'oops',
  tap: 'tap',
  walk: 'hop',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
