import { type OrderState, Problem } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { movesStore } from '../../money/moves.store.ts';
import { byHandStore, type GivenByHand, type LockedOrder } from './by-hand.store.ts';

/** What is left of the order's money decides; money that had gone back by itself changes nothing. */
const stateAfter = ({ state }: LockedOrder, left: number) => {
  if (state !== 'paid' && state !== 'partly_refunded' && state !== 'review') return undefined;
  if (left === 0) return 'refunded';
  return state === 'review' ? undefined : 'partly_refunded';
};

/**
 * Writes that staff gave money of an order back outside the gateway, in revenue as well. Answers the
 * family whose paid time changed. Never more than is left; for money that nobody could count, such
 * as a foreign currency, what went back is also what came.
 */
export const giveByHand = async (tx: Queryable, given: GivenByHand) => {
  const store = byHandStore(tx);
  const order = await store.lock(given.orderId);
  if (!order) throw new Problem('not_found');
  const moves = movesStore(tx);
  const { arrived, back, byHand } = await moves.sums(order.id);
  const { amount } = given;
  if (arrived === 0) await moves.add(order.id, { kind: 'kept', amount, at: undefined });
  const left = arrived === 0 ? 0 : arrived - back - byHand - amount;
  if (left < 0) throw new Problem('staff_refund_too_much');
  await moves.add(order.id, { kind: 'by_hand', amount, at: undefined });
  await store.addRefund(given);
  const next: OrderState | undefined = stateAfter(order, left);
  await store.tell(order, next ?? order.state, given);
  if (next) await store.move(order.id, next);
  return next === 'refunded' && order.is_active ? (order.account_id ?? undefined) : undefined;
};
