import type { Queryable } from '../../database/database.ts';

/** Every account has a child from its first moment; whoever makes it, however often, makes the same row. */
export const addFirstChild = (tx: Queryable, accountId: string) =>
  tx.query(
    `insert into child (account_id, id, place)
     select $1::uuid, first_child_id($1::uuid, created_at), 1 from account where id = $1
     on conflict do nothing`,
    [accountId],
  );
