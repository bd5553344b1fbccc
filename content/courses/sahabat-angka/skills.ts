import {
  add20,
  bonds10,
  count3,
  give5,
  give10,
  see5,
  see10,
  subtract20,
  teens,
  tens100,
} from '../../skills/number.ts';
import { measure, patterns, shapes, time } from '../../skills/shape-and-measure.ts';

/** What the course teaches, in its order. */
export const skills = [
  count3,
  see5,
  give5,
  see10,
  give10,
  bonds10,
  teens,
  add20,
  subtract20,
  tens100,
  patterns,
  shapes,
  measure,
  time,
];

/** From counting to five to the clock and taking away past ten it is a long way. */
export const laterBy = 1.11;
/** One, two, three come before all that. */
export const preludes = 1;
