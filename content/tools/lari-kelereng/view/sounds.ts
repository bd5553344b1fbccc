import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'pick'
  | 'place'
  | 'turn'
  | 'remove'
  | 'undo'
  | 'open'
  | 'go'
  | 'bell'
  | 'catch'
  | 'flip'
  | 'bounce'
  | 'grass'
  | 'kept';

/** Soft, round and short; the bell is the only one that lasts. */
const book: Record<SoundName, Effect> = {
  pick: [0.8, 0, 430, 0.004, 0.02, 0.09, 0, 1.4, 6],
  place: [1, 0, 190, 0.002, 0.03, 0.1, 0, 1.6, -3],
  turn: [0.7, 0, 320, 0.004, 0.03, 0.1, 0, 1.4, 9],
  remove: [0.7, 0, 300, 0.005, 0.03, 0.12, 0, 1.4, -7],
  undo: [0.7, 0, 380, 0.005, 0.03, 0.12, 0, 1.4, -7],
  open: [0.5, 0, 520, 0.01, 0.02, 0.1, 0, 1.3, 2],
  go: [0.7, 0, 240, 0.01, 0.08, 0.2, 0, 1.4, 8],
  bell: [1, 0, 523.25, 0.002, 0.06, 0.7, 0, 1.1],
  catch: [0.9, 0, 150, 0.003, 0.05, 0.16, 0, 1.5, 5],
  flip: [0.6, 0, 260, 0.002, 0.02, 0.07, 0, 1.6, -2],
  bounce: [0.8, 0, 200, 0.004, 0.06, 0.22, 0, 1.3, 14],
  grass: [0.4, 0.1, 120, 0.01, 0.03, 0.14, 4, 1.8, -1],
  kept: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
};

export const openMarbleSounds = (level: number): Sounds<SoundName> => openSounds(book, level);

/** One note of five a column, so that bells side by side make a tune. */
const notes = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
export const noteOf = (column: number): number => notes[column] ?? 1;
