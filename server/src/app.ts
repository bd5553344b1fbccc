import type { FastifyInstance } from 'fastify';
import { bindConsole, type Shared } from './app-console.ts';
import type { AppDeps } from './app-deps.ts';
import { openAuthenticator } from './auth/authenticator.ts';
import { removeUnusedPictures } from './catalogue/books/unused-pictures.ts';
import { itemLookup } from './catalogue/item-lookup.ts';
import { kindCatalogues } from './catalogue/kind-catalogues.ts';
import { playAddresses } from './catalogue/play-address.ts';
import { catalogueSearch } from './catalogue/search/search.ts';
import { staffCookie } from './http/cookies/staff-cookie.ts';
import { docsRoutes } from './http/docs.routes.ts';
import { healthRoutes } from './http/health/health.routes.ts';
import { createHttp } from './http/http.ts';
import { type Serve, serveOn } from './http/serve.ts';
import { inboxRoutes } from './mail/inbox.routes.ts';
import { outboxStore } from './mail/outbox.store.ts';
import { accountModule } from './modules/account/account.module.ts';
import { adultModule } from './modules/adult/adult.module.ts';
import { chatModule } from './modules/chat/chat.module.ts';
import { chatRoutes } from './modules/chat/chat.routes.ts';
import { childrenModule } from './modules/children/children.module.ts';
import { consentModule } from './modules/consent/consent.module.ts';
import { signUpReceipt } from './modules/consent/receipts.ts';
import { coursesModule } from './modules/courses/courses.module.ts';
import { creativityModule } from './modules/creativity/creativity.module.ts';
import { gamesModule } from './modules/games/games.module.ts';
import { insightRollUp } from './modules/insight/insight-rollup.service.ts';
import { countSkills } from './modules/insight/skills/skill-insight.service.ts';
import { learningModule } from './modules/learning/learning.module.ts';
import { offlineModule } from './modules/offline/offline.module.ts';
import { packsModule } from './modules/packs/packs.module.ts';
import { type PaymentsModule, paymentsModule } from './modules/payments/payments.module.ts';
import { playtimeModule } from './modules/playtime/playtime.module.ts';
import {
  profilePictureAddresses,
  ticketPictureAddresses,
} from './modules/profile/picture-address.ts';
import { profileModule } from './modules/profile/profile.module.ts';
import { ratingRollUpStore } from './modules/rating/console/ratings.store.ts';
import { ratingRoutes } from './modules/rating/rating.routes.ts';
import { ratingService } from './modules/rating/rating.service.ts';
import { ratingStore } from './modules/rating/rating.store.ts';
import { reportModule } from './modules/report/report.module.ts';
import { samplesModule } from './modules/samples/samples.module.ts';
import { logoPages } from './modules/staff/setup/logo/logo.routes.ts';
import {
  addFirstAdministrator,
  deleteExpiredStaffSessions,
  hasStaff,
} from './modules/staff/staff.module.ts';
import { supportPicturesService } from './modules/support/pictures.service.ts';
import { supportPicturesStore } from './modules/support/pictures.store.ts';
import { reportContentService } from './modules/support/report-content.service.ts';
import { reportContentStore } from './modules/support/report-content.store.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { supportService } from './modules/support/support.service.ts';
import { supportStore } from './modules/support/support.store.ts';
import { voiceModule } from './modules/voice/voice.module.ts';
import { carryPlays } from './play-sessions/carry/carry-plays.ts';
import { weighLeftClaims } from './play-sessions/claims/weigh-claims.ts';
import { dropOlderSaves } from './play-sessions/late/late-saves.store.ts';
import { dayLimit } from './play-sessions/limit/day-limit.ts';
import { playTimesStore } from './play-sessions/limit/play-times.store.ts';
import { turnPlayMonths } from './play-sessions/months/turn-play-months.ts';
import { databaseThrottle, type Throttle } from './rate-limit/throttle.ts';
import { webRoutes } from './web/web.routes.ts';

