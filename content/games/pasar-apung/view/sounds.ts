import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound =
  | 'lay'
  | 'take'
  | 'pack'
  | 'right'
  | 'oops'
  | 'splash'
  | 'row'
  | 'tap'
  | 'finish';

/** Paper, coins, wood and water. A miss is a splash with a springy `oops`. */
const book: Record<Sound, Effect> = {
  lay: [0.5, 0, 880, 0.002, 0.02, 0.09, 1, 1.6, undefined, undefined, 440, 0.03],
  take: [0.45, 0, 520, 0.003, 0.02, 0.08, 0, 1.5, -4],
  pack: [0.6, 0, 190, 0.003, 0.03, 0.1, 0, 1.4, -2],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  splash: [
    0.6,
    0.05,
    300,
    0.01,
    0.06,
    0.26,
    4,
    1.4,
    -5,
    undefined,
    undefined,
    undefined,
    undefined,
    0.6,
  ],
  row: [
    0.5,
    0.02,
    210,
    0.03,
    0.12,
    0.22,
    4,
    1.2,
    -3,
    undefined,
    undefined,
    undefined,
    undefined,
    0.5,
  ],
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
