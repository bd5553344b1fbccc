import type { Queryable } from '../database/database.ts';

interface CourseView {
  readonly accountId: string;
  readonly view: string;
}

/** The edition of published lessons that a view plays: the first one stays. */
export const editionPin =
  (db: Queryable) =>
  async ({ accountId, view }: CourseView, edition: number) => {
    const [row] = await db.named<{ edition: number }>({
      name: 'pin_course_edition',
      text: `update play_session set edition = coalesce(edition, $3)
        where account_id = $1 and id = $2 and kind = 'course' returning edition::float8 as edition`,
      values: [accountId, view, edition],
    });
    return row?.edition;
  };
