import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { embeddedHelper } from './adapters/ai/embedded/embedded.ts';
import { localDisk } from './adapters/files/local-disk.ts';
import { embeddedIdentity } from './adapters/identity/embedded/embedded.ts';
import { outboxOnly } from './adapters/mail/outbox-only.ts';
import { smtpCarrier } from './adapters/mail/smtp.ts';
import { midtransGateway } from './adapters/payment/midtrans/midtrans.ts';
import { sandboxGateway, sandboxUrls } from './adapters/payment/sandbox/sandbox.ts';
import { type App, buildApp } from './app.ts';
import { readAnswers } from './catalogue/answers.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import type { Database } from './database/database.ts';
import { createHttp } from './http.ts';
import type { Job } from './jobs.ts';
import { outboxStore } from './mail/outbox.store.ts';
import { deliverDue } from './mail/outbox.ts';
import { pictureRoom } from './pictures/pictures.ts';
import { playRoutes } from './play/play-server.ts';
import type { IdentityProvider } from './ports/identity.ts';
import { secretNamed } from './secrets.store.ts';
import type { Settings } from './settings.ts';
import { hours, minutes, seconds } from './time.ts';
import type { WebOptions } from './web/web.routes.ts';

const midtransHosts = {
  sandbox: { snap: 'app.sandbox.midtrans.com', core: 'api.sandbox.midtrans.com' },
  production: { snap: 'app.midtrans.com', core: 'api.midtrans.com' },
} as const;

const notificationPath = (gateway: string) => `/api/payment/notifications/${gateway}/`;
/** Its own name, so that demo orders are never asked about at the real gateway. */
const demoName = 'midtrans-sandbox';
const now = () => new Date();

export interface Room {
  readonly settings: Settings;
  readonly db: Database;
  readonly logger: FastifyBaseLogger;
}

/** Where this process reaches itself, whatever name the outside knows it by. */
const ownUrl = ({ host, port }: Settings) =>
  `http://${host === '::1' ? '[::1]' : host === 'localhost' || !/^127\./.test(host) ? '127.0.0.1' : host}:${port}`;

const realPayments = (settings: Settings, midtrans: NonNullable<Settings['midtrans']>) => {
  const hosts = midtransHosts[midtrans.environment];
  return {
    gateway: midtransGateway({
      snapUrl: `https://${hosts.snap}/snap/v1`,
      coreUrl: `https://${hosts.core}`,
      serverKey: midtrans.serverKey,
      signatureKey: midtrans.signatureKey,
      allowedRedirectHosts: [hosts.snap],
      notificationUrl: `${settings.publicUrl}${notificationPath('midtrans')}`,
      now,
    }),
    serverKey: midtrans.serverKey,
    routes: [],
    jobs: [],
  };
};

/** On a fresh machine the same adapter talks over HTTP to a gateway of our own. */
const demoPayments = async ({ settings, db }: Room) => {
  const serverKey = await secretNamed(db, 'sandbox-gateway');
  const sandbox = sandboxGateway({
    db,
    serverKey,
    publicUrl: settings.publicUrl,
    notificationUrl: `${ownUrl(settings)}${notificationPath(demoName)}`,
    now,
    faults: settings.sandboxFaults,
  });
  return {
    gateway: midtransGateway({
      ...sandboxUrls(ownUrl(settings)),
      name: demoName,
      serverKey,
      allowedRedirectHosts: [new URL(settings.publicUrl).host],
      now,
    }),
    serverKey,
    routes: [(app: FastifyInstance) => sandbox.routes(app)],
    jobs: [{ name: 'demo notifications', everyMs: seconds(1), run: () => sandbox.deliverDue() }],
  };
};

