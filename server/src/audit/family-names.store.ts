import type { Queryable } from '../database/database.ts';

/** Families' names for a page that names some: read apart, since families lie elsewhere than the team's rows. */
export const familyNames = async (db: Queryable, ids: readonly (string | null)[]) => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map<string | null, string>();
  const rows = await db.query<{ id: string; display_name: string }>(
    'select id, display_name from account where id = any ($1::uuid[])',
    [wanted],
  );
  return new Map<string | null, string>(rows.map(({ id, display_name }) => [id, display_name]));
};
