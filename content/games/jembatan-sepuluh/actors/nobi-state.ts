/** How Nobi stands and feels. */
import type { Spot } from '@nobi/kit/canvas';

export type Mood = 'happy' | 'cheer' | 'wow' | 'think';

type Arms = 'rest' | 'up' | 'wave' | 'cover';

export interface Nobi {
  x: number;
  /** Feet; the deck is 0. */
  y: number;
  tilt: number;
  /** 1 at rest, above 1 stretched tall, below 1 squashed flat. */
  stretch: number;
  mood: Mood;
  arms: Arms;
  /** What the eyes follow, in world units. */
  look: Spot;
  /** 0 open, 1 closed. */
  blink: number;
  wet: number;
  /** Seconds, for breathing and swaying. */
  time: number;
  walking: boolean;
}

/** Brand units to world units: Nobi stands 172 high. */
export const nobiSize = 172 / 470;

export const restingNobi = (x: number): Nobi => ({
  x,
  y: 0,
  tilt: 0,
  stretch: 1,
  mood: 'happy',
  arms: 'rest',
  look: { x: 0, y: 0 },
  blink: 0,
  wet: 0,
  time: 0,
  walking: false,
});
