import { randomUUID } from 'node:crypto';
import { removeEmbeddedIdentity } from '../adapters/identity/embedded/account.store.ts';
import type { Queryable } from '../database/database.ts';
import type { Files } from '../ports/files.ts';
import { erasureStore, type Leaving } from './erasure.store.ts';

export interface Erased {
  readonly erasureId: string;
  readonly leaving: Leaving;
  /** Another provider still knows the person: only there can they be removed. */
  readonly isKnownElsewhere: boolean;
}

/**
 * Erases an account inside a transaction: rows, files, and the identity where it is our own. Files go
 * first: should the rows stay, a picture is lost, and never the other way round.
 */
export const eraseAccount = async (
  tx: Queryable,
  files: Files,
  accountId: string,
): Promise<Erased | undefined> => {
  const store = erasureStore(tx);
  const leaving = await store.lock(accountId);
  if (!leaving) return undefined;
  const erasureId = randomUUID();
  const subjects = await store.subjects(accountId);
  let removed = 0;
  for (const { subject } of subjects)
    if (await removeEmbeddedIdentity(tx, subject, leaving.email)) removed += 1;
  if (leaving.picture) await files.remove(leaving.picture);
  await store.loosenOrders(leaving);
  await store.loosenLog(leaving, erasureId);
  await store.remove(leaving);
  await store.write(leaving, erasureId);
  return { erasureId, leaving, isKnownElsewhere: removed < subjects.length };
};
