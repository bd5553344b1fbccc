/** Learners come from files that others write: what they give is looked at before it is believed. */
import type { MakeLearner, SimulatedLearner } from './learner.ts';

export class LearnerError extends Error {}

const shape = '(random) => ({ answer(task) => ({ right: boolean, wants_help: boolean }) })';

const isBox = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Who says nothing of help wishes for none. */
const answerOf = (answered: unknown): { right: boolean; wants_help: boolean } => {
  const { right, wants_help = false } = isBox(answered) ? answered : {};
  if (typeof right === 'boolean' && typeof wants_help === 'boolean') return { right, wants_help };
  const got = answered instanceof Promise ? 'a promise' : JSON.stringify(answered);
  throw new LearnerError(`answer(task) gave ${got}, not { right: boolean, wants_help: boolean }`);
};

const learnerOf = (made: unknown): SimulatedLearner => {
  const answer = isBox(made) ? made.answer : undefined;
  if (typeof answer !== 'function')
    throw new LearnerError(`the default export gave no learner with answer(task): ${shape}`);
  return {
    answer(task) {
      const answered: unknown = answer.call(made, { ...task });
      return answerOf(answered);
    },
  };
};

/** The default export of a learner file, or why it is none. */
export const checkedLearner = (exported: unknown): MakeLearner => {
  if (typeof exported !== 'function')
    throw new LearnerError(`its default export must be a function: ${shape}`);
  return (random) => learnerOf(exported(random));
};
