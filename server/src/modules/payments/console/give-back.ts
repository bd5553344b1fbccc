import { Problem } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import { GatewayFailure } from '../../../ports/payment.ts';
import { mismatchesStore } from '../ledger/open-mismatches.store.ts';
import { refundsStore } from '../refunds/refunds.store.ts';

export interface Refunding {
  readonly orderId: string;
  readonly gateway: string;
  readonly amount: number;
  readonly key: string;
}

/**
 * A gateway's plain no ends the claim; anything else leaves it to be asked again with its key. Both
 * wait for somebody in the queue, until the money has gone back.
 */
export const giveBack = async (db: Database, refund: Refunding, ask: () => Promise<unknown>) => {
  const { orderId, gateway, amount, key: refundKey } = refund;
  const waits = { gateway, named: orderId, isOurs: true, facts: { amount }, refundKey };
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const isRefused = error.reason !== 'unavailable';
    const kind = isRefused ? 'refund_refused' : 'refund_unanswered';
    await db.transaction(async (tx) => {
      if (isRefused) await refundsStore(tx).settle(refundKey, 'refused');
      await mismatchesStore(tx).open({ ...waits, kind });
    });
    throw new Problem(isRefused ? 'staff_refund_refused' : 'unavailable');
  }
  await db.transaction(async (tx) => {
    await refundsStore(tx).settle(refundKey, 'accepted');
    await mismatchesStore(tx).settle(orderId, ['refund_unanswered', 'refund_refused']);
  });
};
