import type { BodyOf, staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { proposalsStore } from '../../../audit/proposals/proposals.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';
import { ledgerStore } from '../ledger/ledger.store.ts';
import { lowerFlag } from '../ledger/open-mismatches.store.ts';
import { tellMoneyBack } from '../money-back/send-letters.ts';
import { ordersStore } from '../orders.store.ts';
import { refundManually } from '../refunds/manual-refund.ts';
import { consoleMismatchesStore, type WholeMismatch } from './mismatches.store.ts';

type Person = Pick<StaffCaller, 'staffId' | 'email'>;

export interface Ended {
  readonly mismatch: WholeMismatch;
  readonly body: BodyOf<typeof staff.resolveMismatch>;
  readonly by: Person;
  /** The second person, when the money is more than one gives back alone. */
  readonly approvedBy?: Person;
}

/** What went back of money that came for no order of ours came as well: both stand in the books. */
const refundUnknownManually = async (
  tx: Queryable,
  { gateway, opened_at }: WholeMismatch,
  amount: number,
) => {
  await ledgerStore(tx).addUnknown(gateway, { kind: 'kept', amount, at: opened_at });
  await ledgerStore(tx).addUnknown(gateway, { kind: 'by_hand', amount, at: undefined });
};

/** The money of an end by hand; answers the family whose paid time ended with it. */
const recordManualRefund = async (tx: Queryable, { mismatch, body, by, approvedBy }: Ended) => {
  const { amount, reference, reason } = body;
  if (amount === undefined || reference === undefined) return undefined;
  if (mismatch.order === null) {
    await refundUnknownManually(tx, mismatch, amount);
    return undefined;
  }
  const key = `by-hand-${mismatch.id}`;
  const refund = { orderId: mismatch.order, key, amount, reason, reference };
  const family = await refundManually(tx, { ...refund, by, approvedBy });
  const state = (await ordersStore(tx).find(mismatch.order))?.state;
  if (state === 'refunded')
    await tellMoneyBack(tx, { orderId: mismatch.order, way: 'sent', reference });
  return family;
};

/** Ends it, books its money, and answers the family whose paid time changed. Hold its locks. */
export const endMismatch = async (tx: Queryable, ended: Ended) => {
  const { mismatch, body, by, approvedBy } = ended;
  const family = await recordManualRefund(tx, ended);
  const { resolution, reason, amount, reference, order } = body;
  const { id, named: orderName } = mismatch;
  const ending = { id, resolution, reason, amount, reference, order };
  await consoleMismatchesStore(tx).end({ ...ending, by, approvedBy });
  await proposalsStore(tx).removeAbout('manual_refund', id);
  if (mismatch.order) await lowerFlag(tx, mismatch.order);
  const familyId = mismatch.family_id ?? undefined;
  const entry = {
    by: approvedBy ?? by,
    did: 'resolveMismatch',
    about: orderName,
    familyId,
    reason,
  };
  const proposed_by = approvedBy && by.email;
  const after = { resolution, amount, reference, order, proposed_by };
  await auditStore(tx).write({ ...entry, after });
  return family;
};
