import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'tap' | 'work' | 'right' | 'oops' | 'cough' | 'finish';

/** Magnets click, the machine rumbles, and a sentence that is none makes it cough. */
const book: Record<Sound, Effect> = {
  tap: 'tap',
  // A machine that stamps along.
  work: [
    ['skin', 82, 0, 0.7],
    ['tak', 300, 0.12, 0.5],
    ['skin', 82, 0.24, 0.7],
    ['tak', 300, 0.36, 0.5],
  ],
  right: 'right',
  oops: 'oops',
  cough: [
    ['brush', 500, 0, 0.7, -7],
    ['spring', 110, 0.12, 0.5, -5],
  ],
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
