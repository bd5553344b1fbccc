import {
  animals,
  body,
  colours,
  day,
  englishNumbers,
  firstWords,
  food,
  greetings,
  places,
} from '../../skills/english.ts';

/** What the course teaches, in its order. */
export const skills = [
  firstWords,
  greetings,
  colours,
  englishNumbers,
  animals,
  body,
  food,
  places,
  day,
];

/** How much harder a lesson is than the one before, in logits. */
export const laterBy = 0.63;
/** One word and one tap come before all that. */
export const preludes = 1;
