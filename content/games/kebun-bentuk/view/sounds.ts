import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound =
  | 'plant'
  | 'bleat'
  | 'sneeze'
  | 'rain'
  | 'hop'
  | 'wings'
  | 'munch'
  | 'right'
  | 'oops'
  | 'tap'
  | 'finish';

/** Soil, drops, wings and a goat. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  plant: [
    ['skin', 130, 0, 0.5],
    ['kalimba', 523.25, 0.1, 0.5],
  ],
  bleat: [
    ['spring', 310, 0, 0.5, -3],
    ['spring', 290, 0.24, 0.5, -5],
  ],
  // Air is drawn in, and out it comes.
  sneeze: [
    ['brush', 700, 0, 0.3, 14],
    ['spring', 240, 0.5, 0.9, 12],
    ['water', 640, 0.52, 0.5],
    ['kalimba', 880, 0.7, 0.3],
  ],
  rain: [
    ['water', 760, 0, 0.4],
    ['water', 620, 0.14, 0.4],
    ['water', 840, 0.27, 0.4],
    ['water', 700, 0.4, 0.4],
  ],
  hop: 'hop',
  wings: [
    ['spring', 392, 0, 0.35, 3],
    ['spring', 440, 0.3, 0.35, -3],
    ['spring', 415.3, 0.6, 0.35, 4],
  ],
  munch: [
    ['shaker', 500, 0, 0.4],
    ['shaker', 420, 0.2, 0.4],
    ['shaker', 500, 0.4, 0.4],
  ],
  right: 'right',
  oops: 'oops',
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
