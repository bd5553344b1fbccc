/** How each animal crosses: where it is, how it moves, and what happens on the way. Time runs 0 to 1. */
import type { Animal } from '../actors/animal-parts.ts';
import { along, arc, between, type Crossing, plain, steps } from './crossing-steps.ts';
import { queue } from './frame.ts';
import { crocodile, elephant, tiger } from './heavy-crossings.ts';

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
