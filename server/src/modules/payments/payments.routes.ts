import { giftLinks, gifts, moneyBack, offers, ownOrders, payments, vouchers } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { checkoutService } from './checkout.service.ts';
import type { giftLinksService } from './gifts/gift-links.service.ts';
import type { payGiftService } from './gifts/pay-gift.service.ts';
import type { moneyBackService } from './money-back/money-back.service.ts';
import type { notificationsService } from './notifications.service.ts';
import type { offerService } from './offer.service.ts';
import type { ownOrdersService } from './own-orders.service.ts';
import type { PaymentsService } from './payments.service.ts';
import type { redeemService } from './vouchers/redeem.service.ts';

export interface PaymentsServices {
  readonly status: PaymentsService;
  readonly own: ReturnType<typeof ownOrdersService>;
  readonly checkout: ReturnType<typeof checkoutService>;
  readonly giftLinks: ReturnType<typeof giftLinksService>;
  readonly payGift: ReturnType<typeof payGiftService>;
  readonly moneyBack: ReturnType<typeof moneyBackService>;
  readonly vouchers: ReturnType<typeof redeemService>;
  readonly offer: ReturnType<typeof offerService>;
  readonly notifications: ReturnType<typeof notificationsService>;
}

export const paymentsRoutes = (serve: Serve, services: PaymentsServices) => {
  serve(payments.myStatus, services.status.myStatus);
  serve(payments.start, services.checkout.start);
  serve(payments.successStatus, services.status.successStatus);
  serve(offers.show, services.offer.show);
  serve(payments.notify, services.notifications.notify);
  serve(ownOrders.orders, services.own.orders);
  serve(giftLinks.giftLinks, services.giftLinks.list);
  serve(giftLinks.makeGiftLink, services.giftLinks.make);
  serve(giftLinks.endGiftLink, services.giftLinks.end);
  serve(gifts.openGift, services.payGift.open);
  serve(gifts.payGift, services.payGift.pay);
  serve(moneyBack.moneyBack, services.moneyBack.show);
  serve(moneyBack.requestMoneyBack, services.moneyBack.request);
  serve(vouchers.redeemVoucher, services.vouchers.redeem);
};
