/** Which skill has its turn at the frontier. */
import { seeded } from '../../guest/random.ts';
import { usefulness } from '../claim/usefulness.ts';
import { domainOf, stateOf, within } from './ability.ts';
import type { Scene } from './assignment.ts';
import { headedBy } from './counterfactual.ts';
import {
  bestChance,
  isAllMastered,
  isInReach,
  isMet,
  isRipe,
  learning,
  nextNew,
  tasksIn,
  unsure,
} from './frontier.ts';
import { firstOf, hasMore } from './pick-task.ts';
import type { LearningSkill, LearningTask, Plan } from './plan.ts';
import { rangeOf } from './range.ts';
import { introduction, type LearningState } from './state.ts';

/**
 * How much there is left to reach for: nothing where the hardest task is easy by now. In half logits of the
 * domain's ability, which a slip hardly moves.
 */
const stretch = (plan: Plan, state: LearningState, skill: LearningSkill): number => {
  const { hardest } = rangeOf(tasksIn(plan, skill));
  const above = Math.round(2 * domainOf(state, skill.domain).ability) / 2 - hardest;
  return within((3.5 - above) / 2.5, 0, 1);
};

/**
 * How often a skill has its turn; with it, where it goes well already, its share by what one more answer
 * is worth to a report.
 */
type Turn = readonly [weight: number, share?: number];

/** The first unsure one of each domain most, the others now and then. */
const turnOf = <Task extends LearningTask>(
  { plan, state, day }: Scene<Task>,
  skill: LearningSkill,
): Turn => {
  const { seen, introduced, claim } = stateOf(state, skill.id);
  const shared = (weight: number): Turn => [weight, weight * usefulness(claim, day)];
  // Counted as given, and not yet looked at.
  if (seen === 0) return [3];
  if (!isInReach(plan, state, skill)) return [0.1];
  if (isRipe(plan, state, skill)) return shared(0.6);
  const first = unsure(plan, state).find(({ domain }) => domain === skill.domain);
  if (first !== skill) return shared(0.2 + stretch(plan, state, skill));
  if (introduced < introduction.length) return [3];
  return [bestChance(state, skill, tasksIn(plan, skill)) < 0.5 ? 1 : 2];
};

/** What goes well shares its turns by what a report lacks; in all it has no more than without one. */
const weightsOf = <Task extends LearningTask>(
  scene: Scene<Task>,
  skills: readonly LearningSkill[],
): number[] => {
  const turns = skills.map((skill) => turnOf(scene, skill));
  let [weights, shares] = [0, 0];
  for (const [weight, share] of turns)
    if (share) {
      weights += weight;
      shares += share;
    }
  return turns.map(([weight, share]) => (share ? share * (weights / shares) : weight));
};

/** Evenly spread between nothing and one, and always the same for a place and a skill. */
const drawn = (place: number, skill: number): number =>
  1 - seeded(place * 7919 + skill * 104_729 + 1)();

/**
 * Skills have their turns in proportion to their weights. The place in the row decides, not what was
 * played before, and each skill draws for itself (weighted rendezvous): what changes for one skill leaves
 * the turns among the others as they were.
 */
const atTurn = <Task extends LearningTask>(
  scene: Scene<Task>,
  skills: readonly LearningSkill[],
): LearningSkill | undefined => {
  const { plan, state } = scene;
  const weights = weightsOf(scene, skills);
  const waits = skills.map(
    (skill, at) => -Math.log(drawn(state.at, plan.skills.indexOf(skill))) / (weights[at] ?? 1),
  );
  return skills[waits.indexOf(Math.min(...waits))];
};

/** The skill whose turn it is: a new one as soon as those before it carry, else one in progress. */
export const inTurn = <Task extends LearningTask>(
  scene: Scene<Task>,
): LearningSkill | undefined => {
  const { plan, state, focus } = scene;
  const isWanted = ({ id }: LearningSkill): boolean => !focus || focus.includes(id);
  const fresh = nextNew(plan, state);
  if (fresh && isWanted(fresh)) return fresh;
  // What is in doubt after one miss keeps its place among the mastered until it is looked at again.
  const open = learning(plan, state).filter(({ id }) => stateOf(state, id).doubt === 0);
  const wanted = open.filter(isWanted);
  const unmet = plan.skills.filter((skill) => isWanted(skill) && !isMet(state, skill));
  if (focus && wanted.length === 0 && unmet[0]) return unmet[0];
  const known = open.length > 0 ? open : plan.skills;
  const mine = wanted.length > 0 ? wanted : known;
  // Sooner another skill than the same tasks again.
  const isVaried = (skill: LearningSkill) => hasMore(state, skill, tasksIn(plan, skill));
  const row = firstOf([mine, known], (skills) => skills.filter(isVaried)) ?? mine;
  // When all is known each has its turn, so that none crowds the others out.
  return open.length === 0 ? row[state.at % row.length] : atTurn(scene, row);
};

/** The skill that comes next, before anything is chosen; nothing when all are mastered. */
export const nextSkill = (plan: Plan, known: LearningState, day: number): string | undefined => {
  const state = headedBy(known);
  return isAllMastered(plan, state)
    ? undefined
    : inTurn({ plan, state, day, at: 0, random: () => 0 })?.id;
};
