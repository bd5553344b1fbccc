import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'pick'
  | 'enter'
  | 'leave'
  | 'wave'
  | 'open'
  | 'gong'
  | 'stop'
  | 'undo'
  | 'kept';

/** Soft and short; only the gong lasts, as it does when a play begins. */
const book: Record<SoundName, Effect> = {
  pick: [0.8, 0, 430, 0.004, 0.02, 0.09, 0, 1.4, 6],
  enter: [0.8, 0, 330, 0.01, 0.05, 0.18, 0, 1.3, 5],
  leave: [0.7, 0, 330, 0.01, 0.04, 0.16, 0, 1.3, -6],
  wave: [0.6, 0, 620, 0.004, 0.03, 0.1, 0, 1.4, 8],
  open: [0.5, 0, 520, 0.01, 0.02, 0.1, 0, 1.3, 2],
  gong: [1, 0, 130.81, 0.01, 0.2, 0.9, 0, 1.1],
  stop: [0.8, 0, 196, 0.01, 0.1, 0.4, 0, 1.2],
  undo: [0.7, 0, 380, 0.005, 0.03, 0.12, 0, 1.4, -7],
  kept: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
};

export const openTheatreSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
