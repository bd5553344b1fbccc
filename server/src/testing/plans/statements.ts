import type { Database, Queryable } from '../../database/database.ts';

/** A statement as the product sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const observed = (db: Queryable, hear: (statement: Statement) => void): Queryable => ({
  query: (text, values = []) => {
    hear({ text, values });
    return db.query(text, values);
  },
  named: (statement) => {
    hear(statement);
    return db.named(statement);
  },
});

/** The same database, and every statement that goes through it. */
export const observedDatabase = (db: Database, hear: (statement: Statement) => void): Database => ({
  ...db,
  ...observed(db, hear),
  reads: observed(db.reads, hear),
  transaction: (work) => db.transaction((tx) => work(observed(tx, hear))),
});
