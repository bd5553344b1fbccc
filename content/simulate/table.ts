/** What each shipped learner has to find in every item that can be simulated. */
import {
  type ChildLine,
  type MakeLearner,
  playChild,
  type SimulatedItem,
} from '@nobi/kit/simulate';
import { expect } from 'vitest';
import {
  everMastered,
  helpedFirsts,
  helpedRate,
  isCrowded,
  isInBand,
  masteredIn,
  ofHundred,
  reachesLast,
  repeatedSoon,
  staleMasteries,
  tasksOf,
  thirdMisses,
} from './how-well.ts';
import away from './learners/away.ts';
import byHeart from './learners/by-heart.ts';
import climbing from './learners/climbing.ts';
import flawless from './learners/flawless.ts';
import forgetting from './learners/forgetting.ts';
import growing from './learners/growing.ts';
import guessing from './learners/guessing.ts';
import lacking from './learners/lacking.ts';
import leaning from './learners/leaning.ts';
import replaying from './learners/replaying.ts';
import slipping from './learners/slipping.ts';
import slow from './learners/slow.ts';
import steady from './learners/steady.ts';
import weak from './learners/weak.ts';

export interface Row {
  name: string;
  learner: MakeLearner;
  daysBetween: number;
  demand(children: readonly ChildLine[], item: SimulatedItem): void;
}

const nothingMastered = (children: readonly ChildLine[]): void =>
  expect(ofHundred(children, everMastered)).toBe(0);

const shareOf = (children: readonly ChildLine[], kind: string): number => {
  const tasks = children.flatMap(tasksOf);
  return tasks.filter((task) => task.kind === kind).length / tasks.length;
};

const isCalm = (children: readonly ChildLine[]): void => {
  expect(thirdMisses(children)).toBeLessThanOrEqual(0.03);
  expect(ofHundred(children, isCrowded)).toBe(0);
};

/** The first sitting in which all skills before the last one were mastered, and when the last came. */
const waitsForLast = ({ sittings, skills }: ChildLine): boolean => {
  const ids = Object.keys(skills);
  const last = ids.at(-1) ?? '';
  const stand = sittings.findIndex(({ tasks }) =>
    ids
      .slice(0, -1)
      .every((id) => tasks.some((task) => task.skill === id && task.state === 'mastered')),
  );
  const met = skills[last]?.first_sitting ?? null;
  return stand >= 0 && (met === null || met > stand + 1 + 2);
};

const firstTwelve = (child: ChildLine): string[] =>
  tasksOf(child)
    .slice(0, 12)
    .map(({ skill }) => skill);

export const isLedOn = (children: readonly ChildLine[]): void => {
  expect(ofHundred(children, reachesLast)).toBeGreaterThanOrEqual(95);
  expect(ofHundred(children, isInBand)).toBeGreaterThanOrEqual(80);
  isCalm(children);
};

export const rows: readonly Row[] = [
  { name: 'growing', learner: growing, daysBetween: 1, demand: isLedOn },
  { name: 'growing slowly', learner: slow, daysBetween: 1, demand: isLedOn },
  { name: 'able and growing', learner: climbing, daysBetween: 1, demand: isLedOn },
  {
    name: 'steady',
    learner: steady,
    daysBetween: 1,
    demand(children) {
      expect(ofHundred(children, waitsForLast)).toBeLessThanOrEqual(5);
      isCalm(children);
    },
  },
  {
    name: 'flawless',
    learner: flawless,
    daysBetween: 1,
    demand(children, { skills }) {
      for (const child of children) {
        expect(firstTwelve(child)).toContain(skills.at(-1));
        expect(masteredIn(child)).toEqual(skills);
      }
      expect(shareOf(children, 'review')).toBeLessThanOrEqual(0.2);
      expect(ofHundred(children, isCrowded)).toBe(0);
    },
  },
  {
    name: 'slipping',
    learner: slipping,
    daysBetween: 1,
    demand(children) {
      expect(ofHundred(children, reachesLast)).toBeGreaterThanOrEqual(95);
      isCalm(children);
    },
  },
  {
    name: 'lacking one skill until it was shown',
    learner: lacking,
    daysBetween: 1,
    demand(children, { skills }) {
      const [, , third = ''] = skills;
      const getPast = (child: ChildLine): boolean => child.skills[third]?.first_sitting !== null;
      expect(ofHundred(children, getPast)).toBeGreaterThanOrEqual(90);
      expect(ofHundred(children, reachesLast)).toBeGreaterThanOrEqual(90);
    },
  },
  {
    name: 'weak',
    learner: weak,
    daysBetween: 1,
    demand(children) {
      expect(helpedRate(children)).toBeGreaterThanOrEqual(0.75);
      expect(helpedFirsts(children)).toBeGreaterThanOrEqual(0.75);
      expect(repeatedSoon(children)).toBeLessThanOrEqual(0.01);
      const later = children.flatMap((child) => tasksOf(child).slice(30));
      const low = later.filter(({ level }) => level === 0).length;
      expect(low / later.length).toBeGreaterThanOrEqual(0.8);
    },
  },
  {
    name: 'away three weeks each time',
    learner: away,
    daysBetween: 21,
    demand(children) {
      const openings = children.flatMap(({ sittings }) =>
        sittings.flatMap(({ tasks: [first] }, at) => (first ? [{ first, at }] : [])),
      );
      // Whoever has a mastery begins by looking back at one.
      for (const { first } of openings)
        if (first.state === 'mastered') expect(first.kind).toBe('review');
      for (const child of children) expect(staleMasteries(child)).toEqual([]);
    },
  },
  {
    name: 'forgetting',
    learner: forgetting,
    daysBetween: 1,
    demand(children) {
      for (const child of children) expect(staleMasteries(child)).toEqual([]);
    },
  },
  { name: 'guessing', learner: guessing, daysBetween: 1, demand: nothingMastered },
  { name: 'replaying answers', learner: replaying, daysBetween: 1, demand: nothingMastered },
  {
    name: 'knowing by heart what came before',
    learner: byHeart,
    daysBetween: 1,
    demand: nothingMastered,
  },
  { name: 'leaning on help', learner: leaning, daysBetween: 1, demand: nothingMastered },
];

/** Twenty sittings, or five a skill where there are more than four. */
export const sessionsOf = ({ skills }: SimulatedItem): number =>
  Math.max(20, skills.length > 4 ? skills.length * 5 : 0);

export const playRow = (
  item: SimulatedItem,
  { learner, daysBetween }: Row,
  count: number,
): ChildLine[] => {
  const most = sessionsOf(item);
  return Array.from({ length: count }, (_, at) =>
    playChild(item, learner, { child: at + 1, sittings: most, daysBetween, seed: 7 }),
  );
};
