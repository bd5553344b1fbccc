import type { Queryable } from '../../database/database.ts';
import { givesTime, type Transition } from './order-state.rules.ts';
import { type Order, ordersStore } from './orders.store.ts';
import { paymentEventsStore } from './payment-events.store.ts';
import { recomputePeriods } from './periods/periods.service.ts';
import { promoStore } from './periods/promo.store.ts';

export interface OrderChange {
  readonly orderId: string;
  /** One of `order-state.rules.ts`, asked about the order as it stands under its lock. */
  readonly rule: (order: Order) => Transition | undefined;
  /** When the money came, where that is known. */
  readonly paidAt?: Date | undefined;
  /** Why it moved, for the record. */
  readonly cause: (transition: Transition) => object;
}

interface ChangedOrder {
  /** As it stood before. */
  readonly order: Order;
  readonly transition: Transition | undefined;
  /** Whose paid time the move changed. */
  readonly ofAccount: string | undefined;
}

/**
 * Moves an order's state: locks, rule, row, record and paid time, in the caller's transaction. What a
 * gateway says and what staff gave back go through here alike. Undefined when there is no such order.
 */
export const changeOrderState = async (
  tx: Queryable,
  { orderId, rule, paidAt, cause }: OrderChange,
): Promise<ChangedOrder | undefined> => {
  const store = ordersStore(tx);
  const order = await store.lock(orderId);
  if (!order) return undefined;
  const transition = rule(order);
  if (!transition) return { order, transition, ofAccount: undefined };
  await store.setState(order, transition.state, paidAt);
  await paymentEventsStore(tx).keep({
    orderId,
    gateway: order.gateway,
    kind: 'state',
    claimed: `${order.state} -> ${transition.state}`,
    body: JSON.stringify(cause(transition)),
  });
  const changesTime = givesTime(order.state) !== givesTime(transition.state);
  // Money that comes late for an erased family gives time to nobody.
  if (!changesTime || order.account_id === null) return { order, transition, ofAccount: undefined };
  if (order.activated_at === null) await promoStore(tx).giveBonus(orderId, order.account_id);
  await recomputePeriods(tx, order.account_id);
  return { order, transition, ofAccount: order.account_id };
};
