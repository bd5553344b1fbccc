/** What becomes of a report's "Bisa sendiri" once it was said. */
import { type MakeLearner, playChild, type SimulatedItem } from '@nobi/kit/simulate';
import { fallingTo, fallsOn } from './learners/falling.ts';

interface Many {
  children: number;
  seed: number;
  /** Sittings of one day. */
  perDay?: number;
}

/** Whether each skill of each child was "Bisa sendiri" on a day, and was taken back from that day on. */
const takenBackFrom = (
  item: SimulatedItem,
  learner: MakeLearner,
  { children, seed, perDay = 1, days, since }: Many & { days: number; since: number },
): boolean[] =>
  Array.from({ length: children }, (_, child) => {
    const before = new Map<string, boolean>();
    const isBack = new Map<string, boolean>();
    playChild(item, learner, {
      ...{ child, seed, perDay, daysBetween: 1, sittings: days * perDay },
      onAnswers({ day, task: { skill }, claim: { isAlone } }) {
        if (day < since) before.set(skill, isAlone);
        else if (!isAlone) isBack.set(skill, true);
      },
    });
    return [...before].flatMap(([skill, isAlone]) => (isAlone ? [isBack.has(skill)] : []));
  }).flat();

const threeWeeks = 21;

/** Of children who can no more, of what the report says on the day before, within three weeks. */
export const takenBackInTime = (item: SimulatedItem, chance: number, many: Many): boolean[] =>
  takenBackFrom(item, fallingTo(chance), { ...many, days: fallsOn + threeWeeks, since: fallsOn });

/** Of children who can as before, within half a year of what the report says after eight weeks. */
export const takenBackWrongly = (
  item: SimulatedItem,
  learner: MakeLearner,
  many: Many,
): boolean[] => takenBackFrom(item, learner, { ...many, days: 8 * 7 + 182, since: 8 * 7 });

export const ofHundredTaken = (all: readonly boolean[]): number =>
  (100 * all.filter(Boolean).length) / Math.max(1, all.length);
