/**
 * When does a mastered skill come back? The forgetting curve and the growth of stability of FSRS-4.5
 * (Ye, Su & Cao 2022) with its published weights, for cards of middling difficulty that are rated
 * "good" or "again" only. docs/decisions/028 says why this stands here in place of a library.
 */
import type { Memory } from './state.ts';

const decay = -0.5;
const factor = 19 / 81;
const [growth, saturation, spacing] = [1.6474, 0.1367, 1.0461];
const middling = 5;
/** Days until the first look back. */
const firstStability = 3.7;
const longest = 365;

export const freshMemory = (day: number): Memory => ({ stability: firstStability, on: day });

/** The chance that it is still known. */
export const recall = ({ stability, on }: Memory, day: number): number =>
  (1 + (factor * Math.max(0, day - on)) / stability) ** decay;

export const isDue = (memory: Memory, day: number): boolean => recall(memory, day) <= 0.9;

/** Who was away for so long begins with what was known, however well. */
const away = 14;

export const wasAway = (memory: Memory, day: number): boolean => day - memory.on >= away;

/** What stands beside it is no longer known: to be looked at from the next day on. */
export const unsettled = ({ stability, on }: Memory): Memory => ({
  stability: Math.min(1, stability),
  on,
});

/** Shown again: the later it was, the longer it now lasts. */
export const refreshed = (memory: Memory, day: number): Memory => {
  const grown =
    1 +
    Math.exp(growth) *
      (11 - middling) *
      memory.stability ** -saturation *
      (Math.exp(spacing * (1 - recall(memory, day))) - 1);
  return { stability: Math.min(longest, memory.stability * grown), on: day };
};
