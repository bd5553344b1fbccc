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
  // A coin on wood.
  lay: [
    ['glass', 1318.51, 0, 0.3],
    ['tak', 440, 0, 0.3],
  ],
  take: 'back',
  pack: [['bamboo', 196, 0, 0.8]],
  right: 'right',
  oops: 'oops',
  splash: 'splash',
  row: [
    ['brush', 600, 0, 0.5, -4],
    ['water', 300, 0.16, 0.3],
  ],
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
