import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'sail' | 'drop' | 'right' | 'oops' | 'zoom' | 'tap' | 'finish';

/** Water, a wooden hull and a small gamelan. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  sail: [['tak', 520, 0, 0.3]],
  // An anchor that goes down and rings at the bottom.
  drop: [
    ['water', 240, 0, 0.8],
    ['gong', 261.63, 0.16, 0.25],
  ],
  right: 'right',
  oops: 'oops',
  zoom: [['suling', 329.63, 0, 0.35, 7]],
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
