import type { FastifyInstance } from 'fastify';
import { midtransGateway } from '../adapters/payment/midtrans/midtrans.ts';
import { sandboxGateway, sandboxUrls } from '../adapters/payment/sandbox/sandbox.ts';
import { xenditGateway } from '../adapters/payment/xendit/xendit.ts';
import { secretNamed } from '../database/secrets.store.ts';
import { gatewaysOf } from '../ports/payment.ts';
import type { Settings } from '../settings/settings.ts';
import { hours, minutes } from '../time/durations.ts';
import { type Context, now, ownUrl } from './context.ts';

const midtransHosts = {
  sandbox: { snap: 'app.sandbox.midtrans.com', core: 'api.sandbox.midtrans.com' },
  production: { snap: 'app.midtrans.com', core: 'api.midtrans.com' },
} as const;

const xenditPages = ['checkout.xendit.co', 'checkout-staging.xendit.co'];

const notificationPath = (gateway: string) => `/api/payment/notifications/${gateway}/`;
/** Its own name, so that demo orders are never asked about at the real gateway. */
const demoName = 'midtrans-sandbox';

const midtransOf = (settings: Settings, midtrans: NonNullable<Settings['midtrans']>) => {
  const hosts = midtransHosts[midtrans.environment];
  const { standIn } = midtrans;
  return midtransGateway({
    ...(standIn
      ? sandboxUrls(standIn)
      : { snapUrl: `https://${hosts.snap}/snap/v1`, coreUrl: `https://${hosts.core}` }),
    serverKey: midtrans.serverKey,
    signatureKey: midtrans.signatureKey,
    allowedRedirectHosts: [standIn ? new URL(standIn).host : hosts.snap],
    notificationUrl: `${settings.publicUrl}${notificationPath('midtrans')}`,
    now,
  });
};

const xenditOf = ({ standIn, ...keys }: NonNullable<Settings['xendit']>) =>
  xenditGateway({
    ...keys,
    apiUrl: standIn ?? 'https://api.xendit.co',
    allowedRedirectHosts: standIn ? [new URL(standIn).host] : xenditPages,
    now,
  });

/** Every gateway with keys is kept, for the orders it opened; the settings name the one of new orders. */
const realPayments = (settings: Settings) => {
  const { midtrans, xendit } = settings;
  const all = [
    ...(midtrans ? [midtransOf(settings, midtrans)] : []),
    ...(xendit ? [xenditOf(xendit)] : []),
  ];
  const chosen = all.find(({ name }) => name === settings.paymentGateway);
  if (!chosen) return undefined;
  return {
    gateways: gatewaysOf(chosen, all),
    serverKey: midtrans?.serverKey ?? '',
    isDemo: false,
    routes: [],
    jobs: [],
  };
};

/** On a fresh machine the same adapter talks over HTTP to a gateway of our own. */
const demoPayments = async ({ settings, db }: Context) => {
  const serverKey = await secretNamed(db, 'sandbox-gateway');
  const sandbox = sandboxGateway({
    db,
    serverKey,
    publicUrl: settings.publicUrl,
    notificationUrl: `${ownUrl(settings)}${notificationPath(demoName)}`,
    now,
    isForEverybody: settings.allowsSandboxPayments,
    faults: settings.sandboxFaults,
  });
  return {
    gateways: gatewaysOf(
      midtransGateway({
        ...sandboxUrls(ownUrl(settings)),
        name: demoName,
        serverKey,
        allowedRedirectHosts: [new URL(settings.publicUrl).host],
        now,
      }),
    ),
    serverKey,
    isDemo: true,
    routes: [(app: FastifyInstance) => sandbox.routes(app)],
    jobs: [
      {
        name: 'demo notifications',
        everyMs: minutes(1),
        run: sandbox.deliverDue,
        nextInMs: sandbox.nextInMs,
      },
      { name: 'demo leftovers', everyMs: hours(1), run: sandbox.forget },
    ],
  };
};

/** The gateways of the settings, or the demo one where no keys are set; never one for the other. */
export const pickPayments = async (context: Context) => {
  const payments = realPayments(context.settings) ?? (await demoPayments(context));
  const { forNewOrders, names } = payments.gateways;
  context.logger.info({ newOrders: forNewOrders.name, asked: names }, 'payment gateways');
  return payments;
};
