import {
  blend,
  buildWords,
  endSounds,
  firstSounds,
  letters,
  readLines,
  readWords,
  writeLetters,
} from '../../skills/reading.ts';

/** What the course teaches, in its order. */
export const skills = [
  letters,
  firstSounds,
  writeLetters,
  blend,
  buildWords,
  endSounds,
  readWords,
  readLines,
];

/** How much harder a lesson is than the one before, in logits. */
export const laterBy = 0.57;
