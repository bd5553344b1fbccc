import type { Database } from '../../database/database.ts';
import type { Gateways } from '../../ports/payment.ts';
import { checkoutStore } from './checkout.store.ts';
import { nextCheckIn } from './checks.rules.ts';
import { type Order, ordersStore } from './orders.store.ts';
import type { Reconcile } from './reconcile.service.ts';
import { tryReconcile } from './try-reconcile.ts';

const atOnce = 20;

export interface SweeperDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly reconcile: Reconcile;
}

/** Asks about orders whose time has come: notifications may never arrive. */
export const sweeper = ({ db, gateways, reconcile }: SweeperDeps) => {
  const store = ordersStore(db);

  const check = async (order: Order) => {
    const answered = await tryReconcile(reconcile, order.id);
    const after = await store.find(order.id);
    if (!after) return;
    const isForgotten = answered && after.is_long_expired && after.paid_at === null;
    if (isForgotten) await checkoutStore(db).close(after, 'expired');
    // Reconciling a change has planned its own first check already.
    if (after.state !== order.state) return;
    const checks = order.checks + 1;
    await store.planCheck(
      after,
      isForgotten ? undefined : nextCheckIn(after.state, checks),
      checks,
    );
  };

  return {
    async sweep(): Promise<number> {
      const due = await store.due(gateways.names, atOnce);
      for (const order of due) await check(order);
      return due.length;
    },
    nextInMs: () => store.nextInMs(gateways.names),
  };
};
