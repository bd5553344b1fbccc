import type { Database, Queryable } from '../../database/database.ts';
import { GatewayFailure, type GatewayState, type Gateways } from '../../ports/payment.ts';
import { changeOrderState } from './change-order-state.ts';
import { nextCheckIn } from './checks.rules.ts';
import { detectMismatch } from './ledger/mismatch-detection.ts';
import { noteMoney } from './ledger/record-money.ts';
import { transitionOf } from './order-state.rules.ts';
import { type Order, ordersStore } from './orders.store.ts';

export interface ReconcileDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  /** Puts the receipt into the outbox, inside the very transaction that grants the time. */
  readonly sendReceipt: (tx: Queryable, order: Order) => Promise<void>;
  /** Says once that the money which a family asked for has gone back. */
  readonly tellMoneyBack: (
    tx: Queryable,
    sent: { orderId: string; way: 'gateway' },
  ) => Promise<void>;
  readonly forgetCaller: (accountId: string) => void;
}

/** Two banks are one method to the gateway: their numbers tell them apart. */
const isOfAnotherWay = ({ method, pay_to }: Order, reported: GatewayState) => {
  const valuesOf = (numbers: GatewayState['payTo']) => numbers?.map(({ value }) => value).join();
  return reported.method !== method || valuesOf(reported.payTo) !== valuesOf(pay_to ?? undefined);
};

/** Brings an order to what the gateway says of it. Safe to call at any time, any number of times. */
export const reconciler = (deps: ReconcileDeps) => {
  const { db, gateways, sendReceipt, forgetCaller } = deps;

  const apply = async (tx: Queryable, stored: Order, reported: GatewayState) => {
    const orderId = stored.id;
    let isOvertaken = false;
    const moved = await changeOrderState(tx, {
      orderId,
      rule: (order) => {
        const transition = transitionOf(order, reported);
        // Another look at the gateway moved it meanwhile, and this answer may be the older one.
        isOvertaken = transition !== undefined && order.state !== stored.state;
        return isOvertaken ? undefined : transition;
      },
      paidAt: reported.paidAt,
      cause: ({ flag }) => ({ ...reported, flag }),
    });
    if (isOvertaken) return 'overtaken';
    if (!moved) return undefined;
    const { order, transition, ofAccount } = moved;
    const state = transition?.state ?? order.state;
    if (transition) {
      await ordersStore(tx).keepPayment(order, reported);
      await ordersStore(tx).planCheck(order, nextCheckIn(state, 0), 0);
    }
    // Which method was chosen is worth telling whoever has left the gateway's page, and what to type in.
    else if (reported.status === 'pending' && isOfAnotherWay(order, reported))
      await ordersStore(tx).keepPayment(order, reported);
    await noteMoney(tx, { order, state, isNews: transition !== undefined, reported });
    await detectMismatch(tx, order, { transition, reported });
    if (ofAccount !== undefined && state === 'paid') await sendReceipt(tx, order);
    if (transition?.state === 'refunded') await deps.tellMoneyBack(tx, { orderId, way: 'gateway' });
    return ofAccount;
  };

  const reconcile = async (orderId: string, tries = 3): Promise<GatewayState | 'unknown'> => {
    const stored = await ordersStore(db).find(orderId);
    const gateway = stored && gateways.byName(stored.gateway);
    if (!gateway) return 'unknown';
    const reported = await gateway.fetchStatus(orderId);
    if (reported === 'unknown') return 'unknown';
    const changed = await db.transaction((tx) => apply(tx, stored, reported));
    if (changed === 'overtaken') {
      if (tries > 1) return reconcile(orderId, tries - 1);
      throw new GatewayFailure('unavailable', 'The order moved whenever it was asked about.');
    }
    // Also when another look had moved it already: its own word to this process may still be on its way,
    // and whoever is answered now counts on what the gateway said.
    const whose = changed ?? stored.account_id;
    if (whose !== null) forgetCaller(whose);
    return reported;
  };
  return (orderId: string) => reconcile(orderId);
};

export type Reconcile = ReturnType<typeof reconciler>;
