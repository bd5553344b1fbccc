import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { Gateways } from '../../../ports/payment.ts';
import { ledgerStore, leftOf, type MoneySums } from '../ledger/ledger.store.ts';
import { givesTime } from '../order-state.rules.ts';
import { type Order, ordersStore } from '../orders.store.ts';
import { endsWithout } from '../periods/periods.service.ts';
import { type RefundOutlook, refundsStore } from './refunds.store.ts';

interface RefundPreviewDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly now: () => Date;
}

/** More may have come than the price, and what bought nothing can go back as well. */
export const insistOnMoney = (
  { amount, paid_at }: Pick<Order, 'amount' | 'paid_at'>,
  { arrived }: Pick<MoneySums, 'arrived'>,
  back: number,
) => {
  const isPaid = paid_at !== null || arrived > 0;
  if (!isPaid || back > Math.max(amount, arrived)) throw new Problem('invalid_input');
};

const insistOnRest = (
  { amount }: Order,
  { earlier, claimed }: RefundOutlook,
  { arrived, back }: { arrived: number; back: number },
) => {
  if (!earlier && claimed + back > Math.max(amount, arrived))
    throw new Problem('staff_refund_too_much');
};

/** What a refund would do, reckoned in the way in which it is then done; only the look is written. */
export const previewRefund =
  ({ db, gateways, now }: RefundPreviewDeps) =>
  async ({ params, query }: CallInput<typeof staff.previewRefund>, by: StaffCaller) => {
    const order = await ordersStore(db).find(params.id);
    if (!order) throw new Problem('not_found');
    const sums = await ledgerStore(db).sums(order.id);
    const { arrived } = sums;
    insistOnMoney(order, sums, query.amount);
    if (!gateways.byName(order.gateway)) throw new Problem('staff_refund_refused');
    const outlook = await refundsStore(db).outlook(order.id, query.amount, by.staffId);
    insistOnRest(order, outlook, { arrived, back: query.amount });
    const familyId = order.account_id ?? undefined;
    await auditStore(db).write({ by, did: 'previewRefund', about: order.id, familyId });
    const left = Math.max(0, leftOf(sums) - query.amount);
    const isTaken = left === 0 && familyId !== undefined && givesTime(order.state);
    const ends = isTaken ? await endsWithout(db, familyId, { orderId: order.id, now: now() }) : [];
    return {
      left,
      needs_second: outlook.is_above,
      seconds: outlook.seconds,
      earlier: outlook.earlier,
      ends: ends.map(({ plan, before, after }) => ({
        plan,
        before: before?.toISOString() ?? null,
        after: after?.toISOString() ?? null,
      })),
    };
  };
