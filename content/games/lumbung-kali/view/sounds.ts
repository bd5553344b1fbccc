import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'pull' | 'row' | 'right' | 'oops' | 'sack' | 'tap' | 'finish';

/** Soft and round: wood, water and a row of angklung. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  pull: [['bamboo', 329.63, 0, 0.4]],
  row: [['angklung', 392, 0, 0.5]],
  right: 'right',
  oops: 'oops',
  sack: 'thud',
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
