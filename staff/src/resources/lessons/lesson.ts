import { currentLanguage } from '@nobi/client/language';
import type { ReplyOf, staff } from '@nobi/contract';
import {
  type CoursePlan,
  coursePlan,
  type DraftTask,
  findingCodes,
  type LessonDraft,
  type LessonFinding,
  lessonDraft,
  lessonFindings,
} from '@nobi/kit/manifest';
import { words } from '../../text/words.ts';

import type { Finding } from './draft/draft-saver.ts';
export type WholeLesson = ReplyOf<typeof staff.lesson>;
export type LessonCourse = ReplyOf<typeof staff.lessonCourses>['courses'][number];
export type LessonVersion = WholeLesson['versions'][number];

/** A lesson's page as the kit reads it. */
export const readLesson = (whole: WholeLesson) => ({
  ...whole,
  plan: coursePlan.parse(whole.plan),
  live: lessonDraft.safeParse(whole.live).data,
  draft: lessonDraft.safeParse(whole.draft).data,
});
export type ReadLesson = ReturnType<typeof readLesson>;

/** Where a lesson lives in the console. */
export const lessonPath = (course: string, lesson: string) => `/lessons/${course}.${lesson}/show`;

export const placeIn = (id: string) => {
  const at = id.indexOf('.');
  return { course: id.slice(0, at), lesson: id.slice(at + 1) };
};

interface Both {
  readonly id: string;
  readonly en: string;
}

/** In the reader's language; the other one, or a dash, while that is empty. */
export const inWords = ({ id, en }: Both) =>
  (currentLanguage() === 'id' ? id || en : en || id).replaceAll('\n', ' ') || '—';

export const titleOfRow = ({
  title_id: id,
  title_en: en,
}: {
  title_id: string;
  title_en: string;
}) => inWords({ id, en });

/** What has to be mended, told at once; whether a task can be won, the server says. */
export const findingsOf = (
  draft: LessonDraft,
  { plan, abouts }: Pick<ReadLesson, 'plan' | 'abouts'>,
  reported: readonly Finding[],
): LessonFinding[] => {
  const here = lessonFindings(draft, { ...plan, abouts });
  const lost = reported.filter(
    ({ at, code }) => code === 'unwinnable' && !here.some((each) => each.at.startsWith(at)),
  );
  return [...here, ...lost.map(({ at }) => ({ at, code: 'unwinnable' as const }))];
};

export const wordsOfFinding = (code: string): string => {
  const known = findingCodes.find((each) => each === code);
  return words.lessons.findings[known ?? 'unknown'];
};

/** An example of an activity from the lessons as they were built. */
export const exampleOf = (plan: CoursePlan, activity: string): DraftTask | undefined =>
  [
    ...plan.lessons.flatMap(({ lesson }) => [
      ...lesson.play.bank,
      ...lesson.try,
      ...lesson.look,
      lesson.make,
    ]),
    plan.free,
  ].find((task) => task.activity === activity);

export const colourOf = {
  waiting: 'warning',
  published: 'success',
  replaced: 'default',
  withdrawn: 'default',
} as const satisfies Record<LessonVersion['state'], string>;