interface ContentNeeds {
  readonly throttle: Throttle;
  readonly needs: Chat['needs'];
}

const bindContent = (serve: Serve, deps: AppDeps, { throttle, needs }: ContentNeeds) => {
  const { db, catalogue, pictureUrl, answers, lessons } = deps;
  const catalogues = kindCatalogues(catalogue, deps);
  const sign = playAddresses(deps);
  const shared = { db, limit: dayLimit(playTimesStore(db), deps.now) };
  const games = itemLookup(catalogues.games, sign);
  gamesModule(serve, { ...shared, items: games });
  const courseItems = itemLookup(catalogues.courses, sign);
  const ofCourses = coursesModule(serve, { ...shared, items: courseItems, answers, lessons });
  const tools = itemLookup(catalogues.tools, sign);
  const ofTools = creativityModule(serve, { ...shared, items: tools, throttle });
  const items = { games, courses: courseItems, tools };
  offlineModule(serve, { ...deps, ...shared, ...items, ...ofCourses, ...ofTools, needs });
  samplesModule(serve, { db, catalogue, throttle, signAddress: sign });
  voiceModule(serve, deps);
  packsModule(serve, { catalogue, signAddress: sign });
  learningModule(serve, { db, catalogue, pictureUrl, now: deps.now });
  return reportModule(serve, { ...deps, throttle });
};

interface FamilyNeeds extends Shared {
  readonly accounts: Pick<ReturnType<typeof accountModule>, 'details' | 'pictures'>;
  readonly needs: Chat['needs'];
}

const bindFamily = (serve: Serve, deps: AppDeps, { accounts, needs, ...shared }: FamilyNeeds) => {
  const { details, pictures: unclaimed } = accounts;
  const { db, files, pictures } = deps;
  const { throttle } = shared;
  const ofTickets = ticketPictureAddresses(deps);
  supportRoutes(serve, {
    service: supportService({ store: supportStore(db), throttle, addressOf: ofTickets.sign }),
    pictures: supportPicturesService({
      ...{ files, pictures, unclaimed, throttle },
      store: supportPicturesStore(db),
      addresses: ofTickets,
    }),
    reports: reportContentService({ store: reportContentStore(db), throttle, needs }),
  });
  ratingRoutes(serve, ratingService({ store: ratingStore(db), throttle }));
  childrenModule(serve, {
    db,
    steps: deps.childSteps,
    throttle,
    hashes: deps.familySecrets,
    now: deps.now,
  });
  playtimeModule(serve, { ...shared, db, setLimit: details.setPlayMinutes, now: deps.now });
  const addresses = profilePictureAddresses(deps);
  profileModule(serve, {
    ...shared,
    db,
    files,
    pictures,
    unclaimed,
    addresses,
    updateAccount: details.update,
  });
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
    find: catalogueSearch(deps.catalogue, deps.pictureUrl).find,
    languageOf: deps.languageOf,
    followUps: deps.followUps,
    noteModelConsent: deps.noteModelConsent,
    now: deps.now,
  });

type Chat = Awaited<ReturnType<typeof openChat>>;

const bindConsents = (serve: Serve, deps: AppDeps, { chat, ...shared }: Shared & { chat: Chat }) =>
  consentModule(serve, {
    ...shared,
    db: deps.db,
    publicUrl: deps.publicUrl,
    eraseChild: deps.eraseChild,
    hasModel: deps.outsideModel !== undefined,
    letModelAnswer: chat.letModelAnswer,
  });

interface Tidied {
  readonly accounts: ReturnType<typeof accountModule>;
  readonly chat: Chat;
  readonly payments: Pick<PaymentsModule, 'deleteExpired'>;
  readonly reports: Pick<ReturnType<typeof reportModule>, 'deleteExpired'>;
}

