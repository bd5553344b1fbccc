/** One lesson of a course with its questions, as staff write it and as a child's page gets it. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';
import { type CourseChecks, courseCheck, courseLesson, courseQuestion, two } from './course.ts';

/** What two rows under an island hold on the smallest phone when there are ten of them. */
export const mostInTitle = 26;

const shelf = {
  /** The lesson whose island this one is drawn with; its own if not said. */
  picture: z.optional(slug),
};

/** A lesson that may be published: answers and all. Only staff and the server may load it. */
export const lessonEdit = z.strictObject({
  lesson: courseLesson,
  questions: two(courseCheck),
  /** Children do not see it; what they kept of it stays. */
  hidden: z.boolean(),
  ...shelf,
});

/** What staff published of one course: it goes before the lessons that were built. No answers. */
export const publishedLessons = z.strictObject({
  hidden: z.array(slug).check(z.maxLength(12)),
  lessons: z
    .array(z.strictObject({ lesson: courseLesson, questions: two(courseQuestion), ...shelf }))
    .check(z.maxLength(12)),
});

export type LessonEdit = z.infer<typeof lessonEdit>;
export type PublishedLessons = z.infer<typeof publishedLessons>;
type Check = CourseChecks[string][number];

/** A question as a page gets it: named one by one, so that nothing new can slip along. */
export const withoutAnswer = ({ id, about, skill, say, hint, show, choices }: Check) => ({
  id,
  about,
  skill,
  say,
  hint,
  ...(show && { show }),
  choices,
});

/** What a child's page gets of published lessons. */
export const published = (edits: readonly LessonEdit[]): PublishedLessons =>
  publishedLessons.parse({
    hidden: edits.filter(({ hidden }) => hidden).map(({ lesson }) => lesson.id),
    lessons: edits
      .filter(({ hidden }) => !hidden)
      .map(({ lesson, questions, picture }) => ({
        lesson,
        questions: questions.map(withoutAnswer),
        ...(picture && { picture }),
      })),
  });
