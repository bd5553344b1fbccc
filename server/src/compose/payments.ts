import type { FastifyInstance } from 'fastify';
import { midtransGateway } from '../adapters/payment/midtrans/midtrans.ts';
import { sandboxGateway, sandboxUrls } from '../adapters/payment/sandbox/sandbox.ts';
import { secretNamed } from '../secrets.store.ts';
import type { Settings } from '../settings.ts';
import { seconds } from '../time.ts';
import { now, ownUrl, type Room } from './room.ts';

const midtransHosts = {
  sandbox: { snap: 'app.sandbox.midtrans.com', core: 'api.sandbox.midtrans.com' },
  production: { snap: 'app.midtrans.com', core: 'api.midtrans.com' },
} as const;

const notificationPath = (gateway: string) => `/api/payment/notifications/${gateway}/`;
/** Its own name, so that demo orders are never asked about at the real gateway. */
const demoName = 'midtrans-sandbox';

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
    isDemo: false,
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
    isDemo: true,
    routes: [(app: FastifyInstance) => sandbox.routes(app)],
    jobs: [{ name: 'demo notifications', everyMs: seconds(1), run: () => sandbox.deliverDue() }],
  };
};

/** The gateway of the settings, or the demo one where no keys are set; never one for the other. */
export const pickPayments = async (room: Room) =>
  room.settings.midtrans ? realPayments(room.settings, room.settings.midtrans) : demoPayments(room);
