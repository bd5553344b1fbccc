/** Tells the server what staff may make of each course: its lessons, its activities, its pictures. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CourseTask } from '@nobi/kit/course';
import {
  type ActivityForms,
  type CoursePlan,
  lessonFindings,
  lessonsFile,
  tasksOf,
} from '@nobi/kit/manifest';
import { type FoundCourse, readCourse } from './courses.ts';
import type { FoundItem } from './items.ts';
import { publishJudge } from './judge.ts';

/** What `judge.ts` packs of a course. */
export interface Judge {
  forms: ActivityForms;
  face(choice: string, lang: 'id' | 'en'): string;
  isPlayable(task: CourseTask): boolean;
}

const wordsIn = ({ checks }: FoundCourse, { forms }: Judge): string[] => [
  ...Object.values(checks)
    .flat()
    .flatMap(({ choices, show = [] }) => [...choices, ...show])
    .filter((choice) => typeof choice === 'string'),
  ...Object.values(forms)
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((field) => ('of' in field ? (field.of ?? []) : [])),
];

/** A picture, and one whose file is there. */
const isDrawn = (face: string): boolean => face !== '' && !face.includes('src=""');

export const planOf = (item: FoundItem, found: FoundCourse, judge: Judge): CoursePlan => ({
  forms: judge.forms,
  words: [...new Set(wordsIn(found, judge))]
    .filter((word) => isDrawn(judge.face(word, 'id')))
    .toSorted(),
  skills: item.manifest.skills.map(({ id, name }) => ({ id, name })),
  free: found.course.free,
  lessons: found.course.lessons.map((lesson) => ({
    lesson,
    questions: found.checks[lesson.id] ?? [],
    hidden: false,
  })),
});

/** What staff could not hand in must not be built either: one line a fault. */
export const faultsOf = (plan: CoursePlan, judge: Judge): string[] =>
  plan.lessons.flatMap((edit, i) => {
    const abouts = plan.lessons.slice(0, i + 1).map(({ lesson }) => lesson.id);
    const found = lessonFindings(edit, { ...plan, abouts });
    const lost = tasksOf(edit).filter(({ task }) => !judge.isPlayable(task));
    return [
      ...found.map(({ at, code }) => `${edit.lesson.id}: ${at} ${code}`),
      ...lost.map(({ at }) => `${edit.lesson.id}: ${at} cannot be won`),
    ];
  });

export const publishLessons = async (options: {
  root: string;
  dist: string;
  items: readonly FoundItem[];
}): Promise<void> => {
  const items = options.items.filter(({ manifest }) => manifest.kind === 'course');
  const judges: { courses: Record<string, Judge> } = await import(
    `${pathToFileURL(await publishJudge(options)).href}?${Date.now()}`
  );
  const courses: Record<string, CoursePlan> = {};
  for (const item of items) {
    const judge = judges.courses[item.manifest.id];
    if (!judge) throw new Error(`${item.path} was not packed`);
    const plan = planOf(item, await readCourse(item), judge);
    const faults = faultsOf(plan, judge);
    if (faults.length > 0) throw new Error(`${item.path}:\n${faults.join('\n')}`);
    courses[item.manifest.id] = plan;
  }
  const file = lessonsFile.parse({ v: 1, courses });
  await writeFile(join(options.dist, 'lessons.json'), `${JSON.stringify(file)}\n`);
};
