/** All tasks, made from their numbers: which bridge, how long it is to be, and how much it shows. */
import { makePlan } from '@nobi/kit/learning';
import { bonds5, bonds10, bonds20 } from '../../../skills/number.ts';

export type SkillId = 'bonds-5' | 'bonds-10' | 'bonds-20';

export const skillIds: readonly SkillId[] = ['bonds-5', 'bonds-10', 'bonds-20'];

export interface Task {
  id: string;
  skill: SkillId;
  target: number;
  /** `complete`: one plank is missing. `build`: the gap is empty. */
  form: 'complete' | 'build';
  slots: number;
  /** The plank that is missing; null where chance decides. */
  answer: number | null;
  /** The first of two planks that lie there; null where one will do. */
  after: number | null;
  /** The only plank that lies there besides the answer; null where there are more. */
  beside: number | null;
  /** 0 dots and circles, 1 dots, 2 digits. */
  level: number;
  difficulty: number;
  proves: boolean;
}

export const skillFor = (target: number): SkillId => {
  if (target <= 5) return 'bonds-5';
  return target <= 10 ? 'bonds-10' : 'bonds-20';
};

/** Dots and circles can be counted; digits have to be known. */
const easedBy = [1.2, 0.5, 0];
export const topLevel = 2;

/** Where a skill is proved: the longest bridges of each, with digits alone. */
const provedFrom: Record<SkillId, number> = { 'bonds-5': 4, 'bonds-10': 8, 'bonds-20': 15 };

/** Logits by the length of the bridge, from 3 up: one plank missing, then two planks to choose. */
const completing = [
  -3.2, -2.4, -1.9, -1.4, -1.2, -1, -0.9, -0.8, 0, 0.2, 0.35, 0.5, 0.6, 0.8, 1, 1.15, 1.3, 1.4,
];
const building = [-2.1, -1.8, -1.5, -0.8, -0.5, -0.3, -0.1, -0.2, 0.6, 0.8, 0.9, 1, 1.1, 1.2];
const ofThree: Readonly<Record<number, number>> = { 10: 0.5, 12: 1, 15: 1.5, 18: 1.8, 20: 2 };

/** One more, and two alike, are known long before the others. */
const answerWeighs = (target: number, answer: number): number => {
  if (answer === 1) return -0.3;
  if (answer * 2 === target) return -0.2;
  return answer > 5 && target > 10 ? 0.2 : 0;
};

type Bridge = Pick<Task, 'id' | 'target' | 'form' | 'slots' | 'answer' | 'after' | 'beside'> & {
  base: number;
};

/**
 * One plank is missing and its circles are there to be counted: how many they are decides, not how long the
 * bridge is. In a long one they are small.
 */
const counting = ({ target, answer, beside }: Omit<Bridge, 'base'>): number =>
  -4.6 + 0.15 * ((answer ?? 1) - 1) + 0.05 * (target - 3) - (beside === null ? 0 : 0.3);

const difficultyAt = (level: number, { base, ...bridge }: Bridge): number =>
  level === 0 && bridge.form === 'complete'
    ? Math.max(-4.7, counting(bridge))
    : base - (easedBy[level] ?? 0);

const atEachLevel = ({ base, ...bridge }: Bridge): Task[] =>
  easedBy.map((_, level) => {
    const skill = skillFor(bridge.target);
    return {
      ...bridge,
      skill,
      level,
      difficulty: difficultyAt(level, { base, ...bridge }),
      proves:
        level === topLevel &&
        bridge.slots < 3 &&
        bridge.beside === null &&
        bridge.target >= provedFrom[skill],
    };
  });

const missing = completing.flatMap((base, at) => {
  const target = at + 3;
  return Array.from({ length: Math.min(9, target - 1) }, (_, i): Bridge => {
    const answer = i + 1;
    return {
      id: `fill-${target}-${answer}`,
      target,
      form: 'complete',
      slots: 1,
      answer,
      after: null,
      beside: null,
      base: base + answerWeighs(target, answer),
    };
  });
});

/** Small bridges of which two planks lie there, so that who stays with them meets enough of them. */
const missingAfterTwo = missing
  .filter(({ target }) => target <= 5)
  .flatMap((bridge): Bridge[] =>
    [1, 2]
      .filter((after) => 2 * after <= bridge.target - (bridge.answer ?? 0))
      .map((after) => ({
        ...bridge,
        id: `${bridge.id}-after-${after}`,
        after,
        base: bridge.base + 0.2,
      })),
  );

/** Nothing is easier than the shortest bridge. */
const easiest = -3.5;

/**
 * Small bridges with two planks to choose from: the right one, and one too short, too long, the same again or
 * the whole length. Who stays with them for long meets another each time.
 */
const missingOfTwo = missing
  .filter(({ target }) => target <= 5)
  .flatMap((bridge): Bridge[] => {
    const { target, answer } = bridge;
    const right = answer ?? 1;
    return [...new Set([right - 1, right + 1, target - right, target])]
      .filter((beside) => beside !== right && beside >= 1)
      .map((beside) => ({
        ...bridge,
        id: `${bridge.id}-or-${beside}`,
        beside,
        base: Math.max(easiest, bridge.base - 0.5),
      }));
  });

/** Several trays for one length: other planks lie there each time. */
const trays = 5;
const built = (target: number, slots: number, base: number): Bridge[] =>
  Array.from({ length: trays }, (_, i) => ({
    id: `make-${target}-${slots}-${i + 1}`,
    target,
    form: 'build',
    slots,
    answer: null,
    after: null,
    beside: null,
    base,
  }));

export const bank: readonly Task[] = [
  ...missing,
  ...missingAfterTwo,
  ...missingOfTwo,
  ...building.flatMap((base, at) => built(at + 3, 2, base)).filter(({ target }) => target > 3),
  ...Object.entries(ofThree).flatMap(([target, base]) => built(Number(target), 3, base)),
].flatMap(atEachLevel);

/** A task of a session that was begun with the bank of before, such as `complete-5-1`. */
const ofBefore = (id: string, level: number): Task | undefined => {
  const [, form, target = '', slots = ''] = /^(complete|build)-(\d{1,2})-([123])$/.exec(id) ?? [];
  if (form !== 'complete' && form !== 'build') return undefined;
  const like = bank.find(
    (task) => task.form === form && task.target === Number(target) && task.level === level,
  );
  return (
    like && {
      ...like,
      id,
      slots: Number(slots),
      answer: null,
      after: null,
      beside: null,
      proves: false,
    }
  );
};

export const taskNamed = (id: string, level: number): Task | undefined =>
  bank.find((task) => task.id === id && task.level === level) ?? ofBefore(id, level);

export const plan = makePlan<Task>({
  skills: [bonds5, bonds10, bonds20],
  tasks: bank,
  target: 0.82,
  // The very first round of all teaches how the game works: one plank, a small gap.
  ...firstRound(),
});

function firstRound(): { first?: Task } {
  const first = taskNamed('fill-5-2', 0);
  return first ? { first } : {};
}
