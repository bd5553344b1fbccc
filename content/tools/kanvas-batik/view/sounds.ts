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
  pick: 'pick',
  fold: [
    ['gender', 587.33, 0, 0.5],
    ['gender', 880, 0.05, 0.5],
  ],
  stamp: 'stamp',
  undo: 'undo',
  redo: 'redo',
  open: 'open',
  // A cloth that goes under.
  dip: [
    ['brush', 700, 0, 0.6, -8],
    ['water', 170, 0.1, 0.7],
  ],
  boil: [
    ['water', 210, 0, 0.4],
    ['water', 330, 0.13, 0.4],
    ['water', 260, 0.27, 0.4],
    ['water', 420, 0.38, 0.3],
  ],
  kept: 'right',
};

export const openBatikSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
