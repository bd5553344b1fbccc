import { join } from 'node:path';
import { buildApp } from './app.ts';
import { readAnswers } from './catalogue/answers.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { readLessonBook } from './catalogue/lesson-book.ts';
import { openCatalogue } from './catalogue/live-catalogue.ts';
import { openLessons } from './catalogue/live-lessons.ts';
import { closer } from './compose/closing.ts';
import { pickFiles } from './compose/files.ts';
import { pickHelper } from './compose/helper.ts';
import { type PickedIdentity, pickIdentity } from './compose/identity.ts';
import { jobsOf } from './compose/jobs.ts';
import { withOpenid } from './compose/openid.ts';
import { pickPayments } from './compose/payments.ts';
import { buildPlay } from './compose/play.ts';
import { now, type Room } from './compose/room.ts';
import { openTelemetry } from './compose/telemetry.ts';
import { pictureRoom } from './pictures/pictures.ts';
import { secretNamed } from './secrets.store.ts';
import type { Settings } from './settings.ts';
import type { WebOptions } from './web/web.routes.ts';

const webOf = (settings: Settings, identity: PickedIdentity, isDemo: boolean): WebOptions => ({
  folder: settings.webFolder,
  staffFolder: settings.staffFolder,
  publicUrl: settings.publicUrl,
  config: {
    identity: identity.provider.publicConfig,
    playOrigin: settings.playUrl,
    demoPayments: isDemo,
    supportWhatsapp: settings.support.whatsapp,
    supportEmail: settings.support.email,
  },
  identityOrigins: identity.pageOrigins,
});

const readContent = async ({ settings: { contentFolder }, db, logger }: Room) => ({
  catalogue: await openCatalogue(await readCatalogue(join(contentFolder, 'catalogue.json')), {
    db,
    log: logger,
  }),
  answers: await readAnswers(join(contentFolder, 'answers.json')),
  lessons: await openLessons(await readLessonBook(contentFolder), { db, log: logger }),
});

/** Picks the adapters that the settings ask for and builds the product on them. */
export const compose = async (given: Room) => {
  const telemetry = await openTelemetry(given);
  const room = { ...given, db: telemetry.db };
  const { settings, db, logger } = room;
  const identity = await withOpenid(room, pickIdentity(room));
  const pictures = pictureRoom();
  const payments = await pickPayments(room);
  const playSecret = await secretNamed(db, 'play-ticket');
  const app = await buildApp({
    logger,
    watch: telemetry.watch,
    db,
    identity: identity.provider,
    gateways: payments.gateways,
    files: pickFiles(settings),
    pictures,
    ...(await pickHelper(room)),
    ...(await readContent(room)),
    publicUrl: settings.publicUrl,
    help: settings.help,
    playUrl: settings.playUrl,
    trustedProxies: settings.trustedProxies,
    maxDevices: settings.maxDevices,
    hasDemoPayments: payments.isDemo,
    hasDevelopmentInbox: !settings.smtpUrl,
    playSecret,
    staffKey: await secretNamed(db, 'staff-second-factor'),
    web: webOf(settings, identity, payments.isDemo),
    standIns: [...identity.routes, ...payments.routes],
    now,
  });
  identity.onPasswordChanged((...change) => app.account.endAllSessions(...change));
  if (settings.staff) {
    const { email, password } = settings.staff;
    const person = await identity.seedPasswordAccount(email, password);
    if (person) await app.account.appointStaff({ ...person, email });
  }
  const play = await buildPlay(room, playSecret, telemetry.watch);
  return {
    app: app.app,
    play,
    stopAccepting: app.stopAccepting,
    close: async (graceMs: number) => {
      await closer([app.app, play])(graceMs);
      pictures.stop();
      await identity.stop();
      await telemetry.close();
    },
    metrics: telemetry.metrics,
    sweep: app.sweep,
    serverKey: payments.serverKey,
    jobs: jobsOf(room, app, [...payments.jobs, ...identity.jobs]),
  };
};
