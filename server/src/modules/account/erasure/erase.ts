import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import type { Files } from '../../../ports/files.ts';
import { type ErasedAccount, erasureStore } from './erasure.store.ts';

export interface Erased {
  readonly erasureId: string;
  readonly account: ErasedAccount;
  /** Another provider still knows the person: only there can they be removed. */
  readonly isKnownElsewhere: boolean;
}

/** What one owner of tables does when a family leaves; what hangs on the account goes with its row. */
export type ErasureStep = (
  tx: Queryable,
  family: Pick<ErasedAccount, 'id' | 'email'> & { readonly erasureId: string },
) => Promise<unknown>;

export interface ErasureParts {
  /** True when the identity was our own and is gone. */
  readonly removeIdentity: (tx: Queryable, subject: string, email: string) => Promise<boolean>;
  readonly steps: readonly ErasureStep[];
}

/**
 * Erases an account inside a transaction: rows, files, and the identity where it is our own. Files go
 * first: should the rows stay, a picture is lost, and never the other way round.
 */
export const accountEraser =
  ({ removeIdentity, steps }: ErasureParts) =>
  async (tx: Queryable, files: Files, accountId: string): Promise<Erased | undefined> => {
    const store = erasureStore(tx);
    const account = await store.lock(accountId);
    if (!account) return undefined;
    const erasureId = randomUUID();
    const subjects = await store.subjects(accountId);
    let removed = 0;
    for (const { subject } of subjects)
      if (await removeIdentity(tx, subject, account.email)) removed += 1;
    if (account.picture) await files.remove(account.picture);
    for (const picture of await store.ticketPictures(accountId)) await files.remove(picture);
    for (const step of steps) await step(tx, { ...account, erasureId });
    await store.remove(account);
    // Nobody will ask where it went.
    if (!account.is_synthetic) await store.write(account, erasureId);
    return { erasureId, account, isKnownElsewhere: removed < subjects.length };
  };

export type EraseAccount = ReturnType<typeof accountEraser>;
