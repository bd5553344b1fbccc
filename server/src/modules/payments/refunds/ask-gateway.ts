import type { Database, Queryable } from '../../../database/database.ts';
import { GatewayFailure } from '../../../ports/payment.ts';
import { mismatchesStore } from '../ledger/open-mismatches.store.ts';
import { refundsStore } from './refunds.store.ts';

export interface Refunding {
  readonly orderId: string;
  readonly gateway: string;
  readonly amount: number;
  readonly key: string;
}

export type RefundOutcome = 'accepted' | 'refused' | 'unanswered';

interface Asking {
  readonly ask: () => Promise<unknown>;
  /** In the transaction in which a request that was open has ended. */
  readonly onEnd?: (tx: Queryable, outcome: RefundOutcome) => Promise<void>;
}

const outcomeOf = async (ask: () => Promise<unknown>): Promise<RefundOutcome> => {
  try {
    await ask();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return error.reason === 'unavailable' ? 'unanswered' : 'refused';
  }
};

/**
 * A gateway's plain no ends the claim; anything else leaves it to be asked again with its key. Both
 * wait for somebody in the queue, until the money has gone back.
 */
export const askGateway = async (
  db: Database,
  refund: Refunding,
  { ask, onEnd }: Asking,
): Promise<RefundOutcome> => {
  const { orderId, gateway, amount, key: refundKey } = refund;
  const outcome = await outcomeOf(ask);
  await db.transaction(async (tx) => {
    const isEnd = outcome !== 'unanswered' && (await refundsStore(tx).settle(refundKey, outcome));
    const mismatches = mismatchesStore(tx);
    if (outcome === 'accepted')
      await mismatches.settle(orderId, ['refund_unanswered', 'refund_refused']);
    else
      await mismatches.open({
        kind: outcome === 'refused' ? 'refund_refused' : 'refund_unanswered',
        gateway,
        named: orderId,
        isOurs: true,
        facts: { amount },
        refundKey,
      });
    if (isEnd) await onEnd?.(tx, outcome);
  });
  return outcome;
};
