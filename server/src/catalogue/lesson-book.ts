import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CoursePlan,
  type LessonDraft,
  type LessonEdit,
  type LessonFinding,
  lessonEdit,
  lessonFindings,
  lessonsFile,
  tasksOf,
} from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import { readBuilt } from './built-file.ts';

/** The part of each course that knows whether a task can be won; packed by content/build. */
const judgeFile = z.object({
  courses: z.record(
    z.string(),
    z.object({
      isPlayable: z.custom<(task: LessonDraft['lesson']['make']) => unknown>(
        (value) => typeof value === 'function',
      ),
    }),
  ),
});

/** What the build says about courses: their lessons, and what a lesson may be made of. */
export interface LessonBook {
  readonly courses: ReadonlyMap<string, CoursePlan>;
  /** What keeps a draft from being a lesson of this course; empty when nothing does. */
  findings(course: string, draft: LessonDraft): LessonFinding[];
  /** A kept lesson, if this build can play it. */
  sound(course: string, body: unknown): LessonEdit | undefined;
}

/** The lessons that a question may look back at: those before, and its own. */
export const aboutsOf = (plan: CoursePlan, lesson: string): string[] => {
  const ids = plan.lessons.map((edit) => edit.lesson.id);
  const at = ids.indexOf(lesson);
  return at < 0 ? [...ids, lesson] : ids.slice(0, at + 1);
};

/** Reads what content/build wrote beside the catalogue; the judge is code of this repository. */
export const readLessonBook = async (folder: string): Promise<LessonBook> => {
  const file = lessonsFile.parse(JSON.parse(await readBuilt(join(folder, 'lessons.json'))));
  const judges = judgeFile.parse(await import(pathToFileURL(join(folder, 'judge.mjs')).href));
  const courses = new Map(Object.entries(file.courses));

  const findings = (course: string, draft: LessonDraft): LessonFinding[] => {
    const plan = courses.get(course);
    const judge = judges.courses[course];
    if (!plan || !judge) return [{ at: 'lesson', code: 'unknown' }];
    const ownFindings = lessonFindings(draft, { ...plan, abouts: aboutsOf(plan, draft.lesson.id) });
    // Only a task that has what it needs is asked whether it can be won.
    const whole = tasksOf(draft).filter(({ at }) => !ownFindings.some((each) => isIn(each.at, at)));
    const lost = whole.filter(({ task }) => judge.isPlayable(task) !== true);
    return [...ownFindings, ...lost.map(({ at }) => ({ at, code: 'unwinnable' as const }))];
  };

  return {
    courses,
    findings,
    sound(course, body) {
      const read = lessonEdit.safeParse(body);
      return read.success && findings(course, read.data).length === 0 ? read.data : undefined;
    },
  };
};

/** Words that are too long do not keep a task from being won; its arguments may. */
const isIn = (at: string, task: string) =>
  at === `${task}.activity` || at.startsWith(`${task}.args.`);
