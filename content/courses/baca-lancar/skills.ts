import {
  clusters,
  lettersCwy,
  lettersFvzqx,
  lettersGhj,
  mirrorLetters,
  sentenceMarks,
  syKh,
} from '../../skills/fluent-reading.ts';
import { diphthongs } from '../../skills/letter-chains.ts';
import { closedSyllables, ngNySyllables, readLines } from '../../skills/reading.ts';
import { understandStories } from '../../skills/stories.ts';

/** What the course teaches, in its order. */
export const skills = [
  lettersGhj,
  lettersCwy,
  lettersFvzqx,
  mirrorLetters,
  closedSyllables,
  ngNySyllables,
  syKh,
  diphthongs,
  clusters,
  sentenceMarks,
  readLines,
  understandStories,
];

/** How much harder a lesson is than the one before, in logits. */
export const laterBy = 0.36;
