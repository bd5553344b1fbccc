import type { Queryable } from '../database.ts';

/**
 * On a distributed database a row says for ever on which node it lies, and so whose it is: what is kept of a
 * family that was erased is nobody's, by this account that never was. On plain PostgreSQL it has none at all.
 */
export const nobody = '00000000-0000-0000-0000-000000000000';

export const isDistributed = async (db: Pick<Queryable, 'query'>): Promise<boolean> => {
  const [row] = await db.query<{ found: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as found`,
  );
  if (!row?.found) return false;
  const [part] = await db.query<{ found: boolean }>(
    `select exists (select 1 from pg_dist_partition where logicalrelid = 'account'::regclass) as found`,
  );
  return part?.found === true;
};

/** All columns of a table but the account's, to copy its rows to another account. */
export const otherColumns = async (tx: Queryable, table: 'orders' | 'refund'): Promise<string> => {
  const columns = await tx.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> 'account_id'`,
    [table],
  );
  return columns.map(({ name }) => name).join(', ');
};
