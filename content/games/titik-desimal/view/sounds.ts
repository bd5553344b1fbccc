import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'sail' | 'drop' | 'right' | 'oops' | 'zoom' | 'tap' | 'finish';

/** Water, a wooden hull and a small gamelan. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  sail: [0.35, 0, 520, 0.003, 0.01, 0.05, 0, 1.6, 3],
  drop: [
    0.8,
    0.02,
    240,
    0.01,
    0.06,
    0.3,
    0,
    1.5,
    -6,
    undefined,
    undefined,
    undefined,
    undefined,
    0.3,
  ],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  zoom: [0.6, 0, 300, 0.02, 0.1, 0.2, 0, 1.4, 8],
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
