import type { Queryable } from '../database/database.ts';

/** Payload of the notice: a session's hash in hex, or an account's id. */
export const callerChanged = 'caller_changed';

/** Makes every process read the account's sessions again; heard when the transaction commits. */
export const tellCallerChanged = (tx: Queryable, accountId: string) =>
  tx.query(`select pg_notify('${callerChanged}', $1)`, [accountId]);
