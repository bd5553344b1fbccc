import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import { GatewayFailure, type Gateways } from '../../ports/payment.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { pageOf, windowOf } from './list.rules.ts';
import { deskOrdersStore, type OrderRow } from './orders.store.ts';

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

/** `rejected` is the gateway's own no; otherwise nobody knows, and it can be tried again. */
const asked = async (ask: () => Promise<unknown>) => {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    throw new Problem(error.reason === 'rejected' ? 'staff_refund_refused' : 'unavailable');
  }
};

const looking = (db: Database) => ({
  async list({ query }: Asked<typeof staff.orders>) {
    const { state, order, flagged } = query;
    const given = { state, order, isFlagged: flagged !== undefined, ...windowOf(query) };
    return pageOf(query, await deskOrdersStore(db).list(given), rowOf);
  },

  async one({ params }: Asked<typeof staff.order>, by: StaffCaller) {
    const { family_id, ...order } = await found(db, params.id);
    const events = await deskOrdersStore(db).events(order.id);
    const familyId = family_id ?? undefined;
    await auditStore(db).write({ by, did: 'order', about: order.id, familyId });
    return {
      ...rowOf(order),
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
    await asked(() => reconcile(id));
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
    if (paid_at === null || body.amount > amount) throw new Problem('invalid_input');
    const reached = gateways.named(gateway);
    if (!reached) throw new Problem('staff_refund_refused');
    const { reason, key: refundKey, amount: back } = body;
    const familyId = family_id ?? undefined;
    // Before it is asked for: money may go back although the answer is lost.
    const deed = { by, did: 'refundOrder', about: id, familyId, reason };
    await auditStore(db).write({ ...deed, after: { amount: back, key: refundKey } });
    await asked(() => reached.refund({ orderId: id, refundKey, amount: back, reason }));
    await asked(() => reconcile(id));
    return { state: (await found(db, id)).state };
  },
});

export type OrdersService = ReturnType<typeof ordersService>;
