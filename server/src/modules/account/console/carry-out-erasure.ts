import { Problem } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { CarryOut } from '../../../audit/proposals/proposals.service.ts';
import type { Queryable } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { Files } from '../../../ports/files.ts';
import type { EraseAccount } from '../erasure/erase.ts';
import { erasureStore } from '../erasure/erasure.store.ts';
import { farewellLetter } from '../erasure/farewell-letter.ts';

export interface ErasureDeps {
  readonly files: Files;
  readonly eraseAccount: EraseAccount;
  readonly forgetCaller: (accountId: string) => void;
}

/** Locks it; throws for who is not here, and for superusers while the mark stands. */
export const insistOnErasable = async (tx: Queryable, familyId: string) => {
  const account = await erasureStore(tx).lock(familyId);
  if (!account) throw new Problem('not_found');
  if (account.is_superuser) throw new Problem('staff_is_superuser');
  return account;
};

/** Two people want a family erased, which asked for it. */
export const carryOutErasure =
  ({ files, eraseAccount, forgetCaller }: ErasureDeps): CarryOut =>
  async (tx, { subject: familyId, reason, proposer_email }, by) => {
    const account = await insistOnErasable(tx, familyId);
    const erased = await eraseAccount(tx, files, familyId);
    if (!erased) throw new Problem('not_found');
    if (account.is_confirmed) await outboxStore(tx).put(farewellLetter(account));
    await outboxStore(tx).markLast(account.email);
    await auditStore(tx).write({
      by,
      did: 'eraseFamily',
      familyId: erased.erasureId,
      reason: reason.replaceAll(account.email, '[erased]'),
      after: { proposed_by: proposer_email },
    });
    const identity = erased.isKnownElsewhere ? 'elsewhere' : 'removed';
    return { identity, after: () => forgetCaller(familyId) };
  };
