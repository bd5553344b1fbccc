import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import { mismatchesStore } from '../../money/mismatches.store.ts';
import { leftOf, movesStore } from '../../money/moves.store.ts';
import { GatewayFailure, type Gateways } from '../../ports/payment.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { pageOf, windowOf } from './list.rules.ts';
import { look } from './look.ts';
import { deskMismatchesStore } from './mismatches.store.ts';
import { narrowedBy } from './orders.rules.ts';
import { deskOrdersStore, type OrderRow } from './orders.store.ts';
import { refundsStore } from './refunds.store.ts';

export interface OrdersDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  /** Asks the gateway of an order and brings it to what the gateway says. */
  readonly reconcile: (orderId: string) => Promise<unknown>;
}

const rowOf = <Row extends Pick<OrderRow, 'created_at' | 'paid_at'>>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

const found = async (db: Database, id: string) => {
  const order = await deskOrdersStore(db).find(id);
  if (!order) throw new Problem('not_found');
  return order;
};

interface Refunding {
  readonly orderId: string;
  readonly gateway: string;
  readonly amount: number;
  readonly key: string;
}

/**
 * A gateway's plain no ends the claim; anything else leaves it to be asked again with its key. Both
 * wait for somebody in the queue, until the money has gone back.
 */
const giveBack = async (db: Database, refund: Refunding, ask: () => Promise<unknown>) => {
  const { orderId: named, gateway, amount, key: refundKey } = refund;
  const waits = { gateway, named, isOurs: true, facts: { amount }, refundKey };
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
    await mismatchesStore(tx).settle(named, ['refund_unanswered', 'refund_refused']);
  });
};

const looking = (db: Database) => ({
  async list({ query }: Asked<typeof staff.orders>) {
    const given = { order: query.order, ...narrowedBy(query), ...windowOf(query) };
    return pageOf(query, await deskOrdersStore(db).list(given), rowOf);
  },

  async one({ params }: Asked<typeof staff.order>, by: StaffCaller) {
    const { family_id, ...order } = await found(db, params.id);
    const events = await deskOrdersStore(db).events(order.id);
    const familyId = family_id ?? undefined;
    await auditStore(db).write({ by, did: 'order', about: order.id, familyId });
    return {
      ...rowOf(order),
      family_id,
      left: leftOf(await movesStore(db).sums(order.id)),
      waiting: await deskMismatchesStore(db).ofOrder(order.id),
      events: events.map(({ received_at, ...event }) => ({
        ...event,
        at: received_at.toISOString(),
      })),
    };
  },
});

export const ordersService = ({ db, gateways, reconcile }: OrdersDeps) => ({
  ...looking(db),

  async check({ params }: Asked<typeof staff.checkOrder>, by: StaffCaller) {
    const { id, family_id, state: before } = await found(db, params.id);
    if (!(await look(reconcile, id))) throw new Problem('unavailable');
    const { state } = await found(db, id);
    const familyId = family_id ?? undefined;
    await auditStore(db).write({
      by,
      did: 'checkOrder',
      about: id,
      familyId,
      before,
      after: state,
    });
    return { state };
  },

  async refund({ params, body }: Asked<typeof staff.refundOrder>, by: StaffCaller) {
    const { id, family_id, gateway, amount, paid_at } = await found(db, params.id);
    // More may have come than the price, and what bought nothing can go back as well.
    const { arrived } = await movesStore(db).sums(id);
    const isPaid = paid_at !== null || arrived > 0;
    if (!isPaid || body.amount > Math.max(amount, arrived)) throw new Problem('invalid_input');
    const reached = gateways.named(gateway);
    if (!reached) throw new Problem('staff_refund_refused');
    const { reason, amount: back } = body;
    const familyId = family_id ?? undefined;
    const refundKey = await db.transaction(async (tx) => {
      const wanted = { orderId: id, amount: back, key: body.key, reason, by: by.email };
      const key = await refundsStore(tx).claim(wanted);
      // Before it is asked for: money may go back although the answer is lost.
      const deed = { by, did: 'refundOrder', about: id, familyId, reason };
      if (key) await auditStore(tx).write({ ...deed, after: { amount: back, key } });
      return key;
    });
    if (!refundKey) throw new Problem('staff_refund_too_much');
    await giveBack(db, { orderId: id, gateway, amount: back, key: refundKey }, () =>
      reached.refund({ orderId: id, refundKey, amount: back, reason }),
    );
    await look(reconcile, id);
    return { state: (await found(db, id)).state };
  },
});

export type OrdersService = ReturnType<typeof ordersService>;
