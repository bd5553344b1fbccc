import type { AppDeps } from './app-deps.ts';
import { auditConsole } from './audit/audit-console.ts';
import { proposalsConsole } from './audit/proposals/proposals-console.ts';
import { catalogueConsole } from './catalogue/console/catalogue-console.ts';
import { contentQueues } from './catalogue/console/content-queues.ts';
import { epubReader } from './catalogue/epub/epub-reader.ts';
import { playAddresses } from './catalogue/play-address.ts';
import { uploadCheck } from './catalogue/uploads/upload-check.ts';
import type { Serve } from './http/serve.ts';
import { accountConsole } from './modules/account/console/account-console.ts';
import { carryOutErasure } from './modules/account/console/carry-out-erasure.ts';
import { findFamilies } from './modules/account/console/find-families.ts';
import { newFamilies } from './modules/account/console/new-families.store.ts';
import { safetyConsole } from './modules/chat/safety/safety-console.ts';
import { safetyQueue } from './modules/chat/safety/safety-queue.ts';
import { soundSeconds } from './modules/chat/voice/sound-length.rules.ts';
import { playNumbers } from './modules/insight/day-numbers.ts';
import { insightRoutes } from './modules/insight/insight.routes.ts';
import { findOrders } from './modules/payments/console/find/find-orders.store.ts';
import { carryOutVouchers } from './modules/payments/console/make-vouchers.ts';
import { carryOutManualRefund } from './modules/payments/console/manual-refund-by-two.ts';
import { paymentsConsole } from './modules/payments/console/payments-console.ts';
import { moneyNumbers } from './modules/payments/console/waiting/money-numbers.ts';
import { paymentQueues } from './modules/payments/console/waiting/payment-queues.ts';
import type { PaymentsModule } from './modules/payments/payments.module.ts';
import { grantDays } from './modules/payments/periods/granted-days.service.ts';
import { ticketPictureAddresses } from './modules/profile/picture-address.ts';
import { ratingConsole } from './modules/rating/console/rating-console.ts';
import { giveRoles, sendInvitation } from './modules/staff/appoint.ts';
import { type StaffDeps, staffRoutes } from './modules/staff/staff.routes.ts';
import { findTickets } from './modules/support/console/find-tickets.store.ts';
import { supportConsole } from './modules/support/console/support-console.ts';
import { supportQueues } from './modules/support/console/support-queues.ts';
import { voiceConsole } from './modules/voice/console/voice-console.ts';

export interface Shared {
  readonly throttle: StaffDeps['throttle'];
  readonly forgetCaller: (changed: string) => void;
}

interface ConsoleNeeds extends Shared {
  readonly payments: PaymentsModule;
  readonly prove: StaffDeps['prove'];
  readonly cookie: StaffDeps['cookie'];
}

/** What waits in each noun, its numbers of the day, and what is found in it. */
const todayOf = ({ db, catalogue }: AppDeps) => ({
  queues: {
    safety: safetyQueue(db),
    ...supportQueues({ db, catalogue }),
    ...paymentQueues(db),
    ...contentQueues({ db, catalogue }),
  },
  finders: {
    families: findFamilies(db),
    orders: findOrders(db),
    tickets: findTickets(db),
  },
  numbers: { families: newFamilies(db), ...playNumbers(db), ...moneyNumbers(db) },
});

/** What the staff do, noun by noun. */
export const bindConsole = (
  serve: Serve,
  appDeps: AppDeps,
  { payments, ...needs }: ConsoleNeeds,
) => {
  const signAddress = playAddresses(appDeps);
  const contacts = { publicUrl: appDeps.publicUrl, ...appDeps.web.config };
  const addressOfTicketPicture = ticketPictureAddresses(appDeps).sign;
  const deps = { ...appDeps, ...needs, signAddress, contacts, grantDays, addressOfTicketPicture };
  staffRoutes(serve, {
    ...deps,
    ...todayOf(appDeps),
    key: appDeps.staffKey,
    passwords: appDeps.staffPasswords,
  });
  accountConsole(serve, deps);
  supportConsole(serve, deps);
  paymentsConsole(serve, { ...deps, reconcile: payments.reconcile });
  catalogueConsole(serve, { ...deps, packages: uploadCheck(), epubs: epubReader() });
  safetyConsole(serve, deps);
  insightRoutes(serve, deps);
  ratingConsole(serve, deps);
  voiceConsole(serve, { ...deps, secondsOf: soundSeconds });
  proposalsConsole(serve, {
    db: appDeps.db,
    carryOut: {
      appointment: sendInvitation(appDeps.publicUrl),
      roles: giveRoles,
      erasure: carryOutErasure(deps),
      manual_refund: carryOutManualRefund(deps),
      vouchers: carryOutVouchers,
    },
  });
  auditConsole(serve, appDeps.db);
};
