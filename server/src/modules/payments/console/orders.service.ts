import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { writeListLook } from '../../../audit/list-look.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { Gateways } from '../../../ports/payment.ts';
import { giftLinksStore } from '../gifts/gift-links.store.ts';
import { ledgerStore, leftOf } from '../ledger/ledger.store.ts';
import { insistOnMoney } from '../refunds/refund-preview.ts';
import { refundsStore } from '../refunds/refunds.store.ts';
import { waitingRefundLetter } from '../refunds/waiting-letter.ts';
import { shownWaiting } from '../refunds/waiting-refunds.rules.ts';
import { waitingRefundsStore } from '../refunds/waiting-refunds.store.ts';
import { tryReconcile } from '../try-reconcile.ts';
import { giveBack } from './give-back.ts';
import { consoleMismatchesStore } from './mismatches.store.ts';
import { narrowedBy } from './orders.rules.ts';
import { consoleOrdersStore, type OrderRow } from './orders.store.ts';

export interface OrdersDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly publicUrl: string;
  /** Asks the gateway of an order and brings it to what the gateway says. */
  readonly reconcile: (orderId: string) => Promise<unknown>;
}

const rowOf = <Row extends Pick<OrderRow, 'created_at' | 'paid_at'>>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

const orderOf = async (db: Database, id: string) => {
  const order = await consoleOrdersStore(db).find(id);
  if (!order) throw new Problem('not_found');
  return order;
};

const reading = (db: Database) => ({
  async list({ query }: CallInput<typeof staff.orders>, by: StaffCaller) {
    await writeListLook(db, { by, did: 'orders', query });
    const page = { order: query.order, ...narrowedBy(query), ...windowOf(query) };
    return pageOf(query, await consoleOrdersStore(db).list(page), rowOf);
  },

  async one({ params }: CallInput<typeof staff.order>, by: StaffCaller) {
    const { family_id, ...order } = await orderOf(db, params.id);
    const events = await consoleOrdersStore(db).events(order.id);
    const familyId = family_id ?? undefined;
    await auditStore(db).write({ by, did: 'order', about: order.id, familyId });
    return {
      ...rowOf(order),
      family_id,
      payer_email: (await giftLinksStore(db).payerOf(order.id))?.email ?? null,
      left: leftOf(await ledgerStore(db).sums(order.id)),
      waiting: await consoleMismatchesStore(db).ofOrder(order.id),
      refunds_waiting: (await waitingRefundsStore(db).list(by.staffId, order.id)).map(
        shownWaiting(by),
      ),
      events: events.map(({ received_at, ...event }) => ({
        ...event,
        at: received_at.toISOString(),
      })),
    };
  },
});

export const ordersService = ({ db, gateways, publicUrl, reconcile }: OrdersDeps) => ({
  ...reading(db),

  async check({ params }: CallInput<typeof staff.checkOrder>, by: StaffCaller) {
    const { id, family_id, state: before } = await orderOf(db, params.id);
    if (!(await tryReconcile(reconcile, id))) throw new Problem('unavailable');
    const { state } = await orderOf(db, id);
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

  async refund({ params, body }: CallInput<typeof staff.refundOrder>, by: StaffCaller) {
    const { id, family_id, gateway, amount, paid_at } = await orderOf(db, params.id);
    insistOnMoney({ amount, paid_at }, await ledgerStore(db).sums(id), body.amount);
    const reached = gateways.byName(gateway);
    if (!reached) throw new Problem('staff_refund_refused');
    const { reason, amount: back } = body;
    const familyId = family_id ?? undefined;
    const claimed = await db.transaction(async (tx) => {
      const request = { orderId: id, amount: back, key: body.key, reason, by };
      const claim = await refundsStore(tx).claim(request);
      if (!claim) return undefined;
      // Before it is asked for: money may go back although the answer is lost.
      const did = claim.isWaiting ? 'askRefund' : 'refundOrder';
      const entry = { by, did, about: id, familyId, reason };
      await auditStore(tx).write({ ...entry, after: { amount: back, key: claim.key } });
      if (claim.isNew && claim.isWaiting)
        for (const person of await waitingRefundsStore(tx).others(by.staffId)) {
          const news = { by: by.displayName, orderId: id, publicUrl };
          await outboxStore(tx).put(waitingRefundLetter(person, news));
        }
      return claim;
    });
    if (!claimed) throw new Problem('staff_refund_too_much');
    if (claimed.isWaiting)
      return { state: (await orderOf(db, id)).state, is_waiting: true as const };
    const { key: refundKey } = claimed;
    await giveBack(db, { orderId: id, gateway, amount: back, key: refundKey }, () =>
      reached.refund({ orderId: id, refundKey, amount: back, reason }),
    );
    await tryReconcile(reconcile, id);
    return { state: (await orderOf(db, id)).state };
  },
});
