import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Queryable } from '../../database/database.ts';
import { accountStore } from './account.store.ts';

/** Ends every session of this identity's account, inside a transaction; answers whose it is. */
export const endAllSessions = async (
  tx: Queryable,
  { issuer, subject }: { issuer: string; subject: string },
) => {
  const account = await accountStore(tx).lock(issuer, subject);
  if (account) await sessionsStore(tx).endAll(account.id);
  return account;
};
