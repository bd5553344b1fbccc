import type { Database, Queryable } from '../../database/database.ts';
import { noteMoney } from '../../money/note-money.ts';
import { noticeMismatch } from '../../money/notice.ts';
import { GatewayFailure, type GatewayState, type Gateways } from '../../ports/payment.ts';
import { nextCheckIn } from './checks.rules.ts';
import { givesTime, moveOf } from './order-state.rules.ts';
import { type Order, ordersStore } from './orders.store.ts';
import { paymentEventsStore } from './payment-events.store.ts';
import { recomputePeriods } from './periods.service.ts';

export interface ReconcileDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  /** Puts the receipt into the outbox, inside the very transaction that grants the time. */
  readonly sendReceipt: (tx: Queryable, order: Order) => Promise<void>;
  readonly forgetCaller: (accountId: string) => void;
}

/** Brings an order to what the gateway says of it. Safe to call at any time, any number of times. */
export const reconciler = ({ db, gateways, sendReceipt, forgetCaller }: ReconcileDeps) => {
  const apply = async (tx: Queryable, known: Order, reported: GatewayState) => {
    const store = ordersStore(tx);
    const orderId = known.id;
    const order = await store.lock(orderId);
    const move = order && moveOf(order, reported);
    if (!order) return undefined;
    if (!move) {
      await noteMoney(tx, { orderId, state: order.state, isNews: false, reported });
      await noticeMismatch(tx, order, { move, reported });
      return undefined;
    }
    // Another look at the gateway moved it meanwhile, and this answer may be the older one.
    if (order.state !== known.state) return 'overtaken';
    await store.move(orderId, move, reported);
    await noteMoney(tx, { orderId, state: move.state, isNews: true, reported });
    await noticeMismatch(tx, order, { move, reported });
    await store.planCheck(orderId, nextCheckIn(move.state, 0), 0);
    await paymentEventsStore(tx).keep({
      orderId,
      gateway: order.gateway,
      kind: 'state',
      claimed: `${order.state} -> ${move.state}`,
      body: JSON.stringify({ ...reported, flag: move.flag }),
    });
    const changesTime = givesTime(order.state) !== givesTime(move.state);
    // Money that comes late for an erased family gives time to nobody.
    if (!changesTime || order.account_id === null) return undefined;
    await recomputePeriods(tx, order.account_id);
    if (move.state === 'paid') await sendReceipt(tx, order);
    return { ofAccount: order.account_id };
  };

  const reconcile = async (orderId: string, tries = 3): Promise<GatewayState | 'unknown'> => {
    const known = await ordersStore(db).find(orderId);
    const gateway = known && gateways.named(known.gateway);
    if (!gateway) return 'unknown';
    const reported = await gateway.fetchStatus(orderId);
    if (reported === 'unknown') return 'unknown';
    const changed = await db.transaction((tx) => apply(tx, known, reported));
    if (changed === 'overtaken') {
      if (tries > 1) return reconcile(orderId, tries - 1);
      throw new GatewayFailure('unavailable', 'The order moved whenever it was asked about.');
    }
    if (changed) forgetCaller(changed.ofAccount);
    return reported;
  };
  return (orderId: string) => reconcile(orderId);
};

export type Reconcile = ReturnType<typeof reconciler>;

/** Runs a look at the gateway that may fail for now: false says so, the sweeper asks again. */
export const unlessGatewayFails = async (ask: () => Promise<unknown>): Promise<boolean> => {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof GatewayFailure) return false;
    throw error;
  }
};
