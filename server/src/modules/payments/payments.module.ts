import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import type { Gateways } from '../../ports/payment.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { checkoutService } from './checkout.service.ts';
import { deleteSyntheticOrders } from './erase-payments.store.ts';
import { giftLinksService } from './gifts/gift-links.service.ts';
import { giftLinksStore } from './gifts/gift-links.store.ts';
import { payGiftService } from './gifts/pay-gift.service.ts';
import { type Company, ifSold, letterLogo } from './letters/company.ts';
import { invoiceRoutes } from './letters/invoice.routes.ts';
import { invoiceAddresses } from './letters/invoice.ts';
import { receipts } from './letters/send-receipts.ts';
import { moneyBackService } from './money-back/money-back.service.ts';
import { sendMoneyBackLetters, tellMoneyBack } from './money-back/send-letters.ts';
import { notificationsService } from './notifications.service.ts';
import { offerService } from './offer.service.ts';
import { orderPages } from './order-pages.ts';
import { ordersStore } from './orders.store.ts';
import { ownOrdersService } from './own-orders.service.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { paymentsService } from './payments.service.ts';
import { reconciler } from './reconcile.service.ts';
import { letterEndPages } from './reminders/letter-ends.routes.ts';
import { letterEnds } from './reminders/letter-ends.ts';
import { reminder } from './reminders/reminders.service.ts';
import { remindersStore } from './reminders/reminders.store.ts';
import { sweeper } from './sweep.service.ts';
import { redeemService } from './vouchers/redeem.service.ts';

interface PaymentsModuleDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly catalogue: Catalogue;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  /** Signs the addresses of invoices. */
  readonly playSecret: string;
  readonly voucherKey: string;
  readonly hasDemoPayments: boolean;
  readonly company: () => Company;
  readonly addressOfPicture: (name: string) => string;
  readonly forgetCaller: (changed: string) => void;
  readonly now: () => Date;
}

const receiptsAgain = { name: 'receipt-again', limit: 2, seconds: 86_400 };

const receiptAgain =
  ({ db, throttle }: PaymentsModuleDeps, send: ReturnType<typeof receipts>['toFamily']) =>
  async (orderId: string) => {
    const order = await ordersStore(db).find(orderId);
    const isAllowed = await throttle.take(receiptsAgain, orderId).then(
      () => true,
      () => false,
    );
    if (order && isAllowed) await send(db, order);
  };

/** Orders from checkout to receipt, put together. */
export const paymentsModule = (deps: PaymentsModuleDeps) => {
  const { db, gateways, throttle, publicUrl, addressOfPicture, forgetCaller, now } = deps;
  const invoices = invoiceAddresses({ secret: deps.playSecret, publicUrl, now });
  const ends = letterEnds(deps.playSecret, now);
  const letters = receipts({
    isDemo: deps.hasDemoPayments,
    signInvoice: invoices.sign,
    logoFor: (seller) => letterLogo(ifSold(deps.company(), seller), publicUrl),
  });
  const reconcile = reconciler({
    ...{ db, gateways, tellMoneyBack, forgetCaller },
    sendReceipt: letters.toBoth,
  });
  const needs = { db, gateways, throttle, reconcile };
  const opening = { ...needs, publicUrl, pages: orderPages(needs) };
  const moneyBack = moneyBackService({ ...needs, sendLetters: sendMoneyBackLetters });
  return {
    reconcile,
    askMoneyBackAgain: moneyBack.askAgain,
    sweeper: sweeper({ db, gateways, reconcile }),
    remind: reminder({ db, publicUrl, now, addresses: ends }),
    async deleteExpired() {
      await giftLinksStore(db).deleteExpiredPayers();
      await deleteSyntheticOrders(db);
    },
    bind: (serve: Serve) =>
      paymentsRoutes(serve, {
        status: paymentsService({ ...needs, addressOfPicture }),
        own: ownOrdersService({ paidOf: ordersStore(db).paidOf, signInvoice: invoices.sign }),
        offer: offerService(deps),
        checkout: checkoutService(opening),
        giftLinks: giftLinksService(opening),
        payGift: payGiftService(opening),
        moneyBack,
        vouchers: redeemService({ ...deps, sendReceipt: letters.toFamily }),
        notifications: notificationsService(needs),
      }),
    bindPages(app: FastifyInstance) {
      letterEndPages(app, { addresses: ends, setOff: remindersStore(db).setOff });
      invoiceRoutes(app, {
        orders: ordersStore(db),
        addresses: invoices,
        isDemo: deps.hasDemoPayments,
        company: deps.company,
        sendAgain: receiptAgain(deps, letters.toFamily),
      });
    },
  };
};

export type PaymentsModule = ReturnType<typeof paymentsModule>;
