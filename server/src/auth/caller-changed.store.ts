import type { Queryable } from '../database/database.ts';

/** Payload of the notice: a session's hash in hex, or an account's id. */
export const callerChanged = 'caller_changed';

/** Makes every process read the sessions again that are meant; heard when the transaction commits. */
export const tellCallerChanged = (tx: Queryable, changed: string) =>
  tx.query(`select pg_notify('${callerChanged}', $1)`, [changed]);
