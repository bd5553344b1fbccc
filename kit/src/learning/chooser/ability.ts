/**
 * How able is the child, and how likely is a right answer? One ability for each domain and an offset
 * for each skill, moved by Elo steps that shrink as answers come in: the hierarchical model and the
 * uncertainty function of Pelánek (2016), "Applications of the Elo rating system in adaptive
 * educational systems", Computers & Education 98. They keep a floor, because children grow.
 */
import type { LearningSkill } from './plan.ts';
import {
  type DomainState,
  freshDomain,
  freshSkillState,
  type HelpLevel,
  type LearningState,
  type SkillState,
} from './state.ts';

/** How much easier help makes a task, in logits, until the child's own answers say better. */
const easedBy: readonly number[] = [0, 0.8, 1.6, 2.6, 3.6];
const bound = 6;

export const within = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

/** How much of what is known of a child elsewhere is expected in a domain that is new. */
const likeElsewhere = 0.85;

/** So many answers in a domain weigh as much as all that is known of the others. */
const telling = 8;

/** From here on a domain speaks for itself. */
const wellKnown = 40;

const expectedIn = ({ domains, start }: LearningState, domain: string): number => {
  const others = Object.entries(domains).flatMap(([id, each]) => (id === domain ? [] : [each]));
  const seen = others.reduce((sum, each) => sum + each.seen, 0);
  const gained = others.reduce((sum, each) => sum + each.seen * (each.ability - start), 0);
  return start + (likeElsewhere * gained) / Math.max(1, seen);
};

/** A domain tried early and then left rises with the others: the child is no longer who failed there. */
export const domainOf = (state: LearningState, domain: string): DomainState => {
  const known = state.domains[domain];
  if (!known) return freshDomain(expectedIn(state, domain));
  if (known.seen > wellKnown || Object.keys(state.domains).length < 2) return known;
  const expected = expectedIn(state, domain);
  const own = known.seen / (known.seen + telling);
  const pooled = own * known.ability + (1 - own) * expected;
  return { ...known, ability: Math.max(known.ability, pooled) };
};

export const stateOf = (state: LearningState, skill: string): SkillState =>
  state.skills[skill] ?? freshSkillState();

export const abilityIn = (state: LearningState, skill: LearningSkill): number =>
  domainOf(state, skill.domain).ability + stateOf(state, skill.id).offset;

interface Try {
  difficulty: number;
  help?: HelpLevel;
}

/** The difficulty at which a first try goes right every other time. */
const evenAt = (
  state: LearningState,
  { id, domain }: LearningSkill,
  help: HelpLevel = 0,
): number => {
  const { ability, lean } = domainOf(state, domain);
  return ability + stateOf(state, id).offset + (easedBy[help] ?? 0) * lean;
};

/** The chance to be right at the first try. */
export const chance = (
  state: LearningState,
  skill: LearningSkill,
  { difficulty, help }: Try,
): number => 1 / (1 + Math.exp(difficulty - evenAt(state, skill, help)));

/** The hardest that goes right so often at the first try. */
export const hardestFor = (
  state: LearningState,
  skill: LearningSkill,
  { likely, help }: { likely: number; help?: HelpLevel },
): number => evenAt(state, skill, help) - Math.log(likely / (1 - likely));

const domainStep = (seen: number): number => Math.max(0.2, 0.5 / (1 + seen / 8));
const skillStep = (seen: number): number => Math.max(0.2, 0.6 / (1 + seen / 5));

/** In the first answers of all what goes wrong weighs more, so that nobody fails for long. */
const early = 24;

/** Answers that all point one way say that the estimate lags behind: it may move faster. */
const hurry = (firsts: string, { right, at }: { right: boolean; at: number }): number => {
  if (right) return firsts.length === 8 && !firsts.includes('0') ? 2.5 : 1;
  // After eight right answers a first miss is likely a slip.
  if (firsts === '11111111') return 0.1;
  return at < early && firsts.endsWith('0') && !firsts.includes('1') ? 2 : 1;
};

/** Logits a child gains with each task that goes right alone: without it the estimate runs behind. */
const growth = 0.02;

export interface FirstTry {
  difficulty: number;
  help: HelpLevel;
  right: boolean;
}

/** The same in the other domains that were met: who grows in one grows in the others, and is seldom seen there. */
export const grownElsewhere = (
  { domains }: LearningState,
  domain: string,
  { right, help }: Pick<FirstTry, 'right' | 'help'>,
): LearningState['domains'] =>
  !right || help > 0
    ? domains
    : Object.fromEntries(
        Object.entries(domains).map(([id, each]) => [
          id,
          id === domain
            ? each
            : { ...each, ability: within(each.ability + likeElsewhere * growth, -bound, bound) },
        ]),
      );

/** Domain and offset after one more first try. */
export const moved = (
  state: LearningState,
  skill: LearningSkill,
  tried: FirstTry,
): { domain: DomainState; offset: number } => {
  const domain = domainOf(state, skill.domain);
  const { offset, seen, firsts } = stateOf(state, skill.id);
  const surprise =
    ((tried.right ? 1 : 0) - chance(state, skill, tried)) *
    hurry(firsts, { right: tried.right, at: state.at });
  const grown = tried.right && tried.help === 0 ? growth : 0;
  return {
    domain: {
      ability: within(domain.ability + domainStep(domain.seen) * surprise + grown, -bound, bound),
      seen: domain.seen + 1,
      lean: within(domain.lean + (tried.help > 0 ? 0.1 * surprise : 0), 0.3, 1.6),
    },
    offset: within(offset + skillStep(seen) * surprise, -bound, bound),
  };
};
