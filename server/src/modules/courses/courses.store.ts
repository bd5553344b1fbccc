import type { Queryable } from '../../database/database.ts';
import { playingChild } from '../../database/playing-child.ts';

interface WatchedCourse {
  readonly id: string;
  readonly course_id: string;
  readonly viewed_at: Date;
}

const lastViews = (ofSibling: string) => `select id, course_id, viewed_at from (
    select distinct on (course_id) id, course_id, viewed_at
    from (
      select id, item_id as course_id, began_at as viewed_at from play_session_all
      where account_id = $1 and kind = 'course' ${ofSibling} order by began_at desc limit 200
    ) recent
    order by course_id, viewed_at desc
  ) last_views
  order by viewed_at desc limit 12`;

export const coursesStore = (db: Queryable) => ({
  /** Undefined when the view is not this account's, or is over for long. */
  async viewed(view: string, accountId: string, days: number) {
    const [row] = await db.named<{ course: string; edition: number | null }>({
      name: 'viewed_course',
      text: `select item_id as course, edition::float8 as edition from play_session
        where account_id = $2 and id = $1 and kind = 'course'
          and began_at > now() - make_interval(days => $3)`,
      values: [view, accountId, days],
    });
    return row;
  },

  /**
   * The last view of each course by who plays in the session, newest first; only recent views are looked
   * at. The index tells all of it but the child, which is asked for only where there are several.
   */
  async history(accountId: string, sessionHash: Buffer) {
    const [sibling] = await db.named<{ child: string }>({
      name: 'sibling_of_session',
      text: `select ${playingChild('$2')} as child from child
        where account_id = $1 having count(*) > 1`,
      values: [accountId, sessionHash],
    });
    return db.named<WatchedCourse>(
      sibling
        ? {
            name: 'course_history_of_sibling',
            text: lastViews('and child_id = $2'),
            values: [accountId, sibling.child],
          }
        : { name: 'course_history', text: lastViews(''), values: [accountId] },
    );
  },
});

export type CoursesStore = ReturnType<typeof coursesStore>;
