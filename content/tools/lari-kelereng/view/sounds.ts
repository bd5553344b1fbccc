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
  pick: 'pick',
  place: 'stamp',
  turn: [['tak', 392, 0, 0.7]],
  remove: 'back',
  undo: 'undo',
  open: 'open',
  go: 'hop',
  bell: [['saron', 523.25, 0, 0.9]],
  catch: [['bamboo', 196, 0, 0.9]],
  flip: [['tak', 260, 0, 0.6]],
  bounce: 'boing',
  grass: [['brush', 1200, 0, 0.4, -6]],
  kept: 'right',
};

export const openMarbleSounds = (level: number): Sounds<SoundName> => openSounds(book, level);

/** One note of five a column, so that bells side by side make a tune. */
const notes = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
export const noteOf = (column: number): number => notes[column] ?? 1;
