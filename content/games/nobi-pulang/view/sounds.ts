import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';
import type { Cue } from '../../../boards/scene/sparks.ts';

export type SoundName = Cue | 'lay' | 'erase' | 'put' | 'finish';

/** Soft and round; a bump is a bonk, a splash or a squawk, never a buzzer. */
const book: Record<SoundName, Effect> = {
  step: [['tak', 300, 0, 0.6]],
  drum: 'thud',
  pick: [
    ['kalimba', 587.33, 0, 0.6],
    ['kalimba', 880, 0.05, 0.6],
  ],
  rock: [
    ['bamboo', 164.81, 0, 0.8],
    ['tak', 220, 0, 0.6],
  ],
  splash: 'splash',
  shake: 'shake',
  chicken: [
    ['spring', 620, 0, 0.4, -6],
    ['spring', 760, 0.1, 0.5, -8],
  ],
  edge: 'oops',
  wonder: [['suling', 329.63, 0, 0.4, 3]],
  home: 'right',
  lay: 'tap',
  erase: 'back',
  put: 'lay',
  finish: 'finish',
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
