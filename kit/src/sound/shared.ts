/** What every item may say by name, so that a right answer is the same chime everywhere. Soft and round: no buzzer. */
import type { Stroke } from './instruments.ts';

export const shared = {
  tap: [['tak', 420, 0, 0.7]],
  pick: [['tak', 520, 0, 0.8]],
  back: [['tak', 330, 0, 0.7]],
  lay: [['bamboo', 262, 0, 0.7]],
  count: [['kalimba', 440, 0, 0.8]],
  open: [['gender', 523.25, 0, 0.5]],
  undo: [
    ['kalimba', 392, 0, 0.5],
    ['kalimba', 329.63, 0.07, 0.5],
  ],
  redo: [
    ['kalimba', 329.63, 0, 0.5],
    ['kalimba', 392, 0.07, 0.5],
  ],
  right: [
    ['gender', 523.25, 0, 0.9],
    ['gender', 783.99, 0.09, 0.9],
  ],
  oops: [['spring', 165, 0, 0.6, 5]],
  boing: [['spring', 147, 0, 0.9, 12]],
  hop: [
    ['bamboo', 293.66, 0, 0.5],
    ['bamboo', 392, 0.06, 0.5],
  ],
  stamp: [['skin', 150, 0, 0.8]],
  thud: [['skin', 92, 0, 0.9]],
  splash: [
    ['water', 190, 0, 0.8],
    ['water', 640, 0.12, 0.3],
  ],
  pop: [['water', 720, 0, 0.6]],
  page: [['brush', 2600, 0, 0.35, -5]],
  sweep: [['brush', 1400, 0, 0.5, -9]],
  shake: [['angklung', 523.25, 0, 0.5]],
  voice: [['spring', 300, 0, 0.5, -4]],
  finish: [
    ['saron', 392, 0, 0.6],
    ['saron', 523.25, 0.13, 0.6],
    ['saron', 659.25, 0.26, 0.7],
    ['gong', 130.81, 0.26, 0.35],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
