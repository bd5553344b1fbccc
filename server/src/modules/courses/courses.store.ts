import type { Queryable } from '../../database/database.ts';

interface FirstAnswer {
  readonly view: string;
  readonly lesson: string;
  readonly question: string;
  readonly skill: string;
  readonly choice: number | string;
  readonly isRight: boolean;
}

export const coursesStore = (db: Queryable) => ({
  /** Undefined when the view is not this account's, or is over for long. */
  async viewed(view: string, accountId: string) {
    const [row] = await db.named<{ course: string; edition: number | null }>({
      name: 'viewed_course',
      text: `select course_id as course, edition::float8 as edition from course_view
        where id = $1 and account_id = $2 and viewed_at > now() - interval '2 days'`,
      values: [view, accountId],
    });
    return row;
  },

  /** The edition of published lessons that this view plays: the first one stays. */
  async pin(view: string, edition: number) {
    const [row] = await db.named<{ edition: number }>({
      name: 'pin_course_edition',
      text: `update course_view set edition = coalesce(edition, $2) where id = $1
        returning edition::float8 as edition`,
      values: [view, edition],
    });
    return row?.edition;
  },

  /** A second answer to the same question changes nothing. */
  keepFirst: ({ view, lesson, question, skill, choice, isRight }: FirstAnswer) =>
    db.named({
      name: 'keep_first_answer',
      text: `insert into course_answer (view_id, lesson_id, question_id, skill, choice, is_right)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      values: [view, lesson, question, skill, String(choice), isRight],
    }),

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
