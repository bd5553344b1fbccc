/** One sitting, and what is remembered from one to the next. Pure. */
import { type Random, seeded } from '@nobi/kit/guest';
import {
  expectedSuccess,
  freshSkill,
  learn,
  masteryOf,
  pickItem,
  type SkillRecord,
  targetSuccess,
} from '@nobi/kit/learning';
import { bank, platesOf, type Task } from './rules.ts';

export const rounds = 6;
const again = 2;

export interface Sitting {
  record: SkillRecord;
  /** Ids of the last tasks, newest last. */
  recent: string[];
  at: number;
  task: string;
  seed: number;
  misses: number;
  hints: number;
  /** A task that needed a worked example comes again. */
  back: { task: string; at: number } | null;
}

export const taskOf = (sitting: Sitting): Task =>
  bank.find(({ id }) => id === sitting.task) ?? { id: 'gone', most: 5, less: 4, difficulty: -4 };

export const platesIn = (sitting: Sitting): number[] =>
  platesOf(taskOf(sitting), seeded(sitting.seed + sitting.at));

export const isOver = ({ at }: Sitting): boolean => at >= rounds;

const pickTask = (record: SkillRecord, recent: readonly string[], random: Random): string =>
  pickItem(bank, { ratingOf: () => record.rating, target: targetSuccess(5), recent, random })?.id ??
  'most-5-4';

export const sitDown = (
  before: Pick<Sitting, 'record' | 'recent'> | null,
  seed: number,
): Sitting => {
  const { record, recent } = before ?? { record: freshSkill(), recent: [] };
  const task = pickTask(record, recent, seeded(seed));
  return { record, recent, at: 0, task, seed, misses: 0, hints: 0, back: null };
};

export const missed = (sitting: Sitting): Sitting => ({
  ...sitting,
  misses: Math.min(50, sitting.misses + 1),
});
export const hinted = (sitting: Sitting): Sitting => ({
  ...sitting,
  hints: Math.min(50, sitting.hints + 1),
});
export const isClean = ({ misses, hints }: Sitting): boolean => misses + hints === 0;

/** The round is solved: learn from it and go on to the next. */
export const solved = (sitting: Sitting, day: number): { sitting: Sitting; mastered: boolean } => {
  const { difficulty, id } = taskOf(sitting);
  const record = learn(sitting.record, { difficulty, clean: isClean(sitting), day });
  const at = sitting.at + 1;
  const recent = [...sitting.recent, id].slice(-4);
  const back = sitting.misses >= 3 ? { task: id, at: at + again } : sitting.back;
  const isBack = back?.at === at;
  const task = isBack ? back.task : pickTask(record, recent, seeded(sitting.seed + at * 31));
  const next = { ...sitting, record, recent, at, task, misses: 0, hints: 0 };
  return {
    sitting: { ...next, back: isBack ? null : back },
    mastered:
      masteryOf(sitting.record, day) !== 'mastered' && masteryOf(record, day) === 'mastered',
  };
};

/** The chance that a learner of this ability solves the round at the first try. */
export const chanceOf = (sitting: Sitting, ability: number): number =>
  expectedSuccess(ability, taskOf(sitting).difficulty);
