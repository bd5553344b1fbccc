import { courses } from '@nobi/contract';
import { ask } from '../../api.ts';
import type { ContentSource } from '../../player/content-source.ts';

/** Courses in the player. */
export const courseSource: ContentSource = {
  kind: 'course',
  home: '/dashboard/courses',
  problems: {
    failed: 'course_failed',
    noAddress: 'course_url_missing',
    badAddress: 'course_link_invalid',
  },
  one: async (courseId, signal) => {
    const course = await ask(courses.one, { params: { courseId }, signal });
    return { ...course, address: course.html_course_url };
  },
  load: (courseId, play_session) =>
    ask(courses.load, { params: { courseId }, query: { play_session } }),
  begin: async (courseId, key) => {
    const { view_id, url, lessons } = await ask(courses.view, { params: { courseId }, key });
    return { id: view_id, url, lessons };
  },
  // A view is recorded again after any failure, once.
  mayBeginAgain: () => true,
  report: (view, events, { isLast }) =>
    ask(courses.report, {
      params: { view },
      body: { events, sent_at: Date.now() },
      keepalive: isLast,
    }),
  check: (view, body) => ask(courses.check, { params: { view }, body, keepalive: true }),
  keep: (courseId, save, { sessionId, isLast, rev }) =>
    ask(courses.keep, {
      params: { courseId },
      query: { play_session: sessionId },
      body: { save, ...(rev !== undefined && { rev }) },
      keepalive: isLast,
    }),
};
