import type { Queryable } from '../database/database.ts';

export const capacityStore = (db: Queryable) => ({
  /** How many connections the database gives to ordinary accounts, from everywhere together. */
  async connections(): Promise<number> {
    const [row] = await db.query<{ places: number }>(
      `select current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int
         - coalesce(current_setting('reserved_connections', true)::int, 0) as places`,
    );
    return row?.places ?? 0;
  },
});
