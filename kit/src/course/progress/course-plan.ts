/** What a course can teach, in the chooser's terms. */

import {
  type LearningSkill,
  type LearningTask,
  makePlan,
  type Plan,
} from '../../learning/index.ts';
import { targetSuccess } from '../../learning/target.ts';
import type { Course, CourseItem } from '../../manifest/course.ts';

export interface CourseSkills {
  course: Course;
  /** The youngest age on the manifest: it sets how often an item should succeed. */
  age: number;
  /** What the course teaches, in its order, from the registry. */
  skills: readonly LearningSkill[];
  /**
   * For a new child each lesson is harder than the one before it by so many logits: authors grade the
   * items of a lesson against each other only, from about -3 to 1.
   */
  laterBy?: number | undefined;
  /** So many lessons at the beginning lie before that scale: what was graded without them stays as hard. */
  preludes?: number | undefined;
  /** Ids that lessons and saves of before may still use. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

const usuallyLaterBy = 0.55;

/** Fewer criterion tasks than these could be known by heart. */
const leastProofs = 10;

/** What proves one skill is about as hard as the rest that proves it: else only the easy part of it is shown. */
const mostApart = 1.5;

/** The easier half is the lowest level: who stays there for long needs many. */
const levelAt = (place: number): number => {
  if (place < 0.5) return 0;
  return place < 0.75 ? 1 : 2;
};

type Graded = Pick<LearningTask, 'difficulty'>;

/** From which place and up to which: of the harder half, as many as lie near each other. */
const provingRange = (order: readonly Graded[]): { from: number; to: number } => {
  const half = Math.min(Math.floor(order.length / 2), Math.max(0, order.length - leastProofs));
  const ranges = order.slice(half).map(({ difficulty }, at) => ({
    from: half + at,
    to: order.findLastIndex((task) => task.difficulty <= difficulty + mostApart) + 1,
  }));
  const { from, to } = ranges.reduce((best, each) =>
    each.to - each.from > best.to - best.from ? each : best,
  );
  const start = Math.min(from, Math.max(0, order.length - leastProofs));
  return { from: start, to: Math.max(to, start + leastProofs) };
};

const graded = (items: readonly (CourseItem & { skill: string })[]): LearningTask[] => {
  const order = items.toSorted((a, b) => a.difficulty - b.difficulty);
  const { from, to } = provingRange(order);
  return order.map(({ id, skill, difficulty }, at) => ({
    id,
    skill,
    difficulty,
    level: levelAt(at / order.length),
    proves: at >= from && at < to,
  }));
};

export const coursePlan = ({
  course,
  age,
  skills,
  laterBy = usuallyLaterBy,
  preludes = 0,
  aliases = {},
}: CourseSkills): Plan => {
  const items = course.lessons.flatMap(({ play }, lesson) =>
    play.bank.map((item) => ({
      ...item,
      skill: aliases[item.skill] ?? item.skill,
      difficulty: item.difficulty + laterBy * (lesson - preludes),
    })),
  );
  const taught = skills.filter(({ id }) => items.some(({ skill }) => skill === id));
  return makePlan({
    skills: taught,
    tasks: taught.flatMap(({ id }) => graded(items.filter(({ skill }) => skill === id))),
    target: targetSuccess(age),
  });
};
