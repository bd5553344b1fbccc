/** How the heavy animals cross. */
import { along, arc, between, type Crossing, plain, steps } from './crossing-steps.ts';
import { queue } from './frame.ts';

/** Struts, hears one squeak, jumps out of its skin, and tiptoes off. */
export const tiger = (pace: number): Crossing => ({
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
export const elephant = (pace: number): Crossing => ({
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

/** Lies down, slides, and claps its jaws at nothing. */
export const crocodile = (pace: number): Crossing => ({
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
