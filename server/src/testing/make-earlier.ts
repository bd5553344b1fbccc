import type { Queryable } from '../database/database.ts';

interface Past {
  readonly table: string;
  readonly columns: readonly string[];
  /** An interval of PostgreSQL. */
  readonly by: string;
  /** What a row goes by. */
  readonly key?: string;
  /** Only rows whose key is this one. */
  readonly of?: string;
}

/**
 * As if rows had been written earlier. Times are read first and written as values, since the workers of
 * Citus add to no time of a row.
 */
export const makeEarlier = async (
  db: Pick<Queryable, 'query'>,
  { table, columns, by, key = 'id', of }: Past,
) => {
  const rows = await db.query<Record<string, string | null>>(
    `select ${key}::text as key, ${columns.map((column) => `(${column} - $1::interval)::text as ${column}`).join(', ')}
     from ${table} where $2::text is null or ${key}::text = $2`,
    [by, of ?? null],
  );
  for (const { key: own, ...times } of rows)
    await db.query(
      `update ${table} set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')}
       where ${key}::text = $1`,
      [own, ...columns.map((column) => times[column])],
    );
};
