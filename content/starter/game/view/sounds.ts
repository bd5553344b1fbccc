import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'tap' | 'right' | 'oops' | 'finish';

/** Soft and round. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  tap: 'tap',
  right: 'right',
  oops: 'oops',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
