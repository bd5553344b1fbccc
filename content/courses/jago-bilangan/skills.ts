import { bundleThousands } from '../../skills/money.ts';
import {
  add10000,
  divideRest,
  mentalSums,
  order10000,
  read10000,
  round10000,
  subtract10000,
  timesDigit,
  wordProblems,
} from '../../skills/thousands.ts';

/** What the course teaches, in its order. */
export const skills = [
  bundleThousands,
  read10000,
  order10000,
  round10000,
  add10000,
  subtract10000,
  mentalSums,
  timesDigit,
  divideRest,
  wordProblems,
];

/** How much harder a lesson is than the one before, in logits. */
export const laterBy = 0.5;
