import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type Sound = 'tap' | 'work' | 'right' | 'oops' | 'cough' | 'finish';

/** Magnets click, the machine rumbles, and a sentence that is none makes it cough. */
const book: Record<Sound, Effect> = {
  tap: [0.6, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  work: [0.6, 0.02, 96, 0.03, 0.34, 0.22, 2, 1.2, 1.5, undefined, undefined, undefined, 0.07],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  cough: [0.7, 0.05, 130, 0.01, 0.06, 0.3, 4, 1.6, -6, undefined, undefined, undefined, 0.11, 1.5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<Sound> => openSounds(book, level);
