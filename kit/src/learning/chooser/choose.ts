/**
 * What comes next. In order: a due review to open a sitting, in every fourth place what a report says and
 * is in question, courage after two misses, a second look right after a miss, further due reviews at the
 * start, placement, the way back after three misses, a review in every fifth place, a check in every fourth, and else the frontier. Which skill is next depends on places and on windows
 * that forgive one miss, and after a slip on what would be known without it (counterfactual.ts). Aims at a rate of
 * success (Klinkenberg, Straatemeier & van der Maas 2011).
 */
import { abilityIn, stateOf } from './ability.ts';
import type { Assignment, Moment, Scene } from './assignment.ts';
import { chosenBy, unrepeated } from './counterfactual.ts';
import {
  almostShown,
  bestChance,
  dueReviews,
  inQuestion,
  isAllMastered,
  isMastered,
  isMet,
  isShaken,
  learning,
  masteredShare,
  settling,
  tasksIn,
} from './frontier.ts';
import { helpFor } from './pick-task.ts';
import { placementPath } from './placement.ts';
import { type LearningTask, type Plan, skillNamed } from './plan.ts';
import type { LearningState } from './state.ts';
import { steadyTask } from './steady.ts';
import { assign, check, isPlaceToCheck, lowest, pick, practise } from './tasks-for.ts';
import { inTurn } from './turns.ts';

type Step<Task extends LearningTask> = (scene: Scene<Task>) => Assignment<Task> | undefined;

const easyEnough = 0.93;
const reviewsFirst = 3;
/** Something that goes right: of what is being learnt if that can be, else of what is known. */
const courage = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  if (state.misses < 2) return undefined;
  const full = masteredShare(plan, state);
  const met = plan.skills.filter((skill) => isMet(state, skill) && !full.includes(skill.id));
  const best = met
    .map((skill) => ({
      skill,
      likely: bestChance(state, skill, tasksIn(plan, skill)) - (isMastered(state, skill) ? 0.1 : 0),
    }))
    .toSorted((a, b) => b.likely - a.likely)[0];
  if (!best) return undefined;
  const { skill } = best;
  const task = pick(scene, { skill, target: 0.96, from: tasksIn(plan, skill) });
  return (
    task &&
    assign(task, 'easy', helpFor(state, skill, { difficulty: task.difficulty, least: easyEnough }))
  );
};

/**
 * Right after a miss: the same skill one level down. What was mastered is looked at twice at once, so that
 * three tasks after a slip everything is where it was. The others keep their places.
 */
const retry = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const { plan, state, at } = scene;
  const last = state.recent.at(-1)?.split(' ')[0] ?? '';
  const skill = skillNamed(plan, last);
  if (!skill || state.placing || state.detour) return undefined;
  if (stateOf(state, last).doubt > 0) return check(scene, skill, 'review');
  const isOver = at === 0 || state.misses !== 1 || isMastered(state, skill);
  return isOver ? undefined : practise(scene, skill);
};

/** What is longest overdue. */
const review = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const [due] = dueReviews(scene.plan, scene.state, scene.day);
  return due && check(scene, due, 'review');
};

const reviewFirst = <Task extends LearningTask>(
  scene: Scene<Task>,
): Assignment<Task> | undefined => (scene.at < reviewsFirst ? review(scene) : undefined);

/** A sitting opens with what is due: the misses of the last one, be it weeks ago, do not come before. */
const openWithReview = <Task extends LearningTask>(
  scene: Scene<Task>,
): Assignment<Task> | undefined => (scene.at === 0 ? review(scene) : undefined);

const place = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  if (!state.placing) return undefined;
  if (state.placing.step === 0) {
    const skill = plan.skills[0];
    const easy =
      skill && pick(scene, { skill, target: 0.93, from: lowest(tasksIn(plan, skill), 0) });
    return assign(plan.first ?? easy, 'new', 0);
  }
  const skill = placementPath(plan)[state.placing.step - 1];
  return skill && check(scene, skill, 'practice');
};

/** After three misses: what the skill stands on, else its own easiest tasks with help. */
const goBack = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  const skill = state.detour && skillNamed(plan, state.detour.skill);
  if (!skill) return undefined;
  const full = masteredShare(plan, state);
  const needs = skill.needs.flatMap((id) => skillNamed(plan, id) ?? []);
  const weakest = needs
    .filter((need) => isMet(state, need) && !full.includes(need.id))
    .toSorted((a, b) => abilityIn(state, a) - abilityIn(state, b))[0];
  const back = weakest ?? skill;
  const task = pick(scene, {
    skill: back,
    target: 0.9,
    from: lowest(tasksIn(plan, back), 1),
    or: tasksIn(plan, back),
  });
  if (!task) return undefined;
  const least = back === skill ? 0.9 : 0.8;
  return assign(task, 'practice', helpFor(state, back, { difficulty: task.difficulty, least }));
};

/** Every fifth place looks back: at what is in doubt, then at what is due. */
const lookBack = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  if (state.at % 5 !== 4) return undefined;
  const doubtful = learning(plan, state).find(({ id }) => stateOf(state, id).doubt > 0);
  return doubtful ? check(scene, doubtful, 'review') : review(scene);
};

/**
 * What a report calls able is asked alone again where it is in question, the one first that is nearest to being
 * taken back: where a sum rises the next sample comes sooner (Reynolds, Amin & Arnold 1990). It comes before
 * courage, which would else keep it away for weeks, and ends with the doubt, or with what the report says.
 */
const lookAgain = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const [open] = inQuestion(scene.plan, scene.state, scene.day);
  return open && check(scene, open, 'review');
};

const verify = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const place = scene.state.at % 4;
  return place === 3 || (place === 1 && isShaken(scene.plan, scene.state))
    ? lookAgain(scene)
    : undefined;
};

/**
 * What lacks nothing but its check has it. And a report needs two tests a week apart: what is mastered is
 * asked on until both are done, the one first whose verdict is near, and later where it is in question.
 */
const prove = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const { plan, state, day } = scene;
  if (!isPlaceToCheck(state)) return undefined;
  const [skill] = [almostShown(plan, state), settling(plan, state, day)].flat();
  return skill ? check(scene, skill, 'check') : lookAgain(scene);
};

const frontier = <Task extends LearningTask>(scene: Scene<Task>): Assignment<Task> | undefined => {
  const skill = inTurn(scene);
  return skill && practise(scene, skill);
};

const steps = <Task extends LearningTask>(): readonly Step<Task>[] => [
  openWithReview,
  verify,
  courage,
  retry,
  reviewFirst,
  place,
  goBack,
  lookBack,
  prove,
  frontier,
];

/** The next task, how it is meant, and the help that it begins with. */
export const chooseTask = <Task extends LearningTask>(
  plan: Plan<Task>,
  state: LearningState,
  moment: Moment,
): Assignment<Task> => {
  const base = chosenBy(state);
  const scene = { ...moment, plan, state: base };
  for (const step of state.isSteady ? [steadyTask<Task>] : steps<Task>()) {
    const found = step(scene);
    if (found) return base === state ? found : unrepeated(plan, state, found);
  }
  throw new Error('a skill has no task');
};

/** Nothing is left to learn here: the item says so and names what comes next. */
export const isAllKnown = isAllMastered;
