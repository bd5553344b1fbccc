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
