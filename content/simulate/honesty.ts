/** What a report comes to say of children whose true chance at the criterion is known. */
import { type Claim, freshClaim, isWeighedOn } from '@nobi/kit/claim';
import { type MakeLearner, playChild, type SimulatedItem, type Weighed } from '@nobi/kit/simulate';

/** Right with this chance whatever the task, the level or the help: what is chosen cannot flatter. */
export const evenly =
  (chance: number): MakeLearner =>
  (random) => ({ answer: () => ({ right: random() < chance, wants_help: false }) });

/** Asks for every help there is before trying. */
export const hintFirst: MakeLearner = (random) => ({
  answer: ({ help }) => ({ right: random() < 0.6 + 0.13 * help, wants_help: help < 3 }),
});

/** Alone never right; with any help always. */
export const onlyHelped: MakeLearner = () => ({
  answer: ({ help }) => ({ right: help > 0, wants_help: help === 0 }),
});

/** Gives the answers of another afternoon, in their order: they fit what is asked by luck alone. */
export const replayed: MakeLearner = (random) => {
  const answers = Array.from({ length: 40 }, () => random() < 1 / 3);
  let at = 0;
  return {
    answer() {
      at += 1;
      return { right: answers[at % answers.length] ?? false, wants_help: false };
    },
  };
};

/** One skill of one child. */
export interface Followed {
  skill: string;
  /** Days of its unaided answers to criterion tasks. */
  days: number[];
  /** The first day on which it read "Bisa sendiri"; null when none was. */
  alone: number | null;
  /** The same day by the clock of the protocol. */
  aloneByClock: number | null;
}

export interface Weeks {
  weeks: number;
  /** Three sittings are about twenty minutes. */
  perDay: number;
  children: number;
  seed: number;
}

/**
 * A clock that goes with what is weighed: a day for each twelfth of a week's answers, a rest's days at once.
 * "Twelve a week for four weeks" by the calendar picks out who fails, since who passes is asked less from
 * then on. By this clock every skill is asked twelve times a week, and none is left out.
 */
const after = (
  clock: number,
  { before, claim, day }: Record<'before' | 'claim', Claim> & { day: number },
) => {
  if (!isWeighedOn(before, day)) return clock;
  return claim.verdictOn === day && claim.evidence === 0
    ? Math.floor(clock) + claim.restsUntil - day
    : clock + 7 / 12;
};

interface Watched {
  followed: Followed;
  claim: Claim;
  clock: number;
}

const unwatched = (skill: string): Watched => ({
  followed: { skill, days: [], alone: null, aloneByClock: null },
  claim: freshClaim(),
  clock: 0,
});

const watched = (before: Watched, { day, answers, claim }: Weighed): Watched => {
  const days = answers.filter(({ unaided }) => unaided).map(() => day);
  const clock =
    days.length > 0 ? after(before.clock, { before: before.claim, claim, day }) : before.clock;
  const { followed } = before;
  const isNew = claim.isAlone && followed.alone === null;
  return {
    claim,
    clock,
    followed: {
      ...followed,
      days: [...followed.days, ...days],
      ...(isNew && { alone: day, aloneByClock: Math.floor(before.clock) }),
    },
  };
};

/** Every skill that was met, of every child. */
export const follow = (
  item: SimulatedItem,
  learner: MakeLearner,
  { weeks, perDay, children, seed }: Weeks,
): Followed[] =>
  Array.from({ length: children }, (_, child) => {
    const skills = new Map<string, Watched>();
    const onAnswers = (weighed: Weighed): void => {
      const { skill } = weighed.task;
      skills.set(skill, watched(skills.get(skill) ?? unwatched(skill), weighed));
    };
    playChild(item, learner, {
      ...{ child, daysBetween: 1, perDay, seed, onAnswers },
      sittings: weeks * 7 * perDay,
    });
    return [...skills.values()].map(({ followed }) => followed);
  }).flat();

export const ofHundredSkills = (
  all: readonly Followed[],
  isSo: (one: Followed) => boolean,
): number => (100 * all.filter(isSo).length) / Math.max(1, all.length);

const first = ({ days }: Followed): number => days[0] ?? Number.POSITIVE_INFINITY;

const fourWeeks = 28;

/** Four weeks after it came for the first time. */
export const isFoundInTime = (one: Followed): boolean =>
  one.alone !== null && one.alone < first(one) + fourWeeks;

/** Within four weeks of twelve answers. */
export const isFoundByClock = ({ aloneByClock }: Followed): boolean =>
  aloneByClock !== null && aloneByClock < fourWeeks;
