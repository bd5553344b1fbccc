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
  /** Ids that lessons and saves of before may still use. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

const usuallyLaterBy = 0.55;

/** Fewer criterion tasks than these could be known by heart. */
const leastProofs = 10;

/** Of the items of a skill so many, the hardest, prove it. */
const provingShare = 0.4;

/** The easier half is the lowest level: who stays there for long needs many. */
const levelAt = (place: number): number => {
  if (place < 0.5) return 0;
  return place < 0.75 ? 1 : 2;
};

const graded = (items: readonly (CourseItem & { skill: string })[]): LearningTask[] => {
  const order = items.toSorted((a, b) => a.difficulty - b.difficulty);
  const proving = Math.max(leastProofs, Math.floor(order.length * provingShare));
  return order.map(({ id, skill, difficulty }, at) => ({
    id,
    skill,
    difficulty,
    level: levelAt(at / order.length),
    proves: at >= order.length - proving,
  }));
};

export const coursePlan = ({
  course,
  age,
  skills,
  laterBy = usuallyLaterBy,
  aliases = {},
}: CourseSkills): Plan => {
  const items = course.lessons.flatMap(({ play }, lesson) =>
    play.bank.map((item) => ({
      ...item,
      skill: aliases[item.skill] ?? item.skill,
      difficulty: item.difficulty + laterBy * lesson,
    })),
  );
  const taught = skills.filter(({ id }) => items.some(({ skill }) => skill === id));
  return makePlan({
    skills: taught,
    tasks: taught.flatMap(({ id }) => graded(items.filter(({ skill }) => skill === id))),
    target: targetSuccess(age),
  });
};
