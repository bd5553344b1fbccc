/** What a settled task leaves behind. */
import { weigh } from '../claim/weigh.ts';
import { domainOf, grownElsewhere, moved, stateOf } from './ability.ts';
import type { Assignment } from './assignment.ts';
import { withCounterfactual } from './counterfactual.ts';
import { isProven, missesIn, stillStands, weighed } from './evidence.ts';
import { placementPath } from './placement.ts';
import { foundationsOf, type LearningSkill, type Plan, skillNamed } from './plan.ts';
import { nameOf } from './recent.ts';
import { freshMemory, refreshed, unsettled } from './review.ts';
import {
  freshSkillState,
  type HelpLevel,
  introduction,
  isLook,
  type LearningState,
  mayProve,
  mostOpen,
  recentTasks,
  type SkillState,
  type TaskKind,
  widestBasis,
} from './state.ts';
import { settleSteady } from './steady.ts';

export interface Outcome {
  /** Whether the first try was right. */
  right: boolean;
  /** Help at that first try: what the task began with, or what the child asked for since. */
  help: HelpLevel;
  day: number;
}

/** Clean answers that give a mastery back after one miss. */
const recheck = 2;

/** Slips that pile up are none. */
const isShaky = (trail: string): boolean => missesIn(trail.slice(-8)) > 2;

/** It has to be shown anew; that it was known once is remembered. */
const lost = (skill: SkillState, { right, day }: Outcome): SkillState => ({
  ...skill,
  doubt: 0,
  proof: freshSkillState().proof,
  memory: { stability: 1, on: day },
  stands: right,
});

/** What was met in practice counts; the mastery itself is given only where the task came to prove it. */
const withMastery = (
  skill: SkillState,
  { above, kind, ...outcome }: Outcome & { above: number; kind: TaskKind },
): SkillState => {
  const { right, day } = outcome;
  const memory = skill.memory ?? freshMemory(day);
  const renewed = memory.on < day ? refreshed(memory, day) : memory;
  if (skill.mastered)
    return right ? { ...skill, memory: renewed } : { ...skill, mastered: false, doubt: recheck };
  if (skill.doubt > 0) {
    if (!right || (skill.doubt === 1 && isShaky(skill.proof.trail))) return lost(skill, outcome);
    if (!isLook(kind)) return skill;
    const doubt = skill.doubt - 1;
    return doubt > 0 ? { ...skill, doubt } : { ...skill, doubt, mastered: true, memory: renewed };
  }
  return isLook(kind) && isProven(skill.proof, above) && skill.open.length <= 1
    ? { ...skill, mastered: true, memory: freshMemory(day) }
    : skill;
};

/** An unaided first try at a criterion task speaks for the skill or against it. */
const judged = (
  skill: SkillState,
  {
    task,
    place,
    ...outcome
  }: Outcome & { above: number; kind: TaskKind; task: string; place: number },
): SkillState => {
  const proof = weighed(skill.proof, outcome.right, outcome.day);
  const others = skill.open.filter((id) => id !== task);
  const open = outcome.right ? others : [...others, task].slice(-mostOpen);
  const basis = [...skill.basis, place].slice(-widestBasis);
  const { day, right } = outcome;
  const claim = weigh(skill.claim, { day, right, unaided: true });
  return withMastery(
    { ...skill, proof, open, basis, claim, stands: stillStands(proof, skill.stands) },
    outcome,
  );
};

const introducedAfter = (
  { placing }: LearningState,
  skill: SkillState,
  { kind, right }: { kind: TaskKind; right: boolean },
): number => {
  if (skill.introduced >= introduction.length) return skill.introduced;
  if (kind === 'new') return Math.max(0, skill.introduced + (right ? 1 : -1));
  // Who is right at once needs no introduction.
  return placing && kind === 'practice' && right ? introduction.length : skill.introduced;
};

/** One miss where all went well alone is a slip: it does not lead back to what is easier. */
const isSlip = ({ firsts, stands }: SkillState): boolean =>
  stands && firsts.length === 8 && !/[0h]/.test(firsts);

const practised = (
  state: LearningState,
  assignment: Assignment,
  outcome: Outcome & { offset: number; above: number; place: number },
): SkillState => {
  const { task } = assignment;
  const before = stateOf(state, task.skill);
  const { right, help } = outcome;
  const mark = right ? (help === 0 ? '1' : 'h') : '0';
  const after: SkillState = {
    ...before,
    offset: outcome.offset,
    seen: before.seen + 1,
    last: state.at + 1,
    firsts: `${before.firsts}${mark}`.slice(-8),
    introduced: introducedAfter(state, before, { kind: assignment.kind, right }),
    dip: right || isSlip(before) ? null : Math.max(0, task.level - 1),
  };
  const isProof = mayProve(assignment.kind) && task.proves && help === 0;
  return isProof ? judged(after, { ...outcome, kind: assignment.kind, task: task.id }) : after;
};

