/**
 * A miss where none was lately may be a slip. Beside what happened stands what would be known without it:
 * who is right at the two tasks after it goes on from there, so that three tasks later the choice is the
 * same as without the slip. It decides what comes next and nothing else; what was shown stays as it was.
 */
import type { Assignment } from './assignment.ts';
import { rested } from './pick-task.ts';
import type { LearningTask, Plan } from './plan.ts';
import { nameOf, storyAt } from './recent.ts';
import type { LearningState } from './state.ts';

/** Right answers in a row after which a miss looks like a slip. */
const recovered = 2;

/** Tasks after which what happened decides again. */
const lasting = 8;

const bare = (state: LearningState): LearningState => {
  const { counterfactual: _, ...rest } = state;
  return rest;
};

/** What the next task is chosen by. */
export const chosenBy = (state: LearningState): LearningState =>
  state.counterfactual && state.counterfactual.rights >= recovered
    ? state.counterfactual.state
    : state;

/** What was played since the slip does not come again at once: another task of its kind does. */
export const unrepeated = <Task extends LearningTask>(
  plan: Plan<Task>,
  state: LearningState,
  chosen: Assignment<Task>,
): Assignment<Task> => {
  const { task } = chosen;
  const played = new Set([...state.recent, ...chosenBy(state).recent]);
  const newest = state.recent.slice(-lasting);
  if (!newest.includes(nameOf(task)) && storyAt(newest, task) < 0) return chosen;
  const others = (plan.tasksOf.get(task.skill) ?? [])
    .filter(({ level, proves }) => level === task.level && proves === task.proves)
    .filter((other) => !played.has(nameOf(other)));
  const away = (other: Task): number => Math.abs(other.difficulty - task.difficulty);
  const [nearest] = rested(others, state).toSorted((one, two) => away(one) - away(two));
  return nearest ? { ...chosen, task: nearest } : chosen;
};

/** Where a sitting that begins would lead without the slip. */
export const headedBy = ({ counterfactual, ...state }: LearningState): LearningState =>
  counterfactual?.state ?? state;

/** Nothing missed lately, in this skill or in those that were played beside it. */
const isSmooth = ({ skills, at }: LearningState, skill: string): boolean =>
  Object.entries(skills).every(
    ([id, { last, firsts }]) => (id !== skill && last <= at - lasting) || !firsts.includes('0'),
  );

export interface Settled {
  before: LearningState;
  skill: string;
  after: LearningState;
  right: boolean;
  /** The same task as played, settled from another state. */
  settled(from: LearningState): LearningState;
  /** The same task, had it been right. */
  unslipped(): LearningState;
  /** The task that would have stood here, and right. */
  instead(from: LearningState): LearningState;
}

export const withCounterfactual = (step: Settled): LearningState => {
  const { before, skill, right } = step;
  const after = bare(step.after);
  const known = before.counterfactual;
  if (!right) {
    const isFirst = before.misses === 0 && (!known || known.rights >= recovered);
    const isSlip = isFirst && isSmooth(before, skill);
    return isSlip
      ? { ...after, counterfactual: { rights: 0, state: bare(step.unslipped()) } }
      : after;
  }
  if (!known || known.rights + 1 >= lasting) return after;
  const goOn = known.rights < recovered ? step.instead : step.settled;
  return {
    ...after,
    counterfactual: { rights: known.rights + 1, state: bare(goOn(known.state)) },
  };
};
