/** What every act is made of: slides and hops, with the time they take. */
import { shift, type Way } from '../rules/board.ts';
import type { Cue } from './sparks.ts';

export interface Act {
  /** In seconds. */
  lasts: number;
  /** What sounds when, in seconds from the start. */
  cues: readonly (readonly [number, Cue])[];
}

export const stepMs = 440;

export const slide = (way: Way, share: number): string =>
  `translate(${shift[way].x * share}%, ${shift[way].y * share}%)`;

export const hopFrames = (calm: boolean): Keyframe[] =>
  calm
    ? []
    : [
        { transform: 'translateY(0) scale(1.06, 0.94)' },
        { transform: 'translateY(-20%) scale(0.97, 1.04)', offset: 0.45 },
        { transform: 'translateY(0) scale(1.05, 0.95)', offset: 0.9 },
        { transform: 'none' },
      ];
