/** What a report comes to say of children whose true chance at the criterion is known. */
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
}

export interface Weeks {
  weeks: number;
  /** Three sittings are about twenty minutes. */
  perDay: number;
  children: number;
  seed: number;
}

/** Every skill that was met, of every child. */
export const follow = (
  item: SimulatedItem,
  learner: MakeLearner,
  { weeks, perDay, children, seed }: Weeks,
): Followed[] =>
  Array.from({ length: children }, (_, child) => {
    const skills = new Map<string, Followed>();
    const onAnswers = ({ day, task: { skill }, answers, claim }: Weighed): void => {
      const before = skills.get(skill) ?? { skill, days: [], alone: null };
      const days = answers.filter(({ unaided }) => unaided).map(() => day);
      const alone = before.alone ?? (claim.isAlone ? day : null);
      skills.set(skill, { skill, days: [...before.days, ...days], alone });
    };
    playChild(item, learner, {
      ...{ child, daysBetween: 1, perDay, seed, onAnswers },
      sittings: weeks * 7 * perDay,
    });
    return [...skills.values()];
  }).flat();

export const ofHundredSkills = (
  all: readonly Followed[],
  isSo: (one: Followed) => boolean,
): number => (100 * all.filter(isSo).length) / Math.max(1, all.length);

const first = ({ days }: Followed): number => days[0] ?? Number.POSITIVE_INFINITY;

/** Six weeks after it came for the first time. */
export const isFoundInTime = (one: Followed): boolean =>
  one.alone !== null && one.alone < first(one) + 42;
