import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'radio'
  | 'clank'
  | 'lift'
  | 'land'
  | 'splash'
  | 'voice'
  | 'tap'
  | 'fit'
  | 'away'
  | 'finish';

/** Soft and round: a radio's crackle, a magnet's clank, water. */
const book: Record<SoundName, Effect> = {
  radio: [
    ['brush', 4200, 0, 0.3],
    ['tak', 900, 0.1, 0.3],
  ],
  clank: [['pan', 440, 0, 0.5]],
  lift: [['suling', 220, 0, 0.3, 5]],
  land: 'lay',
  splash: 'splash',
  voice: 'voice',
  tap: 'tap',
  fit: 'right',
  // A ship's horn.
  away: [
    ['suling', 130.81, 0, 0.6],
    ['suling', 196, 0, 0.4],
  ],
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
