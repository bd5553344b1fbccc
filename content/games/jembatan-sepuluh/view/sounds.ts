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
  pick: [0.9, 0, 420, 0.005, 0.02, 0.09, 0, 1.4, 6],
  back: [0.7, 0, 360, 0.005, 0.02, 0.1, 0, 1.4, -6],
  toss: [0.5, 0, 240, 0.03, 0.05, 0.16, 0, 1, 9],
  land: [
    1.2,
    0.02,
    130,
    0.001,
    0.03,
    0.1,
    2,
    1.6,
    -3,
    undefined,
    undefined,
    undefined,
    undefined,
    0.6,
  ],
  splash: [
    0.9,
    0.05,
    180,
    0.03,
    0.12,
    0.5,
    4,
    2.2,
    -1.2,
    undefined,
    undefined,
    undefined,
    undefined,
    3,
    undefined,
    0.05,
  ],
  boing: [1, 0, 150, 0.01, 0.14, 0.35, 0, 1.2, 4, 0.6, undefined, undefined, 0.06, undefined, 14],
  fit: [1, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  step: [0.4, 0.05, 210, 0.001, 0.01, 0.05, 2, 1.5, -4],
  stomp: [
    1.4,
    0.02,
    62,
    0.005,
    0.06,
    0.22,
    0,
    1.6,
    -1,
    undefined,
    undefined,
    undefined,
    undefined,
    0.4,
  ],
  squeak: [0.5, 0, 900, 0.02, 0.05, 0.14, 0, 0.8, 12, -0.8],
  shake: [
    0.5,
    0.05,
    320,
    0.02,
    0.22,
    0.25,
    4,
    1.4,
    undefined,
    undefined,
    undefined,
    undefined,
    0.05,
    2,
  ],
  voice: [
    0.7,
    0,
    300,
    0.03,
    0.1,
    0.18,
    1,
    1.2,
    3,
    -1.4,
    undefined,
    undefined,
    undefined,
    undefined,
    6,
  ],
  count: [0.7, 0, 659.25, 0.005, 0.04, 0.14, 0, 1.3],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
