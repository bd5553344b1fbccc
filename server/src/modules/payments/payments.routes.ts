import { offers, ownOrders, payments } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { checkoutService } from './checkout.service.ts';
import type { notificationsService } from './notifications.service.ts';
import type { offerService } from './offer.service.ts';
import type { ownOrdersService } from './own-orders.service.ts';
import type { PaymentsService } from './payments.service.ts';

export interface PaymentsServices {
  readonly status: PaymentsService;
  readonly own: ReturnType<typeof ownOrdersService>;
  readonly checkout: ReturnType<typeof checkoutService>;
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
};
