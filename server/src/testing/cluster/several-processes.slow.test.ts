import { randomUUID } from 'node:crypto';
import { account, chat, games, payments, support } from '@nobi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { emptyDatabase, quietLog } from '../../database/testing.ts';
import { giveMonth, manyFamilies } from '../accounts.ts';
import { notification } from '../gateway.ts';
import { logIn, newFamily, press, type ReachedWithin, startPayment } from '../people.ts';
import { type Home, launchReady, newHome, type Running, stop } from '../process.ts';
import { senderTo } from '../sender.ts';

const count = 3;
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let db: Database;
let homes: Home[] = [];
let running: Running[] = [];
let processes: ReachedWithin[] = [];

beforeAll(async () => {
  empty = await emptyDatabase();
  const environment = { DATABASE_URL: empty.url, DATABASE_POOL: '5', MAX_DEVICES: '2' };
  const first = await newHome(environment);
  const { PUBLIC_URL = '', PLAY_URL = '' } = first.environment;
  homes.push(first);
  // Behind one proxy they have one name outside.
  while (homes.length < count) homes.push(await newHome({ ...environment, PUBLIC_URL, PLAY_URL }));
  // All in the same moment, on a database with nothing in it.
  running = await Promise.all(homes.map((home) => launchReady(home)));
  for (const { output } of running)
    await vi.waitFor(() => expect(output()).toContain('Nobi is ready.'), 60_000);
  db = await connectDatabase({ url: empty.url, poolSize: 4, log: quietLog });
  processes = homes.map(({ url }) => ({ url, db, send: senderTo(url) }));
}, 120_000);
afterAll(async () => {
  await Promise.all(running.map(stop));
  await Promise.all(homes.map((home) => home.remove()));
  homes = [];
  await db.close();
  await empty.drop();
}, 60_000);

const on = (at: number): ReachedWithin => {
  const process = processes[at % count];
  if (!process) throw new Error('no such process');
  return process;
};

/** The same call, one after another, at each process in turn. */
const inTurn = async (
  times: number,
  ask: (process: ReachedWithin) => Promise<{ status: number }>,
) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await ask(on(at))).status);
  return statuses;
};

const oneFamily = async () => {
  const [family] = await manyFamilies(db, 1);
  if (!family) throw new Error('no family');
  return family;
};
const ticket = { subject: 'Tanya', message: 'Halo', category: 'general' };

test('starting together on an empty database, all migrate it once and plan the work once', async () => {
  const applied = await db.query(
    'select name from schema_migration group by name having count(*) > 1',
  );
  const plans = await db.query<{ name: string }>('select name from pgboss.schedule order by name');

  expect(applied).toEqual([]);
  const names = plans.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(['mail', 'open-orders', 'reminders', 'tidy']));
});

test('a throttle counts across processes', async () => {
  const { token } = await oneFamily();

  const statuses = await inTurn(23, ({ send }) => send(support.send, { token, body: ticket }));

  expect(statuses).toEqual([...Array(20).fill(200), 429, 429, 429]);
});

test('the questions of the day count across processes', async () => {
  const { email, token } = await oneFamily();
  await giveMonth(db, email);

  await db.query(
    `insert into chat_day (account_id, day, asked)
     select id, (now() at time zone 'Asia/Jakarta')::date, 28 from account where email = $1`,
    [email],
  );

  const statuses = await inTurn(4, ({ send }) =>
    send(chat.ask, { token, body: { prompt: 'berapa 2 + 3?' } }),
  );

  expect(statuses).toEqual([200, 200, 429, 429]);
});

const statusAt = (process: ReachedWithin, token: string) =>
  process.send(support.unread, { token }).then(({ status }) => status);

/** Notices arrive in milliseconds; a second is what is promised. */
const withinASecond = { timeout: 1000, interval: 10 };

test('a log-out at one process is felt at the others within a second', async () => {
  const { token } = await oneFamily();
  expect(await Promise.all(processes.map((each) => statusAt(each, token)))).toEqual([
    200, 200, 200,
  ]);

  await on(0).send(account.signOut, { token });

  for (const other of [on(1), on(2)])
    await expect.poll(() => statusAt(other, token), withinASecond).toBe(401);
});

