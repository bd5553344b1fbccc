/** What is within reach: skills whose prerequisites stand, and those that are being learnt. */
import { usefulness } from '../claim/usefulness.ts';
import { isWeighedOn } from '../claim/weigh.ts';
import { chance, domainOf, stateOf } from './ability.ts';
import { aloneIn, isProven, missesIn } from './evidence.ts';
import { oncePer } from './once.ts';
import { hasMore } from './pick-task.ts';
import type { LearningSkill, LearningTask, Plan } from './plan.ts';
import { rangeOf } from './range.ts';
import { skillsIn } from './recent.ts';
import { isDue, wasAway } from './review.ts';
import { introduction, type LearningState, type SkillState } from './state.ts';

export const isMet = (state: LearningState, { id }: LearningSkill): boolean => id in state.skills;

export const isMastered = (state: LearningState, { id }: Pick<LearningSkill, 'id'>): boolean =>
  stateOf(state, id).mastered;

/** Shown for the first time, or again after it was lost; what a recheck confirms is no news. */
export const isNewlyShown = (
  { before, after }: Record<'before' | 'after', LearningState>,
  skill: Pick<LearningSkill, 'id'>,
): boolean => {
  const { mastered, doubt } = stateOf(before, skill.id);
  return !mastered && doubt === 0 && isMastered(after, skill);
};

export const isAllMastered = (plan: Plan, state: LearningState): boolean =>
  plan.skills.every((skill) => isMastered(state, skill));

export const tasksIn = <Task extends LearningTask>(
  plan: Plan<Task>,
  { id }: LearningSkill,
): readonly Task[] => plan.tasksOf.get(id) ?? [];

export const proofsIn = <Task extends LearningTask>(
  plan: Plan<Task>,
  { id }: LearningSkill,
): readonly Task[] => plan.proofsOf.get(id) ?? [];

/** Mastered skills take at most 8 of 25 tasks, reviews aside. */
const window = 25;
const mostMastered = 8;

export const masteredShare = (plan: Plan, state: LearningState): string[] => {
  const played = skillsIn(state.recent).slice(-window);
  return plan.skills
    .filter((skill) => isMastered(state, skill))
    .filter(({ id }) => played.filter((each) => each === id).length >= mostMastered)
    .map(({ id }) => id);
};

/** Shown often enough in practice: the next check may say so. */
export const almostShown = (plan: Plan, state: LearningState): LearningSkill[] =>
  learning(plan, state).filter((skill) => {
    const { doubt, open, proof } = stateOf(state, skill.id);
    const { hardest } = rangeOf(proofsIn(plan, skill));
    const above = domainOf(state, skill.domain).ability - hardest;
    return doubt === 0 && open.length <= 1 && isProven(proof, above);
  });

/** The one first that says most to a report, so that tests end instead of going on side by side. */
const mostUseful = (
  plan: Plan,
  state: LearningState,
  { day, isWanted }: { day: number; isWanted(skill: SkillState, id: string): boolean | null },
): LearningSkill[] => {
  const useOf = ({ id }: LearningSkill): number => usefulness(stateOf(state, id).claim, day);
  return plan.skills
    .filter(({ id }) => isWanted(stateOf(state, id), id))
    .toSorted((a, b) => useOf(b) - useOf(a));
};

/** Mastered, and what a report may say of it is still open on a day on which an answer counts. */
export const settling = (plan: Plan, state: LearningState, day: number): LearningSkill[] => {
  const full = masteredShare(plan, state);
  const isWanted = ({ mastered, claim }: SkillState, id: string): boolean =>
    mastered && isWeighedOn(claim, day) && !full.includes(id);
  return mostUseful(plan, state, { day, isWanted });
};

/** After a week in which nothing was asked nobody knows whether it still is so. */
const longestUnasked = 7;

/** A report says that the child can do it alone; since then it was missed or lost, or not asked for a week. */
export const inQuestion = (plan: Plan, state: LearningState, day: number): LearningSkill[] =>
  mostUseful(plan, state, {
    day,
    isWanted: ({ mastered, memory, claim, proof }) =>
      claim.isAlone &&
      (claim.doubt > 0 || (memory && !mastered) || day - proof.to >= longestUnasked),
  });

const many = 3;

/** So much of what a report says is in doubt at once that every second place has to go to it (075). */
export const isShaken = ({ skills }: Plan, state: LearningState): boolean =>
  skills.filter(({ id }) => {
    const { isAlone, doubt } = stateOf(state, id).claim;
    return isAlone && doubt > 0;
  }).length >= many;

