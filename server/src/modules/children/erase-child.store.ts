import { tellCallerChanged } from '../../auth/caller-changed.store.ts';
import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Queryable } from '../../database/database.ts';
import type { ChildSteps } from './children.store.ts';

/**
 * Erases a child with all that hangs on it, also the last one of a family: an empty place stays, for
 * which nobody has allowed anything. False when there is no such child. Inside a transaction.
 */
export const childEraser =
  ({ gone: tell }: Pick<ChildSteps, 'gone'>) =>
  async (tx: Queryable, accountId: string, child: string) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 270))', [accountId]);
    const gone = await tx.query('delete from child where account_id = $1 and id = $2 returning 1', [
      accountId,
      child,
    ]);
    if (gone.length === 0) return false;
    await sessionsStore(tx).letNobodyPlay(accountId, child);
    await tell(tx, accountId, child);
    await tx.query(`select set_config('nobi.without_consent', 'on', true)`);
    await tx.query(
      `insert into child (account_id, place)
     select $1, 1 where not exists (select 1 from child where account_id = $1)`,
      [accountId],
    );
    await tx.query(`select set_config('nobi.without_consent', '', true)`);
    await tellCallerChanged(tx, accountId);
    return true;
  };