test('the device beyond the limit ends the oldest one everywhere', async () => {
  const { email, token: first } = await newFamily(on(0));
  expect(await statusAt(on(1), first)).toBe(200);
  const { token: second } = await logIn(on(1), email);

  const { token: third } = await logIn(on(2), email);

  await expect.poll(() => statusAt(on(1), first), withinASecond).toBe(401);
  expect(await Promise.all([statusAt(on(0), second), statusAt(on(0), third)])).toEqual([200, 200]);
});

test('a suspension is felt at every process within a second', async () => {
  const { email, token } = await oneFamily();
  expect(await Promise.all(processes.map((each) => statusAt(each, token)))).toEqual([
    200, 200, 200,
  ]);

  await db.query(
    `with blocked as (update account set suspended_at = now() where email = $1 returning id)
     select pg_notify('caller_changed', id::text) from blocked`,
    [email],
  );

  for (const each of processes)
    await expect.poll(() => statusAt(each, token), withinASecond).toBe(401);
});

test('what a process remembers is dropped when it may have missed a notice', async () => {
  const { email, token } = await oneFamily();
  expect(await statusAt(on(1), token)).toBe(200);

  // As when a cable is pulled: the change is made while nobody hears of it.
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await db.query('update account set suspended_at = now() where email = $1', [email]);

  await expect.poll(() => statusAt(on(1), token), withinASecond).toBe(401);
});

test('a write that is sent again to other processes with its key is one row', async () => {
  const { email, token } = await oneFamily();
  const headers = { 'idempotency-key': randomUUID() };
  const again = processes.map((each) => each.send(support.send, { token, body: ticket, headers }));

  const replies = await Promise.all(again);

  const rows = await db.query(
    'select t.id from ticket t join account a on a.id = t.account_id where a.email = $1',
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('an order whose notices reach every process at once is one period and one receipt', async () => {
  const family = await newFamily(on(0));
  const { pageUrl, orderId } = await startPayment(on(0), family.token, 'regular');
  await press(pageUrl, 'pay');
  const [secret] = await db.query<{ value: string }>(
    `select value from secret where name = 'sandbox-gateway'`,
  );
  const [order] = await db.query<{ amount: number }>('select amount from orders where id = $1', [
    orderId,
  ]);
  const paid = notification(
    { serverKey: secret?.value ?? '' },
    { order_id: orderId, gross_amount: `${order?.amount}.00` },
  );

  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      on(at).send(payments.notify, { params: { gateway: 'midtrans-sandbox' }, body: paid }),
    ),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const [letter] = await db.query(
    `select (select count(*)::int from period where order_id = $1) as periods,
       (select count(*)::int from letter where recipient = $2 and text_body like '%' || $1 || '%')
         as receipts`,
    [orderId, family.email],
  );
  expect(letter).toEqual({ periods: 1, receipts: 1 });
  for (const each of processes)
    expect((await each.send(games.list, { token: family.token })).status).toBe(200);
});

test('a letter leaves once, at once, whichever process is there', async () => {
  await db.query(
    `with put as (insert into letter (recipient, subject, text_body, html_body)
       values ('satu@contoh.id', 'Satu', 'Satu', 'Satu'))
     select pg_notify('work_due', 'mail')`,
  );
  const letter = async () => {
    const [row] = await db.query<{ attempts: number; sent: boolean }>(
      `select attempts, delivered_at is not null as sent from letter where recipient = 'satu@contoh.id'`,
    );
    return row;
  };

  await expect.poll(letter, { timeout: 10_000, interval: 20 }).toEqual({ attempts: 1, sent: true });
});

test('when one process is killed, the others serve and send on', async () => {
  const { token } = await oneFamily();
  running[2]?.child.kill('SIGKILL');
  await running[2]?.ended;

  await on(0).send(support.send, { token, body: ticket });
  const family = await newFamily(on(1));

  expect(await statusAt(on(1), token)).toBe(200);
  expect(await statusAt(on(0), family.token)).toBe(200);
}, 30_000);
