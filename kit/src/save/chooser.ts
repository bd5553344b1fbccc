/** Reads what the chooser remembers of a child. */
import {
  freshDomain,
  freshSkillState,
  freshState,
  type LearningState,
  mostOpen,
  recentTasks,
  type SkillState,
  widestBasis,
} from '../learning/chooser/state.ts';
import { type Claim, freshClaim } from '../learning/claim/claim.ts';
import { type Box, isBox, isNumber, isText, list, near, whole, within } from './read.ts';

const mostTasks = 1_000_000;
const mostDays = 1_000_000;

const marks = (value: unknown, allowed: RegExp, most: number): string =>
  isText(value) && allowed.test(value) ? value.slice(-most) : '';

const readProof = (value: unknown): SkillState['proof'] =>
  isBox(value)
    ? {
        trail: marks(value.trail, /^[01]*$/, 21),
        evidence: within(value.evidence, -2, 30),
        from: whole(value.from, 0, mostDays),
        to: whole(value.to, 0, mostDays),
      }
    : freshSkillState().proof;

const readMemory = (value: unknown): SkillState['memory'] =>
  isBox(value)
    ? { stability: within(value.stability, 0.5, 365), on: whole(value.on, 0, mostDays) }
    : null;

const readDay = (value: unknown): number | null =>
  isNumber(value) ? whole(value, 0, mostDays) : null;

/** A claim as a save or the server has it; nothing is one that was never weighed. */
export const readClaim = (value: unknown): Claim =>
  isBox(value)
    ? {
        week: whole(value.week, 0, mostDays),
        inWeek: whole(value.inWeek, 0, 12),
        unaided: whole(value.unaided, 0, mostTasks),
        helped: '',
        evidence: near(value.evidence, 4),
        restsUntil: whole(value.restsUntil, 0, mostDays),
        passedOn: readDay(value.passedOn),
        verdictOn: readDay(value.verdictOn),
        notYet: whole(value.notYet, 0, mostTasks),
        isAlone: value.isAlone === true,
        wasAlone: value.wasAlone === true,
        doubt: within(value.doubt, 0, 30),
      }
    : freshClaim();

const readSkillState = (value: Box): SkillState => ({
  offset: near(value.offset, 6),
  seen: whole(value.seen, 0, mostTasks),
  last: whole(value.last, 0, mostTasks),
  firsts: marks(value.firsts, /^[01h]*$/, 8),
  introduced: whole(value.introduced, 0, 4),
  stands: value.stands === true,
  proof: readProof(value.proof),
  mastered: value.mastered === true,
  memory: readMemory(value.memory),
  doubt: whole(value.doubt, 0, 2),
  dip: isNumber(value.dip) ? whole(value.dip, 0, 9) : null,
  open: list(value.open).filter(isText).slice(-mostOpen),
  claim: readClaim(value.claim),
  basis: list(value.basis).filter(isNumber).slice(-widestBasis),
});

const readDomain = (value: Box): LearningState['domains'][string] => ({
  ability: near(value.ability, 6),
  seen: whole(value.seen, 0, mostTasks),
  lean: isNumber(value.lean) ? within(value.lean, 0.3, 1.6) : freshDomain().lean,
});

const readAll = <Thing>(value: unknown, read: (box: Box) => Thing): Record<string, Thing> =>
  Object.fromEntries(
    Object.entries(isBox(value) ? value : {}).flatMap(([key, each]) =>
      isBox(each) ? [[key, read(each)]] : [],
    ),
  );

const readDetour = (value: unknown): LearningState['detour'] =>
  isBox(value) && isText(value.skill)
    ? { skill: value.skill, left: whole(value.left, 0, 3) }
    : null;

const readState = (value: Box): LearningState => {
  const { placing } = value;
  return {
    ...freshState(near(value.start, 6)),
    domains: readAll(value.domains, readDomain),
    skills: readAll(value.skills, readSkillState),
    at: whole(value.at, 0, mostTasks),
    recent: list(value.recent).filter(isText).slice(-recentTasks),
    misses: whole(value.misses, 0, 50),
    placing: isBox(placing)
      ? { step: whole(placing.step, 0, 20), missed: whole(placing.missed, 0, 2) }
      : null,
    detour: readDetour(value.detour),
  };
};

/** Nothing, where no chooser has written yet. */
export const readLearning = (value: unknown): LearningState | undefined => {
  if (!isBox(value)) return undefined;
  const { counterfactual } = value;
  const state = readState(value);
  if (!isBox(counterfactual) || !isBox(counterfactual.state)) return state;
  const rights = whole(counterfactual.rights, 0, 8);
  return { ...state, counterfactual: { rights, state: readState(counterfactual.state) } };
};
