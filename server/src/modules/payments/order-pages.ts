import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Language, Problem } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import {
  type Checkout,
  GatewayFailure,
  type Gateways,
  type PaymentGateway,
} from '../../ports/payment.ts';
import { checkoutStore } from './checkout.store.ts';
import { type Order, ordersStore } from './orders.store.ts';
import type { Reconcile } from './reconcile.service.ts';

const itemNames = {
  en: { regular: 'Nobi Regular, 1 month', premium: 'Nobi Premium, 1 year' },
  id: { regular: 'Nobi Regular, 1 bulan', premium: 'Nobi Premium, 1 tahun' },
};

/** 128 random bits: the status of an order is answered to whoever knows its id. */
export const newOrderId = () => `NB-${randomBytes(16).toString('base64url')}`;

/** Who is led to the gateway's page, and where they come back to. */
export interface Visitor {
  readonly customer: Checkout['customer'];
  readonly language: Language;
  readonly finishUrl: string;
}

interface OrderPagesDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly reconcile: Reconcile;
}

/** Someone else (another tab, another process) is opening this order's page: wait for theirs. */
const awaitPage = async (db: Database, orderId: string): Promise<string | undefined> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const order = await ordersStore(db).find(orderId);
    if (order?.redirect_url) return order.redirect_url;
    if (!order?.is_opening) return undefined;
    await wait(200);
  }
  return undefined;
};

/** Opens the gateway's page of an order: one page for however many clicks. */
const pageOpener = ({ db, gateways }: OrderPagesDeps) => {
  const store = checkoutStore(db);
  const openPage = async (order: Order, visitor: Visitor): Promise<string> => {
    const page = await gateways.forNewOrders
      .createCheckout({
        orderId: order.id,
        amount: order.amount,
        item: { id: order.plan, name: itemNames[visitor.language][order.plan] },
        customer: visitor.customer,
        finishUrl: visitor.finishUrl,
        expiresAt: order.expires_at,
      })
      .catch(async (error: unknown) => {
        await store.giveUpOpening(order);
        throw error instanceof GatewayFailure ? new Problem('payment_failed') : error;
      });
    await store.keepPage(order, page);
    return page.redirectUrl;
  };

  return async (order: Order, visitor: Visitor): Promise<string> => {
    if (order.redirect_url) return order.redirect_url;
    if (await store.claimOpening(order)) return openPage(order, visitor);
    const url = await awaitPage(db, order.id);
    if (url === undefined) throw new Problem('payment_failed');
    return url;
  };
};

/** The gateway's pages of open orders. */
export const orderPages = (deps: OrderPagesDeps) => {
  const { db, gateways, reconcile } = deps;
  const gateway = gateways.forNewOrders;
  const store = checkoutStore(db);

  /** Its page is there, or nobody opens it any more: what is closed must not come to be paid after all. */
  const settled = async (order: Order): Promise<Order> => {
    if (order.redirect_url) return order;
    if (!(await store.claimOpening(order))) await awaitPage(db, order.id);
    return (await ordersStore(db).find(order.id)) ?? order;
  };

  const closeAt = (where: PaymentGateway, order: Order) =>
    where
      .closeCheckout({ orderId: order.id, token: order.checkout_token ?? undefined })
      .catch(async (error: unknown) => {
        if (!order.redirect_url) await store.giveUpOpening(order);
        if (!(error instanceof GatewayFailure)) throw error;
        // A gateway that was left, perhaps because it is down, must not hold up the new one.
        if (where !== gateway) return 'in_progress' as const;
        throw new Problem('payment_failed');
      });

  return {
    pageOf: pageOpener(deps),

    /** Whether its page is the one to go on with, rather than one to make room for. */
    canGoOn: (order: Order) => order.gateway === gateway.name && !order.is_expired,

    /**
     * Makes room for another order. `paid`: the old one turned out to be. Of one that stays `in_progress`
     * money may still arrive; with `isGentle` it is left as it is, else it is closed on our side.
     */
    async close(order: Order, isGentle = false): Promise<'closed' | 'in_progress' | 'paid'> {
      const where = gateways.byName(order.gateway);
      // Left from another gateway (a demo before the real keys): nobody can ask about it any more.
      const closed = where ? await closeAt(where, await settled(order)) : 'closed';
      if (closed === 'already_paid') {
        await reconcile(order.id);
        return 'paid';
      }
      if (closed === 'in_progress' && isGentle) return closed;
      // Money may still arrive on it: it stays known, and is credited if it does.
      const isOver = where !== undefined && order.is_expired;
      await store.close(order, isOver ? 'expired' : 'cancelled');
      return closed;
    },
  };
};

export type OrderPages = ReturnType<typeof orderPages>;
