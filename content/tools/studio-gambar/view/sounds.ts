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
  pick: 'pick',
  // A drop of paint.
  paint: [['water', 420, 0, 0.7]],
  stamp: 'stamp',
  undo: 'undo',
  redo: 'redo',
  open: 'open',
  sparkle: [
    ['gender', 880, 0, 0.4],
    ['gender', 1318.51, 0.05, 0.4],
  ],
  sweep: 'sweep',
  kept: 'right',
  film: [
    ['kalimba', 392, 0, 0.6],
    ['kalimba', 587.33, 0.1, 0.6],
  ],
};

export const openStudioSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
