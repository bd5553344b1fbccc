import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** A secret made at first start; the same for every process of this database. */
export const secretNamed = async (db: Queryable, name: string): Promise<string> => {
  await db.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.query<{ value: string }>('select value from secret where name = $1', [
    name,
  ]);
  if (!row) throw new Error(`The secret ${name} could not be kept`);
  return row.value;
};
