/** How each animal crosses: where it is, how it moves, and what happens on the way. Time runs 0 to 1. */
import type { Animal, Pose } from './animals.ts';
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
const along = (keys: Keys, time: number): number => {
  const next = keys.findIndex(([t]) => t >= time);
  const [t1, x1] = keys[Math.max(0, next < 0 ? keys.length - 1 : next)] ?? [1, 0];
  const [t0, x0] = keys[Math.max(0, (next < 0 ? keys.length : next) - 1)] ?? [0, 0];
  return t1 === t0 ? x1 : x0 + (x1 - x0) * Math.min(1, (time - t0) / (t1 - t0));
};

const between = (time: number, from: number, to: number): boolean => time >= from && time < to;
const arc = (time: number, from: number, to: number): number =>
  between(time, from, to) ? Math.sin(((time - from) / (to - from)) * Math.PI) : 0;

const plain = (pace: number, time: number): Moment => ({
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
const steps = (
  [from, to]: readonly [number, number],
  count: number,
  cue: Cue,
): (readonly [number, Cue])[] =>
  Array.from({ length: count }, (_, i) => [from + ((to - from) * i) / (count - 1), cue] as const);

/** Struts, hears one squeak, jumps out of its skin, and tiptoes off. */
const tiger = (pace: number): Crossing => ({
  at: (time) => ({
    ...plain(pace, time),
    x: along(
      [
        [0, queue],
        [0.42, -10],
        [0.62, -10],
        [1, 640],
      ],
      time,
    ),
    hop: arc(time, 0.45, 0.57) * 86,
    stretch: 1 + arc(time, 0.43, 0.6) * 0.22,
    pose: {
      gait: time < 0.62 ? time * pace : time * pace * 2.4,
      fright: between(time, 0.43, 0.85) ? 1 : 0,
      act: between(time, 0.45, 0.6) ? 1 : 0,
    },
  }),
  cues: [
    ...steps([0.1, 0.4], 5, 'step'),
    [0.43, 'squeak'],
    [0.46, 'sound'],
    ...steps([0.64, 0.9], 8, 'step'),
  ],
});

/** Every step shakes the bridge; on the far bank it gives everybody a shower. */
const elephant = (pace: number): Crossing => ({
  at: (time) => ({
    ...plain(pace, time),
    x: along(
      [
        [0, queue],
        [0.8, 330],
        [0.92, 330],
        [1, 640],
      ],
      time,
    ),
    stretch: 1 - Math.abs(Math.sin(time * pace * 5.6)) * 0.05,
    pose: {
      gait: Math.min(time, 0.8) * pace,
      fright: 0,
      act: Math.max(arc(time, 0.76, 0.96), arc(time, 0.3, 0.42) * 0.5),
    },
  }),
  cues: [...steps([0.1, 0.76], 9, 'stomp'), [0.8, 'sound'], [0.83, 'spray'], [0.87, 'spray']],
});

/** Two slow steps, a thought, and then it slides across inside its shell. */
const turtle = (pace: number): Crossing => ({
  at: (time) => ({
    ...plain(pace, time),
    x: along(
      [
        [0, queue],
        [0.36, -236],
        [0.5, -236],
        [0.92, 660],
        [1, 700],
      ],
      time,
    ),
    hop: Math.max(
      0,
      arc(time, 0.5, 0.58) * 26,
      arc(time, 0.66, 0.74) * 34,
      arc(time, 0.78, 0.84) * 18,
    ),
    turn: time > 0.5 ? Math.sin((time - 0.5) * 40) * 0.16 : 0,
    pose: {
      gait: Math.min(time, 0.36) * pace * 0.8,
      fright: 0,
      act: along(
        [
          [0, 0],
          [0.4, 0],
          [0.48, 1],
          [1, 1],
        ],
        time,
      ),
    },
  }),
  cues: [
    [0.12, 'step'],
    [0.28, 'step'],
    [0.5, 'sound'],
    [0.58, 'bounce'],
    [0.74, 'bounce'],
    [0.84, 'bounce'],
  ],
});

/** Runs out, forgets why, runs back, remembers. */
const chicken = (pace: number): Crossing => ({
  at: (time) => ({
    ...plain(pace, time),
    x: along(
      [
        [0, queue],
        [0.32, 70],
        [0.38, 70],
        [0.52, -150],
        [0.58, -150],
        [1, 680],
      ],
      time,
    ),
    hop: Math.abs(Math.sin(time * pace * 9)) * 8 + arc(time, 0.32, 0.38) * 30,
    facing: between(time, 0.37, 0.55) ? -1 : 1,
    pose: {
      gait: time * pace,
      fright: between(time, 0.32, 1) ? 1 : 0,
      act: between(time, 0.32, 1) ? 1 : 0,
    },
  }),
  cues: [
    ...steps([0.05, 0.3], 6, 'step'),
    [0.32, 'squeak'],
    [0.33, 'sound'],
    [0.34, 'feathers'],
    [0.45, 'feathers'],
    [0.56, 'sound'],
    [0.6, 'feathers'],
    [0.75, 'feathers'],
  ],
});

/** Lies down, slides, and claps its jaws at nothing. */
const crocodile = (pace: number): Crossing => ({
  at: (time) => ({
    ...plain(pace, time),
    x: along(
      [
        [0, queue],
        [0.3, -260],
        [0.92, 660],
        [1, 720],
      ],
      time,
    ),
    turn: between(time, 0.3, 0.92) ? Math.sin(time * 22) * 0.04 - 0.03 : 0,
    pose: {
      gait: time < 0.3 ? time * pace : 0.3 * pace,
      fright: 0,
      act: time > 0.34 ? Math.abs(Math.sin(time * 17)) : 0,
    },
  }),
  cues: [...steps([0.05, 0.26], 4, 'step'), [0.3, 'bounce'], ...steps([0.42, 0.86], 4, 'sound')],
});

/** Cartwheels all the way, because walking is for others. */
const monkey = (pace: number): Crossing => ({
  at: (time) => ({
    ...plain(pace, time),
    x: along(
      [
        [0, queue],
        [0.24, -270],
        [0.84, 330],
        [1, 640],
      ],
      time,
    ),
    hop: between(time, 0.24, 0.84)
      ? Math.abs(Math.sin(((time - 0.24) / 0.6) * Math.PI * 3)) * 60
      : 0,
    turn: between(time, 0.24, 0.84) ? ((time - 0.24) / 0.6) * Math.PI * 6 : 0,
    pose: { gait: time * pace, fright: 0, act: time > 0.2 ? 1 : 0 },
  }),
  cues: [
    [0.24, 'sound'],
    [0.44, 'bounce'],
    [0.64, 'bounce'],
    [0.84, 'bounce'],
    [0.86, 'sound'],
  ],
});

const ways = { tiger, elephant, turtle, chicken, crocodile, monkey };

/** `calm` is the reduced-motion way: everybody simply walks. */
export const crossingOf = (animal: Animal, calm: boolean): Crossing =>
  calm
    ? { at: (time) => plain(animal.pace, time), cues: steps([0.1, 0.9], 8, 'step') }
    : ways[animal.name](animal.pace);
