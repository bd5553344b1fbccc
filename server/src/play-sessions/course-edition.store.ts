import type { Queryable } from '../database/database.ts';

/** The edition of published lessons that a view plays: the first one stays. */
export const editionPin = (db: Queryable) => async (view: string, edition: number) => {
  const [row] = await db.named<{ edition: number }>({
    name: 'pin_course_edition',
    text: `update course_view set edition = coalesce(edition, $2) where id = $1
      returning edition::float8 as edition`,
    values: [view, edition],
  });
  return row?.edition;
};
