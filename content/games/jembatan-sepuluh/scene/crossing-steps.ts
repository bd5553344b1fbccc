/** What every crossing is made of: moments, cues and keys in time. */
import type { Pose } from '../actors/animal-parts.ts';
import { queue } from './frame.ts';

export interface Moment {
  x: number;
  /** Height above the deck. */
  hop: number;
  turn: number;
  stretch: number;
  facing: 1 | -1;
  pose: Pose;
}

export type Cue = 'step' | 'stomp' | 'squeak' | 'sound' | 'spray' | 'feathers' | 'bounce';

export interface Crossing {
  at(time: number): Moment;
  cues: readonly (readonly [number, Cue])[];
}

type Keys = readonly (readonly [number, number])[];

/** A straight line between keys. */
export const along = (keys: Keys, time: number): number => {
  const next = keys.findIndex(([t]) => t >= time);
  const [t1, x1] = keys[Math.max(0, next < 0 ? keys.length - 1 : next)] ?? [1, 0];
  const [t0, x0] = keys[Math.max(0, (next < 0 ? keys.length : next) - 1)] ?? [0, 0];
  return t1 === t0 ? x1 : x0 + (x1 - x0) * Math.min(1, (time - t0) / (t1 - t0));
};

export const between = (time: number, from: number, to: number): boolean =>
  time >= from && time < to;

export const arc = (time: number, from: number, to: number): number =>
  between(time, from, to) ? Math.sin(((time - from) / (to - from)) * Math.PI) : 0;

export const plain = (pace: number, time: number): Moment => ({
  x: along(
    [
      [0, queue],
      [1, 640],
    ],
    time,
  ),
  hop: 0,
  turn: 0,
  stretch: 1,
  facing: 1,
  pose: { gait: time * pace, fright: 0, act: 0 },
});

/** The same cue at even distances. */
export const steps = (
  [from, to]: readonly [number, number],
  count: number,
  cue: Cue,
): (readonly [number, Cue])[] =>
  Array.from({ length: count }, (_, i) => [from + ((to - from) * i) / (count - 1), cue] as const);
