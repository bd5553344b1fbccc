import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'step' | 'act' | 'right' | 'oops' | 'tap' | 'finish';

/** A small propeller, water, and a row of angklung. A miss has a springy `oops`. */
const book: Record<Sound, Effect> = {
  step: [['tak', 260, 0, 0.4]],
  act: [['kalimba', 587.33, 0, 0.6]],
  right: 'right',
  oops: 'oops',
  tap: 'tap',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
