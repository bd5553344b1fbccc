import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'pick'
  | 'fold'
  | 'stamp'
  | 'undo'
  | 'redo'
  | 'open'
  | 'dip'
  | 'boil'
  | 'kept';

/** Soft, round and short: they answer a press and never hurry anybody. */
const book: Record<SoundName, Effect> = {
  pick: [0.8, 0, 430, 0.004, 0.02, 0.09, 0, 1.4, 6],
  fold: [0.6, 0, 587, 0.01, 0.05, 0.2, 0, 1.2, undefined, undefined, 293, 0.05],
  stamp: [1, 0, 190, 0.002, 0.03, 0.1, 0, 1.6, -3],
  undo: [0.7, 0, 380, 0.005, 0.03, 0.12, 0, 1.4, -7],
  redo: [0.7, 0, 300, 0.005, 0.03, 0.12, 0, 1.4, 7],
  open: [0.5, 0, 520, 0.01, 0.02, 0.1, 0, 1.3, 2],
  // A cloth that goes under.
  dip: [0.8, 0.05, 220, 0.06, 0.16, 0.4, 4, 1.8, -1],
  boil: [0.7, 0.1, 110, 0.05, 0.3, 0.4, 4, 2.2, 1],
  kept: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
};

export const openBatikSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
