/** What the build writes for the server about courses: their lessons, and what staff may make of them. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';
import { activityForms } from './activity-form.ts';
import { courseTask } from './course.ts';
import { lessonEdit } from './lesson.ts';

export const coursePlan = z.strictObject({
  /** Each activity's arguments by the activity's name. */
  forms: activityForms,
  /** Every word that a question may show: there is a picture of it. */
  words: z.array(slug),
  skills: z.array(
    z.strictObject({ id: slug, name: z.strictObject({ id: z.string(), en: z.string() }) }),
  ),
  free: courseTask,
  /** The lessons as they were built, with their answers: only the server may load this file. */
  lessons: z.array(lessonEdit),
});

export const lessonsFile = z.strictObject({
  v: z.literal(1),
  courses: z.record(slug, coursePlan),
});

export type CoursePlan = z.infer<typeof coursePlan>;
export type LessonsFile = z.infer<typeof lessonsFile>;
