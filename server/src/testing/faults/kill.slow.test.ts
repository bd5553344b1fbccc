import { payments } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tokenHash } from '../../auth/session-token.ts';
import { connectDatabase } from '../../database/connect.ts';
import { quietLog } from '../../database/testing.ts';
import { manyFamilies } from '../accounts.ts';
import { press } from '../people.ts';
import { type Home, launchReady, newHome, type Running, readiness, stop } from '../process.ts';

const orders = 30;
let home: Home;
let running: Running;
let output = '';

beforeAll(async () => {
  home = await newHome({ SANDBOX_FAULTS: '1' });
  running = await launchReady(home);
}, 90_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  await home.remove();
}, 30_000);

const look = async <T>(
  work: (db: Awaited<ReturnType<typeof connectDatabase>>) => Promise<T>,
): Promise<T> => {
  const db = await connectDatabase({ url: await home.databaseUrl(), poolSize: 2, log: quietLog });
  return work(db).finally(() => db.close());
};

/** Tries again until it is answered well, as a person or a browser would. */
const insist = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error('Nothing came of it in a minute.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const openPage = (token: string) =>
  insist(async () => {
    const response = await fetch(`${home.url}${payments.start.path}`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ plan: 'regular' }),
    });
    return z.object({ redirect_url: z.string() }).parse(await response.json()).redirect_url;
  });

const pay = (pageUrl: string) =>
  insist(async () => {
    const { location } = await press(pageUrl, 'pay');
    return new URL(location).searchParams.get('order_id') ?? undefined;
  });

/** What the success page does: it asks until the answer is yes. */
const awaitPaid = (orderId: string) =>
  insist(async () => {
    const response = await fetch(`${home.url}${payments.successStatus.path}?order_id=${orderId}`);
    const { is_paid } = z.object({ is_paid: z.boolean() }).parse(await response.json());
    return is_paid || undefined;
  });

const doubled = { duplicate: true };
const setFaults = async (faults: object) => {
  const serverKey = await look(async (db) => {
    const [row] = await db.query<{ value: string }>(
      `select value from secret where name = 'sandbox-gateway'`,
    );
    return row?.value;
  });
  await fetch(`${home.url}/sandbox-gateway/faults`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(faults),
  });
};

const killServer = async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  output += running.output();
  running = await launchReady(home);
};

const killDatabase = async () => {
  process.kill(await home.postmaster(), 'SIGKILL');
  const states = new Set<number>();
  await expect
    .poll(
      async () => {
        states.add(await readiness(home));
        return states.has(503) && (await readiness(home)) === 200;
      },
      { timeout: 30_000, interval: 5 },
    )
    .toBe(true);
};

test.each([
  ['the server', killServer],
  ['the database', killDatabase],
])(
  'no payment is lost or doubled when %s is killed in the middle',
  async (_what, kill) => {
    const families = await look((db) => manyFamilies(db, orders));
    const pages = await Promise.all(families.map(({ token }) => openPage(token)));
    await setFaults(doubled);
    let acknowledged = 0;
    const paying = pages.map(async (page, at) => {
      // In waves, so that some are paid, some are under way and some come later.
      if (at % 3 > 0)
        await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(at / 4);
      const orderId = await pay(page);
      acknowledged += 1;
      return orderId;
    });
    await expect.poll(() => acknowledged, { timeout: 60_000, interval: 2 }).toBeGreaterThan(4);

    await kill();

    const ids = await Promise.all(paying);
    await Promise.all(ids.map(awaitPaid));
    const notices = await look((db) =>
      db.query<{ state: string; periods: number; receipts: number }>(
        `select o.state, (select count(*)::int from period p where p.order_id = o.id) as periods,
           (select count(*)::int from letter l where l.recipient = a.email) as receipts
         from orders o join account a on a.id = o.account_id where o.account_id in (
           select account_id from session where token_hash = any($1))`,
        [families.map(({ token }) => tokenHash(token))],
      ),
    );
    expect(new Set(ids).size).toBe(orders);
    expect(notices).toEqual(Array(orders).fill({ state: 'paid', periods: 1, receipts: 1 }));
    output += running.output();
    for (const { email, token } of families)
      expect(output).not.toMatch(new RegExp(`${email}|${token}`));
  },
  120_000,
);

test('it ends cleanly when asked to, and starts again on the same data', async () => {
  const code = await stop(running);
  const orphan = await home.postmaster();
  running = await launchReady(home);

  const count = await look((db) => db.query('select 1 from orders'));
  expect(code).toBe(0);
  expect(orphan).toBe(0);
  expect(count).toHaveLength(orders * 2);
}, 60_000);
