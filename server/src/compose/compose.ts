import { join } from 'node:path';
import type { LeaseKey } from '@nobi/contract';
import { staffPasswords } from '../adapters/identity/embedded/passwords/staff-passwords.ts';
import { releaseNotice } from '../adapters/release/release-notice.ts';
import { cloudApi } from '../adapters/whatsapp/cloud-api.ts';
import { type App, buildApp } from '../app.ts';
import { tellChainEnd } from '../audit/chain.ts';
import { readAnswers } from '../catalogue/answers.ts';
import { openBooks } from '../catalogue/books/live-books.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { readLessonBook } from '../catalogue/lesson-book.ts';
import { openCatalogue } from '../catalogue/live/live-catalogue.ts';
import { openLessons } from '../catalogue/live/live-lessons.ts';
import { readSkills } from '../catalogue/skills.ts';
import { readLines } from '../catalogue/spoken-lines.ts';
import { secretNamed } from '../database/secrets.store.ts';
import { leaseSigner as openSigner } from '../modules/offline/lease-key.ts';
import { sellersStore } from '../modules/payments/letters/sellers.store.ts';
import { waitingRefundsStore } from '../modules/payments/refunds/waiting-refunds.store.ts';
import { voucherBatchesStore } from '../modules/payments/vouchers/voucher-batches.store.ts';
import { openLogo } from '../modules/staff/setup/logo/live-logo.ts';
import { openLineBook } from '../modules/voice/console/line-book.ts';
import { openItemVoice } from '../modules/voice/live-item-voice.ts';
import { pictureProcessor } from '../pictures/pictures.ts';
import { namedCompany } from '../settings/company.ts';
import type { Settings } from '../settings/settings.ts';
import { readFrameFiles } from '../web/frame-files.ts';
import { packSizes } from '../web/offline.routes.ts';
import type { WebOptions } from '../web/web.routes.ts';
import { closer, drainer } from './closing.ts';
import { type Context, now } from './context.ts';
import { eraseAccount, eraseChild } from './erasure.ts';
import { familySteps } from './family-steps.ts';
import { pickFiles, pickStorage } from './files.ts';
import { pickHelper } from './helper.ts';
import { type PickedIdentity, pickIdentity } from './identity.ts';
import { jobsOf } from './jobs.ts';
import { withOpenid } from './openid.ts';
import { pickPayments } from './payments.ts';
import { assetsOf, buildPlay } from './play.ts';
import { setupOf } from './setup.ts';
import { openTelemetry } from './telemetry.ts';

interface ShownInPages {
  readonly identity: PickedIdentity;
  readonly isDemo: boolean;
  readonly leaseKey: LeaseKey;
}

const webOf = async (
  settings: Settings,
  { identity, isDemo, leaseKey }: ShownInPages,
): Promise<WebOptions> => ({
  folder: settings.webFolder,
  staffFolder: settings.staffFolder,
  publicUrl: settings.publicUrl,
  config: {
    identity: identity.provider.publicConfig,
    playOrigin: settings.playUrl,
    demoPayments: isDemo,
    supportWhatsapp: settings.support.whatsapp,
    supportEmail: settings.support.email,
    reportWhatsapp: settings.whatsapp !== undefined,
    packs: settings.offline === 'on' ? await packSizes(settings.contentFolder) : {},
    leaseKeys: [leaseKey],
  },
  frameFiles:
    settings.offline === 'on'
      ? await readFrameFiles(settings.contentFolder, settings.assetUrl ?? settings.playUrl)
      : new Map(),
  assets: assetsOf(settings),
  company: { ...settings.company, ...settings.support },
  identityOrigins: identity.pageOrigins,
});

const readContent = async (context: Context) => {
  const { settings, db, logger: log } = context;
  const { contentFolder } = settings;
  const built = (name: string) => join(contentFolder, name);
  const spoken = await readLines(built('lines.json'));
  const lessons = await openLessons(await readLessonBook(contentFolder), { db, log });
  const books = await openBooks({ db, log });
  const lines = openLineBook(spoken, { lessons, books });
  const files = await pickFiles(settings);
  const catalogue = await readCatalogue(built('catalogue.json'));
  return {
    catalogue: await openCatalogue(catalogue, { db, log }),
    answers: await readAnswers(built('answers.json')),
    skills: await readSkills(built('skills.json')),
    books,
    itemVoice: await openItemVoice({ db, log, files, lines, catalogue }),
    spoken,
    lessons,
  };
};