const tidier =
  (deps: AppDeps, throttle: Throttle, { accounts, chat, payments, reports }: Tidied) =>
  async () => {
    const { db } = deps;
    await accounts.deleteExpired();
    await throttle.deleteExpired();
    await chat.dropPast();
    await payments.deleteExpired();
    await reports.deleteExpired();
    await dropOlderSaves(db);
    await deleteExpiredStaffSessions(db);
    await outboxStore(db).deleteLastLetters();
    await outboxStore(db).deleteExpired();
    await removeUnusedPictures(deps);
  };

const rollUpOf = (deps: AppDeps) =>
  insightRollUp({
    ...deps,
    addRatings: (tx, past, upto) => ratingRollUpStore(tx).add(past, upto),
  });

interface WithPages {
  readonly bindPages: (app: FastifyInstance) => void;
}

/** What is no call: pages and files of the app's origin. */
const bindPages = async (app: FastifyInstance, deps: AppDeps, nouns: readonly WithPages[]) => {
  for (const pages of nouns) pages.bindPages(app);
  for (const routes of deps.standIns) routes(app);
  if (deps.hasDevelopmentInbox) inboxRoutes(app, deps.db);
  logoPages(app, deps.logo);
  await docsRoutes(app);
  await webRoutes(app, {
    ...deps.web,
    guestPacks: () => deps.catalogue.guestPacks,
    voiceOffers: deps.itemVoice.offers,
    logo: () => deps.logo.current(),
  });
};

/** Hands each module what it needs: the only place where modules meet. */
export const buildApp = async (deps: AppDeps) => {
  const { db } = deps;
  const isSecure = deps.publicUrl.startsWith('https:');
  const app = createHttp({ logger: deps.logger, trustedProxies: deps.trustedProxies, isSecure });
  deps.watch(app);
  const authenticator = await openAuthenticator(db);
  const throttle = databaseThrottle(db);
  const shared = { throttle, forgetCaller: authenticator.forget };
  const cookie = staffCookie(deps.publicUrl);
  const serve = serveOn(app, { authenticator, staffCookie: cookie });
  const payments = paymentsModule({
    ...deps,
    ...shared,
    addressOfPicture: profilePictureAddresses(deps).sign,
    company: () => ({ name: deps.web.company.name, logo: deps.logo.current() }),
  });
  const chat = await openChat(deps, throttle);
  const accounts = accountModule(serve, { ...deps, ...shared, signUpReceipt });
  adultModule(serve, { ...deps, ...shared, proveOwner: accounts.account.proveOwner });
  payments.bind(serve);
  const reports = bindContent(serve, deps, { throttle, needs: chat.needs });
  bindFamily(serve, deps, { ...shared, accounts, needs: chat.needs });
  const consents = bindConsents(serve, deps, { ...shared, chat });
  chatRoutes(serve, chat.services);
  bindConsole(serve, deps, { ...shared, payments, prove: accounts.account.prove, cookie });
  const health = healthRoutes(app, deps);
  await bindPages(app, deps, [payments, accounts, reports]);
  return {
    app,
    account: accounts.account,
    hasStaff: () => hasStaff(db),
    addFirstAdministrator: (email: string, password: string) =>
      addFirstAdministrator(deps, { email, password }),
    sweep: payments.sweeper.sweep,
    nextSweepInMs: payments.sweeper.nextInMs,
    remind: payments.remind,
    askMoneyBackAgain: payments.askMoneyBackAgain,
    sendWeeklyLetters: chat.sendWeeklyLetters,
    sendReportLetters: reports.sendLetters,
    tellOfLateCases: chat.tellOfLateCases,
    sendConsentReceipts: consents.sendReceipts,
    turnPlayMonths: turnPlayMonths(db),
    carryPlays: carryPlays(db),
    weighLeftClaims: weighLeftClaims(db),
    rollUp: rollUpOf(deps),
    countSkills: countSkills(deps),
    stopAccepting: health.stopAccepting,
    deleteExpired: tidier(deps, throttle, { accounts, chat, payments, reports }),
  };
};

export type App = Awaited<ReturnType<typeof buildApp>>;
