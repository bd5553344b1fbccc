/** One task, tried until it is right or the item can show no more. */

import { type HelpLevel, mayProve } from '../learning/chooser/index.ts';
import { answersOf, type CriterionAnswer } from '../learning/claim/index.ts';
import type { TaskLine } from './child-line.ts';
import type { SimulatedTask } from './item.ts';
import type { LearnerTask, SimulatedLearner } from './learner.ts';

/** A task with what the item and the report are given of it. */
export type Settling = TaskLine & { misses: number; hints: number; answers: CriterionAnswer[] };

const mostHelp = 3;
/** After so many misses the item has shown everything that it can. */
const mostMisses = 4;
const helps: readonly HelpLevel[] = [0, 1, 2, 3];

const atLeast = (help: HelpLevel, least: HelpLevel): HelpLevel => (help < least ? least : help);

/** What misses bring by themselves: a scaffold after two, a worked example after three. */
const afterMisses = (help: HelpLevel, misses: number): HelpLevel => {
  if (misses >= 3) return atLeast(help, 3);
  return misses === 2 ? atLeast(help, 2) : help;
};

interface Tried {
  right: boolean;
  help: HelpLevel;
}

/** One try: help is given as long as it is wanted and there is more. */
const tryOnce = (
  learner: SimulatedLearner,
  task: Omit<LearnerTask, 'help'>,
  from: HelpLevel,
): Tried => {
  let help = from;
  let reply = learner.answer({ ...task, help });
  while (reply.wants_help && help < mostHelp) {
    help = helps[help + 1] ?? mostHelp;
    reply = learner.answer({ ...task, help });
  }
  return { right: reply.right, help };
};

export const playTask = (
  learner: SimulatedLearner,
  { id, state, help: planned, proves, ...shown }: SimulatedTask,
  when: { sitting: number; day: number },
): Settling => {
  const { skill, level, difficulty, kind } = shown;
  const task = { skill, level, difficulty, kind, ...when };
  const first = tryOnce(learner, task, planned);
  let tried = first;
  let misses = first.right ? 0 : 1;
  while (!tried.right && misses < mostMisses) {
    tried = tryOnce(learner, task, afterMisses(tried.help, misses));
    if (!tried.right) misses += 1;
  }
  const { right: firstTry } = first;
  const { right, help } = tried;
  return {
    task: id,
    skill,
    state,
    level,
    difficulty: Math.round(difficulty * 1000) / 1000,
    kind,
    help,
    first_try: firstTry,
    right,
    misses,
    hints: first.help > planned ? 1 : 0,
    answers: proves
      ? answersOf({
          ...when,
          mayProve: mayProve(kind),
          helpAtFirst: first.help,
          firstTry,
          help,
          right,
        })
      : [],
  };
};
