import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Language, type Plan, Problem, type payments, plans } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { GatewayFailure, type Gateways, type PaymentGateway } from '../../ports/payment.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { checkoutStore } from './checkout.store.ts';
import { type Order, ordersStore } from './orders.store.ts';
import { promoStore } from './periods/promo.store.ts';
import type { Reconcile } from './reconcile.service.ts';

const startByAccount = { name: 'start-payment', limit: 30, seconds: 3600 };
// Wide: behind one carrier's address live thousands of families.
const startByAddress = { name: 'start-payment-address', limit: 600, seconds: 3600 };

const staffNeedNotPay = {
  en: 'Your account opens everything without payment.',
  id: 'Akun Anda membuka semuanya tanpa membayar.',
};
const justPaid = { en: 'Payment successful!', id: 'Pembayaran berhasil!' };

const itemNames = {
  en: { regular: 'Nobi Regular, 1 month', premium: 'Nobi Premium, 1 year' },
  id: { regular: 'Nobi Regular, 1 bulan', premium: 'Nobi Premium, 1 tahun' },
};

/** 128 random bits: the status of an order is answered to whoever knows its id. */
const newOrderId = () => `NB-${randomBytes(16).toString('base64url')}`;

export interface CheckoutDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly throttle: Throttle;
  readonly reconcile: Reconcile;
  readonly publicUrl: string;
}

/** Opens orders: one at a time for an account, one page for however many clicks. */
export const checkoutService = (deps: CheckoutDeps) => {
  const { db, gateways, throttle, reconcile } = deps;
  const gateway = gateways.forNewOrders;
  const store = checkoutStore(db);

  const openPage = async (order: Order, caller: Caller, language: Language): Promise<string> => {
    const page = await gateway
      .createCheckout({
        orderId: order.id,
        amount: order.amount,
        item: { id: order.plan, name: itemNames[language][order.plan] },
        customer: { name: caller.displayName, email: caller.email },
        finishUrl: `${deps.publicUrl}/payment/success`,
        expiresAt: order.expires_at,
      })
      .catch(async (error: unknown) => {
        await store.giveUpOpening(order.id);
        throw error instanceof GatewayFailure ? new Problem('payment_failed') : error;
      });
    await store.keepPage(order.id, page);
    return page.redirectUrl;
  };

  /** Someone else (another tab, another process) is opening this order's page: wait for theirs. */
  const awaitPage = async (orderId: string): Promise<string | undefined> => {
    for (let tries = 0; tries < 60; tries += 1) {
      const order = await ordersStore(db).find(orderId);
      if (order?.redirect_url) return order.redirect_url;
      if (!order?.is_opening) return undefined;
      await wait(200);
    }
    return undefined;
  };

  const pageOf = async (order: Order, caller: Caller, language: Language): Promise<string> => {
    if (order.redirect_url) return order.redirect_url;
    if (await store.claimOpening(order.id)) return openPage(order, caller, language);
    const url = await awaitPage(order.id);
    if (url === undefined) throw new Problem('payment_failed');
    return url;
  };

  /** Makes room for another order; true when the old one turned out to be paid. */
  const closeOld = async (order: Order, where: PaymentGateway): Promise<boolean> => {
    const closed = await where
      .closeCheckout({ orderId: order.id, token: order.checkout_token ?? undefined })
      .catch((error: unknown) => {
        if (!(error instanceof GatewayFailure)) throw error;
        // A gateway that was left, perhaps because it is down, must not hold up the new one.
        if (where !== gateway) return 'in_progress';
        throw new Problem('payment_failed');
      });
    if (closed === 'already_paid') {
      await reconcile(order.id);
      return true;
    }
    // Money may still arrive on it: it stays known, and is credited if it does.
    await store.close(order.id, order.is_expired ? 'expired' : 'cancelled');
    return false;
  };

  const openOrder = async (accountId: string, plan: Plan): Promise<Order | 'paid' | undefined> => {
    const open = await store.findOpen(accountId);
    if (!open) return undefined;
    const where = gateways.byName(open.gateway);
    if (!where) {
      // Left from another gateway (a demo before the real keys): nobody can ask about it any more.
      await store.close(open.id, 'cancelled');
      return undefined;
    }
    if (where === gateway && open.plan === plan && !open.is_expired) return open;
    return (await closeOld(open, where)) ? 'paid' : undefined;
  };

  const goOn = async (caller: Caller, plan: Plan, language: Language) => {
    const open = await openOrder(caller.accountId, plan);
    if (open === 'paid') return { message: justPaid[language] };
    if (!open)
      await store.add({
        id: newOrderId(),
        accountId: caller.accountId,
        plan,
        amount: plans[plan].rupiah,
        gateway: gateway.name,
      });
    const order = open ?? (await store.findOpen(caller.accountId));
    if (order?.plan !== plan) throw new Problem('conflict');
    return { redirect_url: await pageOf(order, caller, language) };
  };

  return {
    async start({ body, language, address }: CallInput<typeof payments.start>, caller: Caller) {
      if (caller.isSuperuser) return { message: staffNeedNotPay[language] };
      const limits = [
        [startByAccount, caller.accountId],
        [startByAddress, addressGroup(address)],
      ] as const;
      return throttle.attempt(limits, async () => {
        if (body.promo) await promoStore(db).claim(caller.accountId);
        return goOn(caller, body.plan, language);
      });
    },
  };
};
