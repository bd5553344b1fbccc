import { type CallShape, calls, Problem } from '@nobi/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { languageOfMessage } from './adapters/ai/embedded/language.rules.ts';
import { openCallers } from './callers/callers.ts';
import type { Answers } from './catalogue/answers.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { LiveLessons } from './catalogue/live-lessons.ts';
import { lookUpOn } from './catalogue/opened.ts';
import { catalogueSearch } from './catalogue/search.ts';
import { shelvesOf } from './catalogue/shelves.ts';
import type { Database, Queryable } from './database/database.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { createHttp } from './http.ts';
import { inboxRoutes } from './mail/inbox.routes.ts';
import { outboxStore } from './mail/outbox.store.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { accountService } from './modules/account/account.service.ts';
import { accountStore } from './modules/account/account.store.ts';
import { type ChatModuleDeps, chatModule } from './modules/chat/chat.module.ts';
import { chatRoutes } from './modules/chat/chat.routes.ts';
import { coursesRoutes } from './modules/courses/courses.routes.ts';
import { coursesService } from './modules/courses/courses.service.ts';
import { coursesStore } from './modules/courses/courses.store.ts';
import { creativityRoutes } from './modules/creativity/creativity.routes.ts';
import { creativityService } from './modules/creativity/creativity.service.ts';
import { worksService } from './modules/creativity/works.service.ts';
import { worksStore } from './modules/creativity/works.store.ts';
import { gamesRoutes } from './modules/games/games.routes.ts';
import { gamesService } from './modules/games/games.service.ts';
import { checkoutService } from './modules/payments/checkout.service.ts';
import { invoiceRoutes } from './modules/payments/invoice.routes.ts';
import { invoiceAddresses } from './modules/payments/invoice.ts';
import { notificationsService } from './modules/payments/notifications.service.ts';
import { type Order, ordersStore } from './modules/payments/orders.store.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { paymentsService } from './modules/payments/payments.service.ts';
import { recomputePeriods } from './modules/payments/periods.service.ts';
import { receiptLetter } from './modules/payments/receipt.ts';
import { reconciler } from './modules/payments/reconcile.service.ts';
import { reminder } from './modules/payments/reminders.service.ts';
import { sweeper } from './modules/payments/sweep.service.ts';
import { playtimeRoutes } from './modules/playtime/playtime.routes.ts';
import { playtimeService } from './modules/playtime/playtime.service.ts';
import { playtimeStore } from './modules/playtime/playtime.store.ts';
import { pictureAddresses } from './modules/profile/picture-address.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { profileService } from './modules/profile/profile.service.ts';
import { profileStore } from './modules/profile/profile.store.ts';
import { ratingRoutes } from './modules/rating/rating.routes.ts';
import { ratingService } from './modules/rating/rating.service.ts';
import { ratingStore } from './modules/rating/rating.store.ts';
import { type StaffModuleDeps, staffModule } from './modules/staff/staff.module.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { supportService } from './modules/support/support.service.ts';
import { supportStore } from './modules/support/support.store.ts';
import { packageRoom } from './packages/packages.ts';
import type { PictureRoom } from './pictures/pictures.ts';
import { signTicket } from './play/ticket.rules.ts';
import type { AiHelper, OutsideModel, Transcriber } from './ports/ai.ts';
import type { Files } from './ports/files.ts';
import type { IdentityProvider } from './ports/identity.ts';
import type { Gateways } from './ports/payment.ts';
import { type Serve, serveOn } from './serve.ts';
import { dayLimit } from './sittings/day-limit.ts';
import { minutesStore } from './sittings/minutes.store.ts';
import { sittingStore } from './sittings/sitting.store.ts';
import { sittingsOf } from './sittings/sittings.ts';
import { databaseThrottle, type Throttle } from './throttle.ts';
import { type WebOptions, webRoutes } from './web/web.routes.ts';

