import { sessionLimits } from './connection.ts';
import type { Queryable } from './database.ts';

/** The pooler in front of the database cannot be used as it is; the message says what to set. */
export class PoolerProblem extends Error {
  override name = 'PoolerProblem';
}

const wanted = { TimeZone: 'UTC', ...sessionLimits };

/** The line of `pgbouncer.ini` that gives its connections what ours ask for by themselves. */
export const connectQuery = `set timezone = 'UTC'; ${Object.entries(sessionLimits)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join('; ')}`;

/** Throws PoolerProblem when connections that come through it lack the time zone or the limits. */
export const checkPooler = async (pool: Queryable): Promise<void> => {
  const rows = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  const wrong = Object.entries(wanted).find(([name, value]) => found.get(name) !== String(value));
  if (wrong)
    throw new PoolerProblem(
      `Through DATABASE_POOLER_URL, ${wrong[0]} is ${found.get(wrong[0])} instead of ${wrong[1]}. ` +
        `Add to the database's line in pgbouncer.ini: connect_query='${connectQuery.replaceAll("'", "''")}'`,
    );
};