const hashesOf = ({ passwordCost }: Context) => ({
  staffPasswords: staffPasswords(passwordCost),
  familySecrets: staffPasswords(passwordCost),
});

const keysOf = async ({ db }: Context) => ({
  playSecret: await secretNamed(db, 'play-ticket'),
  staffKey: await secretNamed(db, 'staff-second-factor'),
  voucherKey: await secretNamed(db, 'voucher-code'),
  leaseSecret: await secretNamed(db, 'lease-family'),
  leaseSigner: await openSigner(await secretNamed(db, 'lease-key')),
});

/** What the operator has chosen, as it is. */
const chosenOf = (settings: Settings) => ({
  publicUrl: settings.publicUrl,
  help: settings.help,
  playUrl: settings.playUrl,
  pictureUrl: settings.assetUrl ?? settings.playUrl,
  trustedProxies: settings.trustedProxies,
  maxDevices: settings.maxDevices,
  hidesAccountExistence: settings.hidesAccountExistence,
  syntheticKey: settings.syntheticKey,
  importsEpub: settings.importsEpub,
});

/** How families are written to. */
const reachOf = ({ settings: { smtpUrl, whatsapp, releaseNotice: source }, logger }: Context) => ({
  newerRelease: releaseNotice({ source }),
  hasDevelopmentInbox: !smtpUrl,
  whatsapp: whatsapp && cloudApi(whatsapp, logger),
});

/** The first administrator, and beside it a family of the same address that need not pay. */
const makeFirstPerson = async ({ staff }: Settings, identity: PickedIdentity, app: App) => {
  if (!staff || (await app.hasStaff())) return;
  const { email, password } = staff;
  const person = await identity.seedPasswordAccount(email, password);
  if (!person) return;
  await app.account.makeSuperuser({ ...person, email });
  await app.addFirstAdministrator(email, password);
};

/** What one person of the staff does alone, and who sells from now on, in the database. */
const keepChosen = async ({ db, settings }: Context) => {
  await waitingRefundsStore(db).setLimit(settings.refundAloneLimit);
  await voucherBatchesStore(db).setLimit(settings.voucherAloneLimit);
  await sellersStore(db).keep(namedCompany(settings));
};

const moneyOf = async (
  { settings, db, logger }: Context,
  payments: Awaited<ReturnType<typeof pickPayments>>,
) => ({
  gateways: payments.gateways,
  hasDemoPayments: payments.isDemo,
  setup: setupOf(settings, payments),
  logo: await openLogo({ db, log: logger }),
});

/** Picks the adapters that the settings ask for and builds the product on them. */
export const compose = async (base: Context) => {
  const telemetry = await openTelemetry(base);
  const context = { ...base, db: telemetry.db };
  const { settings, db, logger } = context;
  const identity = await withOpenid(context, await pickIdentity(context));
  const pictures = pictureProcessor();
  const payments = await pickPayments(context);
  await keepChosen(context);
  const keys = await keysOf(context);
  const content = await readContent(context);
  const app = await buildApp({
    logger,
    watch: telemetry.watch,
    db,
    identity: identity.provider,
    ...(await moneyOf(context, payments)),
    ...(await pickStorage(settings)),
    eraseAccount,
    eraseChild,
    ...familySteps,
    pictures,
    ...(await pickHelper(context)),
    ...content,
    ...chosenOf(settings),
    ...reachOf(context),
    ...keys,
    ...hashesOf(context),
    web: await webOf(settings, {
      identity,
      isDemo: payments.isDemo,
      leaseKey: keys.leaseSigner.shown,
    }),
    standIns: [...identity.routes, ...payments.routes],
    now: base.outside?.now ?? now,
  });
  identity.onPasswordChanged((...change) => app.account.passwordChanged(...change));
  await makeFirstPerson(settings, identity, app);
  const { watch } = telemetry;
  const play = await buildPlay(context, { secret: keys.playSecret, content, watch });
  return {
    app: app.app,
    play,
    stopAccepting: drainer(app, play),
    close: async (graceMs: number) => {
      await closer([app.app, play])(graceMs);
      pictures.stop();
      await identity.stop();
      await telemetry.close();
    },
    metrics: telemetry.metrics,
    sweep: app.sweep,
    tellAuditEnd: () => tellChainEnd(db, logger),
    serverKey: payments.serverKey,
    jobs: await jobsOf(context, app, [...payments.jobs, ...identity.jobs]),
  };
};