/** What the product is built from; main.ts and the tests choose the pieces. */
export interface AppDeps {
  readonly logger: FastifyBaseLogger;
  /** Metrics and traces hook in before any route is there. */
  readonly watch: (app: FastifyInstance) => void;
  readonly db: Database;
  readonly identity: IdentityProvider;
  readonly gateways: Gateways;
  readonly catalogue: LiveCatalogue;
  readonly answers: Answers;
  readonly lessons: LiveLessons;
  readonly files: Files;
  readonly helper: AiHelper;
  /** Whom a child in need may call. */
  readonly help: ChatModuleDeps['help'];
  readonly outsideModel: OutsideModel | undefined;
  readonly transcriber: Transcriber | undefined;
  readonly pictures: PictureRoom;
  readonly publicUrl: string;
  readonly playUrl: string;
  readonly trustedProxies: readonly string[];
  readonly maxDevices: number;
  readonly hasDemoPayments: boolean;
  readonly hasDevelopmentInbox: boolean;
  readonly playSecret: string;
  /** Seals the second factors of the staff. */
  readonly staffKey: string;
  readonly web: WebOptions;
  /** Routes of stand-ins that live beside the product: the identity provider, the demo gateway. */
  readonly standIns: readonly ((app: FastifyInstance) => void)[];
  readonly now: () => Date;
}

/** Calls whose module is still to come answer `not_ready`, after the same access check. */
const serveTheRest = (serve: Serve, served: ReadonlySet<CallShape>) => {
  for (const shape of Object.values(calls).flatMap((noun): CallShape[] => Object.values(noun)))
    if (!served.has(shape))
      serve(shape, () => {
        throw new Problem('not_ready');
      });
};

const buildPayments = (deps: AppDeps, forgetCaller: (changed: string) => void) => {
  const { db, gateways, publicUrl, now } = deps;
  const invoices = invoiceAddresses({ secret: deps.playSecret, publicUrl, now });
  const sendReceipt = async (tx: Queryable, order: Order) => {
    const owner = await ordersStore(tx).owner(order.account_id);
    if (!owner) return;
    const letter = receiptLetter({
      to: owner.email,
      name: owner.display_name,
      language: owner.language,
      orderId: order.id,
      plan: order.plan,
      amount: order.amount,
      isDemo: deps.hasDemoPayments,
      invoiceUrl: invoices.sign(order.id),
    });
    await outboxStore(tx).put(letter);
  };
  const reconcile = reconciler({ db, gateways, sendReceipt, forgetCaller });
  return {
    reconcile,
    sweeper: sweeper({ db, gateways, reconcile }),
    remind: reminder({ db, publicUrl, now }),
    pages: (app: FastifyInstance) =>
      invoiceRoutes(app, {
        orders: ordersStore(db),
        addresses: invoices,
        isDemo: deps.hasDemoPayments,
      }),
    services: (throttle: Throttle) => ({
      status: paymentsService({
        db,
        gateways,
        throttle,
        reconcile,
        addressOfPicture: pictureAddresses(deps.playSecret, deps.now).sign,
      }),
      checkout: checkoutService({ db, gateways, throttle, reconcile, publicUrl: deps.publicUrl }),
      notifications: notificationsService({ db, gateways, throttle, reconcile }),
    }),
  };
};

/** Signed, short-lived addresses of entry pages on the play origin. */
const signerOf =
  ({ playUrl, playSecret, now }: AppDeps) =>
  (path: string) =>
    `${playUrl}${path}?ticket=${signTicket(playSecret, path, now().getTime())}`;

const bindContent = (serve: Serve, deps: AppDeps, throttle: Throttle) => {
  const { db, catalogue, playUrl } = deps;
  const shelves = shelvesOf(catalogue, playUrl);
  const sign = signerOf(deps);
  const [gameShelf, courseShelf, toolShelf] = [
    lookUpOn(shelves.games, sign),
    lookUpOn(shelves.courses, sign),
    lookUpOn(shelves.tools, sign),
  ];
  const limit = dayLimit(minutesStore(db));
  const plays = sittingsOf(sittingStore(db, 'game'), { shelf: gameShelf, limit });
  gamesRoutes(serve, gamesService({ shelf: gameShelf, plays }));
  const views = sittingsOf(sittingStore(db, 'course'), { shelf: courseShelf, limit });
  const { answers, lessons } = deps;
  coursesRoutes(
    serve,
    coursesService({ store: coursesStore(db), shelf: courseShelf, views, answers, lessons }),
  );
  const uses = sittingsOf(sittingStore(db, 'tool'), { shelf: toolShelf, limit });
  creativityRoutes(
    serve,
    creativityService({ shelf: toolShelf, uses }),
    worksService({ store: worksStore(db), shelf: toolShelf, throttle }),
  );
};

