import { Problem } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { changeOrderState } from '../change-order-state.ts';
import { ledgerStore } from '../ledger/ledger.store.ts';
import { manualRefundTransition } from '../order-state.rules.ts';
import { type Order, ordersStore } from '../orders.store.ts';
import { paymentEventsStore } from '../payment-events.store.ts';
import { type ManualRefund, refundsStore } from './refunds.store.ts';

/** Books the money and answers what is left of the order's; never more goes back than arrived. */
const bookMoney = async (tx: Queryable, order: Order, amount: number) => {
  const ledger = ledgerStore(tx);
  const { arrived, back, manuallyRefunded } = await ledger.sums(order.id);
  if (arrived === 0) await ledger.add(order, { kind: 'kept', amount, at: undefined });
  const left = arrived === 0 ? 0 : arrived - back - manuallyRefunded - amount;
  if (left < 0) throw new Problem('staff_refund_too_much');
  await ledger.add(order, { kind: 'by_hand', amount, at: undefined });
  return left;
};

/**
 * Writes that staff gave money of an order back outside the gateway, in revenue as well. Answers the
 * family whose paid time changed. For money that nobody could count, such as a foreign currency, what
 * went back is also what came.
 */
export const refundManually = async (tx: Queryable, refund: ManualRefund) => {
  const { orderId, key, amount, reference } = refund;
  const order = await ordersStore(tx).lock(orderId);
  if (!order) throw new Problem('not_found');
  const left = await bookMoney(tx, order, refund.amount);
  await refundsStore(tx).addManual(refund);
  const cause = { manual: amount, reference, key };
  const moved = await changeOrderState(tx, {
    orderId,
    rule: (locked) => manualRefundTransition(locked, left),
    cause: () => cause,
  });
  if (!moved?.transition)
    await paymentEventsStore(tx).keep({
      orderId,
      gateway: order.gateway,
      kind: 'state',
      claimed: `${order.state} -> ${order.state}`,
      body: JSON.stringify(cause),
    });
  // Nobody needs to ask the gateway any more.
  if (moved?.transition?.state === 'refunded') await ordersStore(tx).planCheck(order, undefined, 0);
  return moved?.ofAccount;
};
