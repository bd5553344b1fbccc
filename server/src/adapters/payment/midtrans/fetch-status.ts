import { GatewayFailure, type GatewayState } from '../../../ports/payment.ts';
import { readTransaction } from './core-calls.ts';
import type { MidtransContext } from './midtrans.context.ts';
import { stateOf } from './status.rules.ts';

/** The gateway's word on an order: the only thing that may open or close anything. */
export const fetchStatus =
  (context: MidtransContext) =>
  async (
    orderId: string,
    signal = AbortSignal.timeout(context.timeoutMs),
  ): Promise<GatewayState | 'unknown'> => {
    const transaction = await readTransaction(context, orderId, signal);
    if (transaction === 'unknown') return 'unknown';
    const state = stateOf(transaction);
    if (!state) {
      throw new GatewayFailure(
        'unavailable',
        `Unreadable status: ${transaction.transaction_status.slice(0, 40)}.`,
      );
    }
    return state;
  };