/** A skill behind which the child was right counts as given, until its own tasks say otherwise. */
const assumed = (plan: Plan, state: LearningState, id: string): LearningState['skills'] => {
  const skills = { ...state.skills };
  for (const each of [...foundationsOf(plan, id), id])
    skills[each] = {
      ...(skills[each] ?? freshSkillState()),
      introduced: introduction.length,
      stands: true,
    };
  return skills;
};

const placed = (plan: Plan, state: LearningState, outcome: Outcome & { id: string }) => {
  const { placing } = state;
  if (!placing) return state;
  const step = placing.step + 1;
  const missed = outcome.right ? 0 : placing.missed + 1;
  const isOver = missed >= 2 || step > placementPath(plan).length;
  const path = placementPath(plan);
  const isPassed = outcome.right && placing.step > 0;
  // Right again after one miss: that was a slip, unless the skill's own tasks say otherwise later.
  const slipped = isPassed && placing.missed > 0 ? path[placing.step - 2]?.id : undefined;
  const passed = isPassed ? assumed(plan, state, outcome.id) : state.skills;
  return {
    ...state,
    placing: isOver ? null : { step, missed },
    skills: slipped ? assumed(plan, { ...state, skills: passed }, slipped) : passed,
  };
};

const detourAfter = (
  state: LearningState,
  skill: SkillState,
  id: string,
): LearningState['detour'] => {
  if (skill.firsts.endsWith('000')) return { skill: id, left: 2 };
  if (!state.detour) return null;
  const left = state.detour.left - 1;
  return left > 0 ? { ...state.detour, left } : null;
};

/** After three misses the skill is introduced anew when its turn comes again. */
const restarted = (skill: SkillState): SkillState =>
  skill.firsts.endsWith('000') ? { ...skill, firsts: '', introduced: 0, stands: false } : skill;

/** Who has lost one skill may have lost its neighbours too: they are looked at soon. */
const unsettledAfter = (
  plan: Plan,
  state: LearningState,
  { id, domain }: LearningSkill,
): LearningState['skills'] => {
  const isHere = (other: string): boolean =>
    other !== id && skillNamed(plan, other)?.domain === domain;
  return Object.fromEntries(
    Object.entries(state.skills).map(([other, skill]) => [
      other,
      isHere(other) && skill.memory ? { ...skill, memory: unsettled(skill.memory) } : skill,
    ]),
  );
};

interface Settling {
  assignment: Assignment;
  outcome: Outcome;
}

const settled = (
  plan: Plan,
  state: LearningState,
  { assignment, outcome }: Settling,
): LearningState => {
  const { task, kind } = assignment;
  const skill = skillNamed(plan, task.skill);
  if (!skill) return state;
  const tried = { difficulty: task.difficulty, help: outcome.help, right: outcome.right };
  const { domain, offset } = moved(state, skill, tried);
  const above = domain.ability - task.difficulty;
  const before = stateOf(state, skill.id);
  const place =
    plan.tasksOf
      .get(skill.id)
      ?.findIndex(({ id, level }) => id === task.id && level === task.level) ?? -1;
  const after = practised(state, assignment, { ...outcome, offset, above, place });
  const isLost = before.doubt > 0 && after.doubt === 0 && !after.mastered;
  const others = isLost ? unsettledAfter(plan, state, skill) : state.skills;
  const next: LearningState = {
    ...state,
    at: state.at + 1,
    domains: {
      ...grownElsewhere(state, skill.domain, tried),
      [skill.domain]: { ...domainOf(state, skill.domain), ...domain },
    },
    skills: { ...others, [skill.id]: restarted(after) },
    recent: [...state.recent, nameOf(task)].slice(-recentTasks),
    misses: outcome.right ? 0 : state.misses + 1,
    detour: detourAfter(state, after, skill.id),
  };
  const isPlacing = kind === 'practice' || state.placing?.step === 0;
  return isPlacing ? placed(plan, next, { ...outcome, id: skill.id }) : next;
};

/** The state after one more task. `choose` gives the task that would stand there in another state. */
export const settleTask = (
  plan: Plan,
  state: LearningState,
  { choose, ...settling }: Settling & { choose?: (state: LearningState) => Assignment },
): LearningState => {
  const { assignment, outcome } = settling;
  if (state.isSteady) return settleSteady(state, assignment.task);
  const asRight = (from: LearningState, { task, kind, help }: Assignment): LearningState =>
    settled(plan, from, {
      assignment: { task, kind, help },
      outcome: { right: true, help, day: outcome.day },
    });
  return withCounterfactual({
    before: state,
    after: settled(plan, state, settling),
    skill: assignment.task.skill,
    right: outcome.right,
    settled: (from) => settled(plan, from, settling),
    unslipped: () => asRight(state, assignment),
    instead: (from) => asRight(from, choose?.(from) ?? assignment),
  });
};
