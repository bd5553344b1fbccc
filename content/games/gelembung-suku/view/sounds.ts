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

const none = undefined;

/** Soft and round, like blowing over a bottle; a miss has no buzzer, it has a boing. */
const book: Record<SoundName, Effect> = {
  aim: [0.4, 0, 520, 0.005, 0.02, 0.06, 0, 1.3, 5],
  fall: [0.5, 0, 480, 0.02, 0.06, 0.14, 0, 1, -9],
  boing: [1, 0, 150, 0.01, 0.14, 0.35, 0, 1.2, 4, 0.6, none, none, 0.06, none, 14],
  touch: [0.5, 0.03, 260, 0.003, 0.02, 0.09, 0, 1.4, -3],
  grow: [0.8, 0, 440, 0.01, 0.08, 0.2, 0, 1.3, none, none, 147, 0.08],
  fit: [1, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, none, none, 261.6, 0.09],
  pop: [0.8, 0.04, 620, 0.001, 0.01, 0.07, 0, 1.8, 18],
  hop: [0.6, 0, 330, 0.005, 0.03, 0.12, 0, 1.3, 8],
  splash: [0.6, 0.05, 180, 0.03, 0.1, 0.4, 4, 2.2, -1.2, none, none, none, none, 3],
  shake: [0.6, 0.1, 240, 0.02, 0.2, 0.2, 0, 1.2, none, none, none, none, 0.05, 0.4],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, none, none, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
