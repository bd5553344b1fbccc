import { Problem } from '@nobi/contract';
import * as z from 'zod/mini';
import type { CarryOut } from '../../../audit/proposals/proposals.service.ts';
import type { Queryable } from '../../../database/database.ts';
import { ledgerStore } from '../ledger/ledger.store.ts';
import { ordersStore } from '../orders.store.ts';
import { endMismatch } from './end-mismatch.ts';
import { consoleMismatchesStore, type WholeMismatch } from './mismatches.store.ts';

const wished = z.object({ amount: z.number(), reference: z.string() });

/** The mismatch as it is, with its locks: the order first, as when a gateway tells something of it. */
export const lockMismatch = async (
  tx: Queryable,
  { id, order }: Pick<WholeMismatch, 'id' | 'order'>,
) => {
  if (order) await ordersStore(tx).lock(order);
  await consoleMismatchesStore(tx).lock(id);
  const now = await consoleMismatchesStore(tx).find(id);
  if (!now) throw new Problem('not_found');
  return now;
};

/** Whether one person may not write this down alone; throws when more would go back than is left. */
export const needsSecond = async (tx: Queryable, mismatch: WholeMismatch, amount: number) => {
  if (mismatch.order) {
    const { arrived, back, manuallyRefunded } = await ledgerStore(tx).sums(mismatch.order);
    if (arrived > 0 && amount > arrived - back - manuallyRefunded)
      throw new Problem('staff_refund_too_much');
  }
  return consoleMismatchesStore(tx).isAboveLimit(mismatch, amount);
};

/** Two people say that money went back outside the gateway: now it stands in the books. */
export const carryOutManualRefund =
  ({ forgetCaller }: { readonly forgetCaller: (accountId: string) => void }): CarryOut =>
  async (tx, { subject, wish, reason, proposed_by, proposer_email }, approvedBy) => {
    const found = await consoleMismatchesStore(tx).find(subject);
    if (!found) throw new Problem('not_found');
    const mismatch = await lockMismatch(tx, found);
    if (mismatch.resolution) throw new Problem('staff_ended_otherwise');
    const body = { resolution: 'by_hand' as const, reason, ...wished.parse(wish) };
    const by = { staffId: proposed_by, email: proposer_email };
    const family = await endMismatch(tx, { mismatch, body, by, approvedBy });
    return { after: () => family && forgetCaller(family) };
  };
