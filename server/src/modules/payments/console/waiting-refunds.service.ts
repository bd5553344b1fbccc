import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { insistOnTwo } from '../../../audit/two-people.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import { shownWaiting } from '../refunds/waiting-refunds.rules.ts';
import { waitingRefundsStore } from '../refunds/waiting-refunds.store.ts';
import { tryReconcile } from '../try-reconcile.ts';
import { giveBack } from './give-back.ts';
import type { OrdersDeps } from './orders.service.ts';
import { consoleOrdersStore } from './orders.store.ts';

/** The second half of a refund above the limit. */
export const waitingRefundsService = ({ db, gateways, reconcile }: OrdersDeps) => ({
  list: async (_input: unknown, by: StaffCaller) =>
    (await waitingRefundsStore(db).list(by.staffId)).map(shownWaiting(by)),

  async decide({ params, body }: CallInput<typeof staff.decideRefund>, by: StaffCaller) {
    const order = await consoleOrdersStore(db).find(params.id);
    if (!order) throw new Problem('not_found');
    const reached = gateways.byName(order.gateway);
    if (!reached) throw new Problem('staff_refund_refused');
    const { amount, reason } = await db.transaction(async (tx) => {
      const store = waitingRefundsStore(tx);
      const waiting = await store.lock(by.staffId, order.id, params.key);
      if (!waiting) throw new Problem('conflict');
      if (body.is_approved) {
        await insistOnTwo(tx, waiting.asked_by, by.staffId);
        await store.approve(waiting.key, by);
      } else await store.drop(waiting.key);
      const isOwn = waiting.asked_by === by.staffId;
      const no = isOwn ? 'withdrawRefund' : 'refuseRefund';
      await auditStore(tx).write({
        by,
        did: body.is_approved ? 'approveRefund' : no,
        about: order.id,
        familyId: order.family_id ?? undefined,
        after: { amount: waiting.amount, key: waiting.key },
      });
      return waiting;
    });
    if (body.is_approved) {
      const refunding = { orderId: order.id, gateway: order.gateway, amount, key: params.key };
      await giveBack(db, refunding, () =>
        reached.refund({ orderId: order.id, refundKey: params.key, amount, reason }),
      );
      await tryReconcile(reconcile, order.id);
    }
    return { state: (await consoleOrdersStore(db).find(order.id))?.state ?? order.state };
  },
});
