import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'pick'
  | 'back'
  | 'land'
  | 'splash'
  | 'boing'
  | 'fit'
  | 'step'
  | 'stomp'
  | 'squeak'
  | 'shake'
  | 'voice'
  | 'count'
  | 'finish'
  | 'toss';

/** Soft and round; a miss has no buzzer, it has a splash and a boing. */
const book: Record<SoundName, Effect> = {
  pick: 'pick',
  back: 'back',
  toss: [['suling', 261.63, 0, 0.3, 9]],
  // A plank that falls into its place.
  land: [
    ['bamboo', 131, 0, 0.9],
    ['tak', 200, 0, 0.4],
  ],
  splash: 'splash',
  boing: 'boing',
  fit: 'right',
  step: [['tak', 230, 0, 0.5]],
  stomp: [['skin', 62, 0, 0.9]],
  squeak: [['suling', 880, 0, 0.3, 6]],
  shake: 'shake',
  voice: 'voice',
  count: [['kalimba', 659.25, 0, 0.7]],
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
