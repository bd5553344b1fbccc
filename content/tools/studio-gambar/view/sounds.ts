import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'pick'
  | 'paint'
  | 'stamp'
  | 'undo'
  | 'redo'
  | 'open'
  | 'sparkle'
  | 'sweep'
  | 'kept'
  | 'film';

/** Soft, round and short: they answer a press and never hurry anybody. */
const book: Record<SoundName, Effect> = {
  pick: [0.8, 0, 430, 0.004, 0.02, 0.09, 0, 1.4, 6],
  // A drop of paint.
  paint: [0.9, 0, 300, 0.004, 0.03, 0.12, 0, 1.2, 16, -0.6],
  stamp: [
    1.2,
    0,
    170,
    0.002,
    0.03,
    0.12,
    0,
    1.6,
    -3,
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ],
  undo: [0.7, 0, 380, 0.005, 0.03, 0.12, 0, 1.4, -7],
  redo: [0.7, 0, 300, 0.005, 0.03, 0.12, 0, 1.4, 7],
  open: [0.5, 0, 520, 0.01, 0.02, 0.1, 0, 1.3, 2],
  sparkle: [0.6, 0, 880, 0.01, 0.06, 0.24, 0, 1.2, undefined, undefined, 440, 0.05],
  sweep: [
    0.7,
    0.05,
    240,
    0.05,
    0.12,
    0.3,
    4,
    1.8,
    -1,
    undefined,
    undefined,
    undefined,
    undefined,
    2,
  ],
  kept: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  film: [0.7, 0, 392, 0.02, 0.1, 0.3, 0, 1.4, undefined, undefined, 196, 0.1],
};

export const openStudioSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
