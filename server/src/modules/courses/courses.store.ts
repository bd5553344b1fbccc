import type { Queryable } from '../../database/database.ts';

export const coursesStore = (db: Queryable) => ({
  /** The last view of each course, newest first; only recent views are looked at. */
  history: (accountId: string) =>
    db.named<{ id: string; course_id: string; viewed_at: Date }>({
      name: 'course_history',
      text: `select id, course_id, viewed_at from (
          select distinct on (course_id) id, course_id, viewed_at
          from (
            select id, course_id, viewed_at from course_view
            where account_id = $1 order by viewed_at desc limit 200
          ) recent
          order by course_id, viewed_at desc
        ) last_views
        order by viewed_at desc limit 12`,
      values: [accountId],
    }),
});

export type CoursesStore = ReturnType<typeof coursesStore>;
