import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'leaf' | 'lay' | 'press' | 'right' | 'oops' | 'tap' | 'finish';

/** Paper, type that is laid, the press, and the village's wooden drum. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  leaf: [['tak', 392, 0, 0.4]],
  lay: 'lay',
  press: [
    ['bamboo', 110, 0, 0.7],
    ['tak', 220, 0.12, 0.6],
    ['bamboo', 110, 0.3, 0.7],
    ['tak', 220, 0.42, 0.6],
  ],
  right: 'right',
  oops: 'oops',
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
