/**
 * "Tingkat tetap": an adult has said that nothing adapts to the child. Skills take turns in the item's
 * own order, each at the level that class or age lets expect; answers move no estimate, prove no mastery
 * for the choosing, and bring no review. Only the newest tasks are remembered, so that none comes at once
 * again. What is chosen to look is still marked so: what an adult reads is no part of the choosing.
 */
import type { Assignment, Scene } from './assignment.ts';
import { isInReach, tasksIn } from './frontier.ts';
import type { LearningTask } from './plan.ts';
import { nameOf } from './recent.ts';
import { freshState, type LearningState, recentTasks } from './state.ts';
import { assign, isPlaceToCheck, pick } from './tasks-for.ts';

/** All that is known of the child: where class or age lets begin. */
const expected = ({ start, at, recent }: LearningState): LearningState => ({
  ...freshState(start),
  at,
  recent,
});

export const steadyTask = <Task extends LearningTask>(
  scene: Scene<Task>,
): Assignment<Task> | undefined => {
  const { plan, focus } = scene;
  const state = expected(scene.state);
  const wanted = plan.skills.filter(({ id }) => !focus || focus.includes(id));
  const near = wanted.filter((skill) => isInReach(plan, state, skill));
  const skills = near.length > 0 ? near : wanted.slice(0, 1);
  const skill = skills[state.at % skills.length];
  if (!skill) return undefined;
  const from = tasksIn(plan, skill);
  const task = pick({ ...scene, state }, { skill, target: plan.target, from });
  return task && assign(task, task.proves && isPlaceToCheck(state) ? 'check' : 'practice', 0);
};

export const settleSteady = (state: LearningState, task: LearningTask): LearningState => ({
  ...state,
  at: state.at + 1,
  recent: [...state.recent, nameOf(task)].slice(-recentTasks),
});
