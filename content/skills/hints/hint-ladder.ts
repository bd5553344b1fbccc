/** What Nobi may say, aloud, when a task was missed. The child finds the answer; no step gives it away. */
import { lines } from '../lines.ts';
import { both, type InBoth } from '../skill.ts';

export interface HintLadder {
  /** Makes the child look at the task again. */
  readonly question: InBoth;
  /** A way of thinking that fits every task of the skill: no number and no word of the open task. */
  readonly hint: InBoth;
  /** An easier task of the same kind with a way to its end, which the child finds. */
  readonly smallerStep: InBoth;
}

/**
 * By skill; the first is where Nobi begins. Words of the examples are in no task. Small numbers may be in
 * one: where the answer is a number, Nobi says a plain step in their place.
 */
export type HintLadders = Readonly<Record<string, readonly HintLadder[]>>;

const nothing = both('', '');

/** Three lines a language, in the order in which they are climbed. */
export const ladder = (id: string, en: string): HintLadder => {
  const [question = nothing, hint = nothing, smallerStep = nothing] = lines(id, en);
  return { question, hint, smallerStep };
};
