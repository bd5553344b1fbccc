import { type Course, type courses, Problem } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Answers } from '../../catalogue/answers.ts';
import type { LiveLessons } from '../../catalogue/live-lessons.ts';
import type { LookUp } from '../../catalogue/opened.ts';
import type { Asked } from '../../serve.ts';
import { isUuid, type Sittings } from '../../sittings/sittings.ts';
import type { CoursesStore } from './courses.store.ts';
import { scorerOf } from './scoring.ts';

export interface CoursesDeps {
  readonly store: CoursesStore;
  readonly shelf: LookUp<Course>;
  readonly views: Sittings;
  readonly answers: Answers;
  readonly lessons: LiveLessons;
}

/** What staff published of a course; a view that is asked for twice gets the same twice. */
const publishedFor = async (
  { store, lessons }: Pick<CoursesDeps, 'store' | 'lessons'>,
  { view, course }: { view: string; course: string },
) => {
  const newest = lessons.current(course);
  if (!newest) return {};
  const pinned = await store.pin(view, newest.id);
  const edition = await lessons.find(course, pinned ?? newest.id);
  return edition ? { lessons: edition.lessons } : {};
};

export const coursesService = ({ store, shelf, views, answers, lessons }: CoursesDeps) => ({
  list: ({ language }: Asked<typeof courses.list>, caller: Caller) => shelf.list(language, caller),

  one: ({ params, language }: Asked<typeof courses.one>, caller: Caller) =>
    shelf.find(params.courseId, language, caller),

  async view({ params, key }: Asked<typeof courses.view>, caller: Caller) {
    const { id, ...address } = await views.begin(params.courseId, caller, key);
    const published = await publishedFor({ store, lessons }, { view: id, course: params.courseId });
    return { view_id: id, ...address, ...published };
  },

  report: ({ params, body }: Asked<typeof courses.report>, caller: Caller) =>
    views.report(params.view, body.events, caller),

  async check({ params, body }: Asked<typeof courses.check>, caller: Caller) {
    const viewed = isUuid(params.view)
      ? await store.viewed(params.view, caller.accountId)
      : undefined;
    const check = viewed && (await scorerOf(answers, lessons)({ ...viewed, ...body }));
    if (!check) throw new Problem('not_found');
    if (!check.choices.includes(body.choice)) throw new Problem('invalid_input');
    const right = body.choice === check.answer;
    await store.keepFirst({ view: params.view, ...body, skill: check.skill, isRight: right });
    return { right };
  },

  load: ({ params }: Asked<typeof courses.load>, caller: Caller) =>
    views.load(params.courseId, caller),

  keep: ({ params, body }: Asked<typeof courses.keep>, caller: Caller) =>
    views.keep(params.courseId, body.save, caller),

  /** Courses that have left the shelf are left out. */
  async history({ language }: Asked<typeof courses.history>, caller: Caller) {
    const watched = await store.history(caller.accountId);
    return watched.flatMap(({ id, course_id, viewed_at }) => {
      const course = shelf.known(course_id, language, caller);
      return course ? [{ id, viewed_at: viewed_at.toISOString(), course }] : [];
    });
  },
});

export type CoursesService = ReturnType<typeof coursesService>;
