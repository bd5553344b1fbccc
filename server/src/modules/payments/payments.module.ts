import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Gateways } from '../../ports/payment.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { checkoutService } from './checkout.service.ts';
import { invoiceRoutes } from './letters/invoice.routes.ts';
import { invoiceAddresses } from './letters/invoice.ts';
import { receiptLetter } from './letters/receipt.ts';
import { notificationsService } from './notifications.service.ts';
import { offerService } from './offer.service.ts';
import { type Order, ordersStore } from './orders.store.ts';
import { ownOrdersService } from './own-orders.service.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { paymentsService } from './payments.service.ts';
import { reconciler } from './reconcile.service.ts';
import { reminder } from './reminders/reminders.service.ts';
import { sweeper } from './sweep.service.ts';

interface PaymentsModuleDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly catalogue: Catalogue;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  /** Signs the addresses of invoices. */
  readonly playSecret: string;
  readonly hasDemoPayments: boolean;
  readonly addressOfPicture: (name: string) => string;
  readonly forgetCaller: (changed: string) => void;
  readonly now: () => Date;
}

const receiptsOf = (deps: PaymentsModuleDeps, signInvoice: (orderId: string) => string) => {
  const { hasDemoPayments: isDemo } = deps;
  return async (tx: Queryable, order: Order) => {
    const owner = await ordersStore(tx).owner(order.account_id);
    const { bonus_days = 0 } = (await ordersStore(tx).find(order.id)) ?? {};
    if (!owner) return;
    const letter = receiptLetter({
      to: owner.email,
      name: owner.display_name,
      language: owner.language,
      orderId: order.id,
      plan: order.plan,
      amount: order.amount,
      bonusDays: bonus_days,
      isDemo,
      invoiceUrl: signInvoice(order.id),
    });
    await outboxStore(tx).put(letter);
  };
};

const receiptsAgain = { name: 'receipt-again', limit: 2, seconds: 86_400 };

/** Orders from checkout to receipt, put together. */
export const paymentsModule = (deps: PaymentsModuleDeps) => {
  const { db, gateways, throttle, publicUrl, addressOfPicture, forgetCaller, now } = deps;
  const invoices = invoiceAddresses({ secret: deps.playSecret, publicUrl, now });
  const sendReceipt = receiptsOf(deps, invoices.sign);
  const reconcile = reconciler({ db, gateways, sendReceipt, forgetCaller });
  const needs = { db, gateways, throttle, reconcile };
  return {
    reconcile,
    sweeper: sweeper({ db, gateways, reconcile }),
    remind: reminder({ db, publicUrl, now }),
    bind: (serve: Serve) =>
      paymentsRoutes(serve, {
        status: paymentsService({ ...needs, addressOfPicture }),
        own: ownOrdersService({ paidOf: ordersStore(db).paidOf, signInvoice: invoices.sign }),
        offer: offerService(deps),
        checkout: checkoutService({ ...needs, publicUrl }),
        notifications: notificationsService(needs),
      }),
    bindPages: (app: FastifyInstance) =>
      invoiceRoutes(app, {
        orders: ordersStore(db),
        addresses: invoices,
        isDemo: deps.hasDemoPayments,
        async sendAgain(orderId) {
          const order = await ordersStore(db).find(orderId);
          const isAllowed = await throttle.take(receiptsAgain, orderId).then(
            () => true,
            () => false,
          );
          if (order && isAllowed) await sendReceipt(db, order);
        },
      }),
  };
};

export type PaymentsModule = ReturnType<typeof paymentsModule>;
