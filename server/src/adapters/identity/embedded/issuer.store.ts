import type { Queryable } from '../../../database/database.ts';

/** The name under which this installation vouches for people: the same wherever it moves. */
export const fixedIssuer = async (db: Queryable): Promise<string> => {
  const [row] = await db.query<{ issuer: string }>('select issuer from installation');
  if (!row) throw new Error('The table installation is empty.');
  return row.issuer;
};
