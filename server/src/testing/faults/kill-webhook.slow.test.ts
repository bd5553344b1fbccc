import { payments } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  callbackToken,
  type Notice,
  secretKey,
  startXenditRig,
  type XenditRig,
} from '../../adapters/payment/xendit-rig.testing.ts';
import { tokenHash } from '../../auth/session-token.ts';
import { connectDatabase } from '../../database/connect.ts';
import { quietLog } from '../../database/testing.ts';
import { manyFamilies } from '../accounts.ts';
import { type Home, launchReady, newHome, type Running } from '../process.ts';

const orders = 40;
let rig: XenditRig;
let home: Home;
let running: Running;

beforeAll(async () => {
  rig = await startXenditRig();
  home = await newHome({
    XENDIT_SECRET_KEY: secretKey,
    XENDIT_CALLBACK_TOKEN: callbackToken,
    XENDIT_URL: rig.url,
  });
  running = await launchReady(home);
}, 90_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  await home.remove();
  await rig.close();
}, 30_000);

const look = async <T>(
  work: (db: Awaited<ReturnType<typeof connectDatabase>>) => Promise<T>,
): Promise<T> => {
  const db = await connectDatabase({ url: await home.databaseUrl(), poolSize: 2, log: quietLog });
  return work(db).finally(() => db.close());
};

const openPage = async (token: string) => {
  const response = await fetch(`${home.url}${payments.start.path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'regular' }),
  });
  return z.object({ redirect_url: z.string() }).parse(await response.json()).redirect_url;
};

/** What the gateway sees of a notification: an answer, or a line that broke. */
const deliver = (body: string) =>
  fetch(`${home.url}${payments.notify.path.replace('{gateway}', 'xendit')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-callback-token': callbackToken },
    body,
  }).then(
    ({ status }) => status,
    () => 0,
  );

test('three copies of each notification, and a kill in the middle, lose and double nothing', async () => {
  const families = await look((db) => manyFamilies(db, orders));
  const pages = await Promise.all(families.map(({ token }) => openPage(token)));
  rig.setFaults({ drop: true });
  const notices = await Promise.all(pages.map((page) => rig.pay(page)));
  rig.setFaults({});
  const answers: number[] = [];
  const acknowledged = new Set<string>();
  const send = async ({ orderId, body }: Notice) => {
    const status = await deliver(body);
    answers.push(status);
    if (status === 200) acknowledged.add(orderId);
    return status;
  };

  const first = notices.flatMap((notice) => [notice, notice, notice]).map(send);
  // On a busy machine the first of so many at once are put off (503), for the gateway to repeat.
  const accepted = () => answers.filter((status) => status === 200).length;
  await expect.poll(accepted, { interval: 1, timeout: 30_000 }).toBeGreaterThan(1);
  // Who has not been answered by the gateway by now is cut off while waiting for it.
  const restored = Promise.withResolvers<void>();
  rig.setFaults({ until: restored.promise });
  running.child.kill('SIGKILL');
  await running.ended;
  restored.resolve();
  rig.setFaults({});
  await Promise.all(first);
  const taken = accepted();
  const promised = [...acknowledged];
  running = await launchReady(home);
  const events = await look((db) =>
    db.query(`select 1 from orders where id = any($1) and state = 'paid'`, [promised]),
  );
  // As gateways do: once more until it was taken.
  const isTaken = (notice: Notice) =>
    expect.poll(() => send(notice), { interval: 200, timeout: 30_000 }).toBe(200);
  await Promise.all(notices.map(isTaken));

  const notifications = await look((db) =>
    db.query<{ state: string; periods: number; receipts: number }>(
      `select o.state, (select count(*)::int from period p where p.order_id = o.id) as periods,
         (select count(*)::int from letter l where l.recipient = a.email) as receipts
       from orders o join account a on a.id = o.account_id where o.account_id in (
         select account_id from session where token_hash = any($1))`,
      [families.map(({ token }) => tokenHash(token))],
    ),
  );
  // What was said to be taken was taken, before anybody repeats it.
  expect(events).toHaveLength(promised.length);
  // Killed in the middle: some were taken, and some were cut off without an answer.
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(orders * 3);
  expect(notifications).toEqual(Array(orders).fill({ state: 'paid', periods: 1, receipts: 1 }));
}, 120_000);
