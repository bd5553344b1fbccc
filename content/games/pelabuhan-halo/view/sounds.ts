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

const un = undefined;

/** Soft and round: a radio's crackle, a magnet's clank, water. */
const book: Record<SoundName, Effect> = {
  radio: [0.5, 0.1, 900, 0.005, 0.03, 0.06, 3, 1.6, un, un, 300, 0.03],
  clank: [0.8, 0.01, 420, 0.001, 0.02, 0.16, 0, 1, un, un, -140, 0.03],
  lift: [0.6, 0, 210, 0.03, 0.12, 0.18, 0, 1.4, 4],
  land: [0.9, 0.05, 170, 0.005, 0.03, 0.12, 0, 1.6, -4],
  splash: [0.8, 0.1, 300, 0.02, 0.1, 0.3, 4, 1.4, -6, un, un, un, un, 2],
  voice: [0.7, 0, 300, 0.03, 0.1, 0.18, 1, 1.2, 3, -1.4, un, un, un, un, 6],
  tap: [0.6, 0.02, 330, 0.003, 0.02, 0.08, 0, 1.4, 3],
  fit: [1, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, un, un, 261.6, 0.09],
  away: [0.7, 0, 130, 0.05, 0.4, 0.3, 0, 1.6, 0.5],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, un, un, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
