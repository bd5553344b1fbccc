import { type Effect, openSounds, type Sounds } from '@nobi/kit/guest';
import type { Cue } from '../../../boards/scene/sparks.ts';

export type SoundName = Cue | 'lay' | 'erase' | 'put' | 'finish';

const _ = undefined;

/** Soft and round; a bump is a bonk, a splash or a squawk, never a buzzer. */
const book: Record<SoundName, Effect> = {
  step: [0.5, 0.03, 300, 0.002, 0.015, 0.07, 0, 1.5, -3],
  drum: [1.5, 0.02, 96, 0.001, 0.03, 0.2, 0, 1.4, -2, _, _, _, _, 0.5],
  pick: [0.8, 0, 620, 0.005, 0.05, 0.16, 0, 1.3, 6, _, 310, 0.05],
  rock: [1.2, 0.02, 170, 0.001, 0.02, 0.16, 2, 1.8, -5, _, _, _, _, 0.8],
  splash: [0.9, 0.05, 180, 0.03, 0.12, 0.5, 4, 2.2, -1.2, _, _, _, _, 3, _, 0.05],
  shake: [0.5, 0.05, 320, 0.02, 0.2, 0.22, 4, 1.4, _, _, _, _, 0.05, 2],
  chicken: [0.8, 0.03, 560, 0.01, 0.05, 0.1, 2, 1.2, -9, _, 220, 0.05, 0.09],
  edge: [0.7, 0, 280, 0.02, 0.22, 0.2, 0, 1.2, 3, -0.5, _, _, 0.09, _, 8],
  wonder: [0.6, 0, 330, 0.02, 0.12, 0.2, 0, 1.2, 2, _, 90, 0.12],
  home: [1, 0, 523.25, 0.01, 0.16, 0.4, 0, 1.3, _, _, 261.6, 0.1, 0.1],
  lay: [0.8, 0, 420, 0.004, 0.02, 0.08, 0, 1.4, 5],
  erase: [0.6, 0, 360, 0.005, 0.02, 0.1, 0, 1.4, -6],
  put: [0.8, 0.02, 210, 0.003, 0.03, 0.11, 0, 1.5, 4],
  finish: [1, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, _, _, 130.8, 0.12, 0.24],
};

export const openGameSounds = (level: number): Sounds<SoundName> => openSounds(book, level);
