import { type Database, DatabaseUnavailable, type Queryable } from './database.ts';
import { withPatience } from './patience.ts';

/** PostgreSQL's name for a statement that was ended because its time was over. */
const timeIsOver = '57014';

/** What a transaction reads within so many milliseconds; undefined when it takes longer. */
export const inTime = async <T>(
  db: Database,
  milliseconds: number,
  work: (tx: Queryable) => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await withPatience(milliseconds, () => db.transaction(work));
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.reason === timeIsOver) return undefined;
    throw error;
  }
};

/**
 * For what is looked for by likeness: the planner holds one row in a hundred for alike and would
 * rather read the table; and so many groups of three letters of ten must be shared.
 */
export const lookByLikeness = async (tx: Queryable) => {
  // Workers of Citus hear of what follows; to a PostgreSQL without it the name means nothing.
  await tx.query(`set local citus.propagate_set_commands = 'local'`);
  await tx.query('set local enable_seqscan = off');
  await tx.query(`set local pg_trgm.word_similarity_threshold = '0.4'`);
};
