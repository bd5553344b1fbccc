import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';

export type SoundName =
  | 'aim'
  | 'fall'
  | 'boing'
  | 'touch'
  | 'grow'
  | 'fit'
  | 'pop'
  | 'hop'
  | 'splash'
  | 'finish'
  | 'shake';

/** Soft and round, like blowing over a bottle; a miss has no buzzer, it has a boing. */
const book: Record<SoundName, Effect> = {
  aim: [['tak', 520, 0, 0.4]],
  fall: [['suling', 440, 0, 0.25, -9]],
  boing: 'boing',
  touch: [['water', 520, 0, 0.4]],
  grow: [
    ['kalimba', 440, 0, 0.6],
    ['kalimba', 587.33, 0.08, 0.6],
  ],
  fit: 'right',
  pop: 'pop',
  hop: 'hop',
  splash: 'splash',
  shake: 'shake',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
