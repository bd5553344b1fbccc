import { createServer } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import type { Checkout, PaymentGateway } from '../../ports/payment.ts';
import { midtransGateway } from './midtrans/midtrans.ts';
import { type SandboxGateway, sandboxGateway, sandboxUrls } from './sandbox/sandbox.ts';

export const serverKey = 'SB-a-server-key-for-tests';

const portOf = (address: string | { port: number } | null) =>
  typeof address === 'object' && address ? address.port : 0;

const freePort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Stands where the product hears notifications: keeps them and answers as a test wants. */
const listener = async () => {
  const notices: Buffer[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Uint8Array[] = [];
    request.on('data', (part: Uint8Array) => parts.push(part));
    request.on('end', () => {
      notices.push(Buffer.concat(parts));
      response.writeHead(answers.shift() ?? 200, { location: '/again' });
      response.end('OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}/notify`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { notices, answers, url, close };
};

/** Presses one button of the page as a browser would, and answers where it leads. */
export const press = async (pageUrl: string, fields: Record<string, string>) => {
  const response = await fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), response };
};

export interface Rig {
  readonly base: string;
  readonly database: TestDatabase;
  readonly sandbox: SandboxGateway;
  readonly gateway: PaymentGateway;
  /** The gateway's clock; tests turn it. */
  readonly clock: { now: Date };
  readonly notices: Buffer[];
  readonly answers: number[];
  readonly fault: (switches: object) => Promise<void>;
  readonly mishap: (event: object) => Promise<number>;
  /** Waits until nothing more is due now. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const faultCalls = (base: string) => {
  const post = (path: string, body: object) =>
    fetch(`${base}/sandbox-gateway/faults${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  return {
    fault: async (switches: object) => {
      const { status } = await post('', switches);
      if (status !== 200) throw new Error(`The fault switches answered ${status}.`);
    },
    mishap: async (event: object) => (await post('/mishap', event)).status,
  };
};

const closing = (app: FastifyInstance, ends: readonly (() => Promise<unknown>)[]) => async () => {
  app.server.closeAllConnections();
  for (const end of ends) await end();
};

/** The sandbox gateway on a port of its own, with our adapter before it and an ear behind it. */
export const startRig = async ({ faults = true, timeoutMs = 2000 } = {}): Promise<Rig> => {
  const database = await testDatabase();
  const ear = await listener();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const clock = { now: new Date('2026-11-21T03:00:00Z') };
  const sandbox = sandboxGateway({
    db: database.db,
    serverKey,
    publicUrl: base,
    notificationUrl: ear.url,
    now: () => clock.now,
    clockScale: 1,
    faults,
  });
  const app = fastify();
  sandbox.routes(app);
  await app.listen({ port, host: '127.0.0.1' });
  const gateway = midtransGateway({
    ...sandboxUrls(base),
    serverKey,
    allowedRedirectHosts: [`127.0.0.1:${port}`],
    now: () => clock.now,
    timeoutMs,
  });
  const settle = async () => {
    while ((await sandbox.deliverDue()) > 0);
    // A claim in the background may still be under way.
    await sandbox.idle();
  };
  const close = closing(app, [sandbox.stop, () => app.close(), ear.close, database.drop]);
  const { notices, answers } = ear;
  return {
    base,
    database,
    sandbox,
    gateway,
    clock,
    notices,
    answers,
    settle,
    close,
    ...faultCalls(base),
  };
};

let orders = 0;
/** An order nobody has used yet. */
export const freshOrder = (plan: 'regular' | 'premium', now: Date): Checkout => {
  orders += 1;
  return {
    orderId: `NB-test-${process.pid}-${orders}`,
    amount: plan === 'regular' ? 15_000 : 120_000,
    item: { id: plan, name: plan === 'regular' ? 'Nobi Regular' : 'Nobi Premium' },
    customer: { name: 'Ibu Sari', email: 'sari@example.com' },
    finishUrl: 'http://localhost:3000/payment/success',
    expiresAt: new Date(now.getTime() + 3_600_000),
  };
};
