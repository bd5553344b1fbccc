import type { Database, Queryable } from './database/database.ts';

/** A statement as the product sent it. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

const heard = (db: Queryable, hear: (asked: Asked) => void): Queryable => ({
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
export const heardDatabase = (db: Database, hear: (asked: Asked) => void): Database => ({
  ...db,
  ...heard(db, hear),
  reads: heard(db.reads, hear),
  transaction: (work) => db.transaction((tx) => work(heard(tx, hear))),
});
