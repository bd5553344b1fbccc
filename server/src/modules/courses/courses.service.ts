import { randomUUID } from 'node:crypto';
import type { Course, courses } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { LookUp } from '../../catalogue/opened.ts';
import type { Asked } from '../../serve.ts';
import type { CoursesStore } from './courses.store.ts';

export interface CoursesDeps {
  readonly store: CoursesStore;
  readonly shelf: LookUp<Course>;
}

export const coursesService = ({ store, shelf }: CoursesDeps) => ({
  list: ({ language }: Asked<typeof courses.list>, caller: Caller) => shelf.list(language, caller),

  one: ({ params, language }: Asked<typeof courses.one>, caller: Caller) =>
    shelf.find(params.courseId, language, caller),

  async view({ params }: Asked<typeof courses.view>, caller: Caller) {
    const course = shelf.findOpen(params.courseId, caller);
    const view = { id: randomUUID(), accountId: caller.accountId, courseId: course.id };
    await store.recordView(view);
    return { view_id: view.id, ...shelf.addressOf(course) };
  },

  /** Courses that have left the shelf are left out. */
  async history({ language }: Asked<typeof courses.history>, caller: Caller) {
    const views = await store.history(caller.accountId);
    return views.flatMap(({ id, course_id, viewed_at }) => {
      const course = shelf.known(course_id, language, caller);
      return course ? [{ id, viewed_at: viewed_at.toISOString(), course }] : [];
    });
  },
});

export type CoursesService = ReturnType<typeof coursesService>;
