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
  pick: 'pick',
  enter: [['kalimba', 329.63, 0, 0.6]],
  leave: 'undo',
  // Leather that moves.
  wave: [['brush', 1800, 0, 0.4, 5]],
  open: 'open',
  // As in a wayang: the gong of the beginning, and the wooden box that is knocked at its end.
  gong: [['gong', 130.81, 0, 0.9]],
  stop: [
    ['tak', 196, 0, 0.8],
    ['gong', 196, 0.12, 0.4],
  ],
  undo: 'undo',
  kept: 'right',
};

export const openTheatreSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
