import type { Database, Queryable } from '../database/database.ts';
import { withPatience } from '../database/patience.ts';

const minute = 60_000;

const unhurriedly = ({ query, named }: Queryable): Queryable => ({
  query: (text, values) => withPatience(minute, () => query(text, values)),
  named: (statement) => withPatience(minute, () => named(statement)),
});

/** The same database for a test's own statements: what it fills and looks up may take a minute. */
export const unhurried = (db: Database): Database => ({
  ...db,
  ...unhurriedly(db),
  transaction: (work) => withPatience(minute, () => db.transaction(work)),
});
