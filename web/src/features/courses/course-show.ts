import { courses } from '@nobi/contract';
import { ask } from '../../api.ts';
import type { Show } from '../../stage/show.ts';

/** Courses on the stage. */
export const courseShow: Show = {
  kind: 'course',
  home: '/dashboard/courses',
  says: {
    failed: 'course_failed',
    noAddress: 'course_url_missing',
    badAddress: 'course_link_invalid',
  },
  one: async (courseId, signal) => {
    const course = await ask(courses.one, { params: { courseId }, signal });
    return { ...course, address: course.html_course_url };
  },
  load: (courseId) => ask(courses.load, { params: { courseId } }),
  begin: async (courseId, key) => {
    const { view_id, url, lessons } = await ask(courses.view, { params: { courseId }, key });
    return { sitting: view_id, url, lessons };
  },
  // A view is recorded again after any failure, once.
  mayBeginAgain: () => true,
  report: (view, events, { isLast }) =>
    ask(courses.report, { params: { view }, body: { events }, keepalive: isLast }),
  check: (view, body) => ask(courses.check, { params: { view }, body, keepalive: true }),
  keep: (courseId, save) =>
    ask(courses.keep, { params: { courseId }, body: { save }, keepalive: true }),
};