/** How likely the easiest of these tasks goes right without help. */
export const bestChance = (
  state: LearningState,
  skill: LearningSkill,
  tasks: readonly LearningTask[],
): number => chance(state, skill, { difficulty: rangeOf(tasks).easiest });

/** Whether the easiest task would go right with a worked example: else the skill is for later. */
export const isInReach = (plan: Plan, state: LearningState, skill: LearningSkill): boolean => {
  const { easiest } = rangeOf(tasksIn(plan, skill));
  return chance(state, skill, { difficulty: easiest, help: 3 }) >= 0.68;
};

const patience = 12;

/** Long practised and going well enough with help: the way on opens, though it does not stand yet. */
const isPatient = (state: LearningState, skill: LearningSkill): boolean => {
  const { seen, firsts, introduced } = stateOf(state, skill.id);
  const isLong = introduced >= introduction.length && seen >= patience;
  return isLong && missesIn(firsts) <= firsts.length * (aloneIn(firsts) >= 2 ? 0.45 : 0.25);
};

const smooth = 6;

/** Goes smoothly without help, and the criterion tasks are no longer far. */
const isFluent = (plan: Plan, state: LearningState, skill: LearningSkill): boolean => {
  const { firsts, seen } = stateOf(state, skill.id);
  const last = firsts.slice(-smooth);
  const near = proofsIn(plan, skill);
  return (
    seen >= smooth + 2 &&
    !last.includes('h') &&
    missesIn(last) <= 1 &&
    bestChance(state, skill, near) >= 0.6
  );
};

const carries = (plan: Plan, state: LearningState, skill: LearningSkill): boolean => {
  const { stands, mastered } = stateOf(state, skill.id);
  return stands || mastered || isFluent(plan, state, skill) || isPatient(state, skill);
};

const isOpen = (plan: Plan, state: LearningState, { needs }: LearningSkill): boolean =>
  plan.skills.every((skill) => !needs.includes(skill.id) || carries(plan, state, skill));

type Found = readonly LearningSkill[];

const oncePerState = (find: (plan: Plan, state: LearningState) => Found): typeof find => {
  const ofPlan = oncePer((plan: Plan) => oncePer((state: LearningState) => find(plan, state)));
  return (plan, state) => ofPlan(plan)(state);
};

/** Met, not mastered, and what it stands on carries. */
export const learning = oncePerState((plan, state) =>
  plan.skills.filter(
    (skill) => isMet(state, skill) && !isMastered(state, skill) && isOpen(plan, state, skill),
  ),
);

/** Learnt and not yet carrying: what the child works at. */
export const unsure = oncePerState((plan, state) =>
  learning(plan, state).filter((skill) => !carries(plan, state, skill)),
);

const surely = 0.88;

/** How likely a middling criterion task goes right. */
const proofChance = (plan: Plan, state: LearningState, skill: LearningSkill): number =>
  chance(state, skill, { difficulty: rangeOf(proofsIn(plan, skill)).middle });

/** The first of its domain that a child can by now, as it seems, and has not shown: it is soon done. */
export const isRipe = (plan: Plan, state: LearningState, skill: LearningSkill): boolean =>
  learning(plan, state).find(
    (each) =>
      each.domain === skill.domain &&
      stateOf(state, each.id).doubt === 0 &&
      proofChance(plan, state, each) >= surely,
  ) === skill;

/**
 * The next skill to introduce: one at a time in a domain, three unsure ones at most, each on what carries.
 * What is past its introduction keeps nobody from what does not stand on it, nor do skills whose tasks were
 * all played lately.
 */
export const nextNew = (plan: Plan, state: LearningState): LearningSkill | undefined => {
  const busy = unsure(plan, state).filter((skill) => hasMore(state, skill, tasksIn(plan, skill)));
  if (busy.length > 2) return undefined;
  return plan.skills.find(
    (skill) =>
      !isMet(state, skill) &&
      isInReach(plan, state, skill) &&
      !busy.some(
        ({ id, domain }) =>
          domain === skill.domain && stateOf(state, id).introduced < introduction.length,
      ) &&
      isOpen(plan, state, skill),
  );
};

/** Mastered skills whose time has come, the longest overdue first. */
export const dueReviews = (plan: Plan, state: LearningState, day: number): LearningSkill[] =>
  plan.skills
    .filter((skill) => {
      const { mastered, memory } = stateOf(state, skill.id);
      return mastered && memory !== null && (isDue(memory, day) || wasAway(memory, day));
    })
    .toSorted((a, b) => {
      const dueOf = ({ id }: LearningSkill): number => {
        const { memory } = stateOf(state, id);
        return memory ? memory.on + memory.stability : 0;
      };
      return dueOf(a) - dueOf(b);
    });
