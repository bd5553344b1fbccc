/** What has grown in an item's world with what the child can do. It stays, whatever is forgotten. Pure. */
import { type LearningState, type Plan, stateOf } from '../learning/index.ts';
import { isBox, whole } from '../save/read.ts';

/** By skill: 1 met, 2 good enough to build on, 3 shown. */
export type Grown = Readonly<Record<string, number>>;

const stageOf = (state: LearningState, id: string): number => {
  const { seen, stands, mastered } = stateOf(state, id);
  if (seen === 0) return 0;
  if (mastered) return 3;
  return stands ? 2 : 1;
};

/** The same object where nothing grew. */
export const grownAfter = (plan: Plan, state: LearningState, before: Grown): Grown => {
  const more = plan.skills
    .map(({ id }) => [id, stageOf(state, id)] as const)
    .filter(([id, stage]) => stage > (before[id] ?? 0));
  return more.length === 0 ? before : { ...before, ...Object.fromEntries(more) };
};

export const readGrown = (value: unknown): Grown =>
  Object.fromEntries(
    Object.entries(isBox(value) ? value : {}).map(([id, stage]) => [id, whole(stage, 0, 3)]),
  );
