import type { Queryable } from '../../../database/database.ts';

/** A case outlives its child and the child's words, and names them no more. */
export const childGoesFromCases = (tx: Queryable, accountId: string, child: string) =>
  tx.query(
    `update safety_case set child_id = null, turn_id = null
     where account_id = $1 and child_id = $2`,
    [accountId, child],
  );