/** Lets what is in flight end within `graceMs`, then cuts what still hangs. */
const closer = (servers: readonly FastifyInstance[]) => async (graceMs: number) => {
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections();
  }, graceMs);
  // A connection that has had its answer would otherwise be kept for the next call.
  const idle = setInterval(() => {
    for (const { server } of servers) server.closeIdleConnections();
  }, 50);
  await Promise.all(servers.map((server) => server.close()));
  clearTimeout(cut);
  clearInterval(idle);
};

const buildPlay = async ({ settings, logger }: Room, secret: string) => {
  const play = createHttp({
    logger,
    trustedProxies: settings.trustedProxies,
    isSecure: settings.playUrl.startsWith('https:'),
  });
  await playRoutes(play, {
    folder: settings.contentFolder,
    secret,
    appOrigin: settings.publicUrl,
    now: Date.now,
  });
  return play;
};

const jobsOf = (room: Room, app: App, others: readonly Job[]): Job[] => {
  const { settings, db } = room;
  const carrier = settings.smtpUrl
    ? smtpCarrier({ url: settings.smtpUrl, from: settings.mailFrom })
    : outboxOnly;
  return [
    ...others,
    { name: 'mail', everyMs: seconds(2), run: () => deliverDue(db, carrier) },
    { name: 'open orders', everyMs: seconds(10), run: app.sweep },
    { name: 'reminders', everyMs: minutes(15), run: app.remind },
    { name: 'tidy', everyMs: hours(1), run: app.dropPast },
  ];
};

const webOf = (settings: Settings, identity: IdentityProvider): WebOptions => ({
  folder: settings.webFolder,
  publicUrl: settings.publicUrl,
  config: {
    identity: identity.publicConfig,
    playOrigin: settings.playUrl,
    demoPayments: !settings.midtrans,
    supportWhatsapp: settings.support.whatsapp,
    supportEmail: settings.support.email,
  },
});

const readContent = async ({ contentFolder }: Settings) => ({
  catalogue: await readCatalogue(join(contentFolder, 'catalogue.json')),
  answers: await readAnswers(join(contentFolder, 'answers.json')),
});

/** Picks the adapters that the settings ask for and builds the product on them. */
export const compose = async (room: Room) => {
  const { settings, db, logger } = room;
  const identity = embeddedIdentity({
    db,
    publicUrl: settings.publicUrl,
    sendLetter: async (letter) => {
      await outboxStore(db).put(letter);
    },
    now,
    enumerationProtection: settings.hidesAccountExistence,
  });
  const pictures = pictureRoom();
  const payments = settings.midtrans
    ? realPayments(settings, settings.midtrans)
    : await demoPayments(room);
  const playSecret = await secretNamed(db, 'play-ticket');
  const app = await buildApp({
    logger,
    db,
    identity: identity.provider,
    gateway: payments.gateway,
    files: localDisk(join(settings.dataFolder, 'files')),
    pictures,
    helper: await embeddedHelper(),
    ...(await readContent(settings)),
    publicUrl: settings.publicUrl,
    playUrl: settings.playUrl,
    trustedProxies: settings.trustedProxies,
    maxDevices: settings.maxDevices,
    hasDemoPayments: !settings.midtrans,
    hasDevelopmentInbox: !settings.smtpUrl,
    playSecret,
    web: webOf(settings, identity.provider),
    standIns: [identity.routes, ...payments.routes],
    now,
  });
  identity.onPasswordChanged((...change) => app.account.endAllSessions(...change));
  if (settings.staff) {
    const { email, password } = settings.staff;
    const person = await identity.seedPasswordAccount(email, password);
    await app.account.appointStaff({ ...person, email });
  }
  const play = await buildPlay(room, playSecret);
  return {
    app: app.app,
    play,
    stopAccepting: app.stopAccepting,
    close: async (graceMs: number) => {
      await closer([app.app, play])(graceMs);
      pictures.stop();
    },
    sweep: app.sweep,
    serverKey: payments.serverKey,
    jobs: jobsOf(room, app, [
      ...payments.jobs,
      { name: 'identities', everyMs: hours(1), run: identity.tidy },
    ]),
  };
};