interface Shared {
  readonly throttle: Throttle;
  readonly forgetCaller: (changed: string) => void;
}

const bindFamily = (serve: Serve, deps: AppDeps, { throttle, forgetCaller }: Shared) => {
  const { db } = deps;
  supportRoutes(serve, supportService({ store: supportStore(db), throttle }));
  ratingRoutes(serve, ratingService({ store: ratingStore(db), throttle }));
  playtimeRoutes(
    serve,
    playtimeService({
      store: playtimeStore(db),
      // What is shown to the adult; the limit itself asks the primary.
      minutes: minutesStore(db.reads),
      forgetCaller,
    }),
  );
  profileRoutes(
    serve,
    profileService({
      store: profileStore(db),
      files: deps.files,
      pictures: deps.pictures,
      throttle,
      addresses: pictureAddresses(deps.playSecret, deps.now),
      forgetCaller,
    }),
  );
};

const openChat = (deps: AppDeps, throttle: Throttle) =>
  chatModule({
    db: deps.db,
    throttle,
    publicUrl: deps.publicUrl,
    help: deps.help,
    helper: deps.helper,
    outside: deps.outsideModel,
    transcriber: deps.transcriber,
    find: catalogueSearch(deps.catalogue, deps.playUrl).find,
    languageOf: languageOfMessage,
  });

const openStaff = (deps: AppDeps, shared: Shared & Pick<StaffModuleDeps, 'prove' | 'reconcile'>) =>
  staffModule({
    ...deps,
    ...shared,
    packages: packageRoom(),
    recomputePeriods,
    signAddress: signerOf(deps),
    key: deps.staffKey,
    desk: { publicUrl: deps.publicUrl, ...deps.web.config },
  });

/** Hands each module what it needs: the only place where modules meet. */
export const buildApp = async (deps: AppDeps) => {
  const { db } = deps;
  const isSecure = deps.publicUrl.startsWith('https:');
  const app = createHttp({ logger: deps.logger, trustedProxies: deps.trustedProxies, isSecure });
  deps.watch(app);
  const callers = await openCallers(db);
  const throttle = databaseThrottle(db);
  const shared = { throttle, forgetCaller: callers.forget };
  const served = new Set<CallShape>();
  const serveCall = serveOn(app, callers);
  const serve: Serve = (shape, answer) => {
    served.add(shape);
    serveCall(shape, answer);
  };
  const payments = buildPayments(deps, callers.forget);
  const accounts = accountStore(db);
  const chat = await openChat(deps, throttle);
  const account = accountService({ ...deps, ...shared });
  accountRoutes(serve, account);
  paymentsRoutes(serve, payments.services(throttle));
  bindContent(serve, deps, throttle);
  bindFamily(serve, deps, shared);
  chatRoutes(serve, chat.services);
  const staff = openStaff(deps, { ...shared, prove: account.prove, reconcile: payments.reconcile });
  staffRoutes(serve, staff.services);
  serveTheRest(serve, served);
  const health = healthRoutes(app, db);
  payments.pages(app);
  for (const routes of deps.standIns) routes(app);
  if (deps.hasDevelopmentInbox) inboxRoutes(app, db);
  await docsRoutes(app);
  await webRoutes(app, deps.web);
  return {
    app,
    account,
    sweep: payments.sweeper.sweep,
    nextSweepInMs: payments.sweeper.nextInMs,
    remind: payments.remind,
    tellWeeks: chat.tellWeeks,
    rollUp: staff.rollUp,
    stopAccepting: health.stopAccepting,
    dropPast: async () => {
      await accounts.dropPast();
      await throttle.dropPast();
      await chat.dropPast();
      await staff.dropPast();
      await outboxStore(db).dropPast();
    },
  };
};

export type App = Awaited<ReturnType<typeof buildApp>>;
