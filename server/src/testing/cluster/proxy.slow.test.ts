import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { account, games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../people.ts';
import { untilClosed } from '../sockets.ts';
import { type Exchange, openBrowser } from './browser.testing.ts';
import { type Cluster, startCluster } from './cluster.testing.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 90_000);
afterAll(() => cluster.stop(), 60_000);

const from = (address: string, journal: Exchange[] = []) =>
  openBrowser(cluster.url, address, { journal });

test('one address cannot pass for many, at whichever process it asks', async () => {
  const signIn = async (address: string, claimed: Record<string, string> = {}) => {
    const browser = from(address);
    const { status } = await browser.ask(account.signIn, {
      body: { id_token: 'a.b.c' },
      headers: claimed,
    });
    browser.close();
    return status;
  };
  await signIn('127.0.1.1');
  await cluster.db.query('update throttle set count = 300');

  const same: number[] = [];
  for (let at = 0; at < 6; at += 1)
    same.push(
      await signIn('127.0.1.1', {
        'x-forwarded-for': `203.0.113.${at}, 198.51.100.${at}`,
        forwarded: `for=203.0.113.${at}`,
        'x-real-ip': `203.0.113.${at}`,
      }),
    );
  const other = await signIn('127.0.1.2', { 'x-forwarded-for': '127.0.1.1' });

  expect(same).toEqual(Array(6).fill(429));
  expect(other).toBe(401);
}, 30_000);

test('letters are nothing for who comes through the proxy', async () => {
  const reader = from('127.0.6.1');
  const inbox = await reader.open('/dev/inbox');
  reader.close();

  expect(inbox.status).toBe(403);
}, 30_000);

test('a database that is away takes no process out of the proxy: pages stay, and calls come back', async () => {
  const reader = from('127.0.5.1');
  const call = () => reader.ask(games.list, { token: 'a'.repeat(43) });
  const giveBack = await cluster.database.takeAway();
  await expect.poll(async () => (await call()).status, { timeout: 10_000 }).toBe(503);

  const refused = await Promise.all(Array.from({ length: 24 }, call));
  const pages = await Promise.all(Array.from({ length: 6 }, () => reader.open('/')));
  const atGateway = await reader.open(`/sandbox-gateway/snap/v4/redirection/${randomUUID()}`);
  await giveBack();
  await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(401);
  reader.close();

  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused.filter(({ headers }) => !headers['retry-after'])).toEqual([]);
  expect(atGateway.status).toBe(503);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
}, 30_000);

/** Drips until it is cut off or has dripped this long; answers when it was cut. */
const drip = async (begin: string, more: string, longest: number) => {
  const socket = connect({
    port: Number(new URL(cluster.url).port),
    host: '127.0.0.1',
    localAddress: '127.0.2.1',
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = untilClosed(socket);
  socket.write(begin);
  const timer = setInterval(() => more && socket.writable && socket.write(more), 500);
  const giveUp = setTimeout(() => socket.destroy(), longest);
  const { afterMs } = await closed;
  clearInterval(timer);
  clearTimeout(giveUp);
  return afterMs;
};

const bodyOf9000 =
  'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';

test('who drips is cut, or held by nginx alone, and disturbs nobody', async () => {
  const times = (count: number, work: () => Promise<number>) =>
    Promise.all(Array.from({ length: count }, work));
  const headers = times(130, () => drip('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n', 25_000));
  const silent = times(130, () => drip(bodyOf9000, '', 25_000));
  const bodies = times(130, () => drip(bodyOf9000, ' ', 12_000));
  const journal: Exchange[] = [];
  const other = from('127.0.2.2', journal);
  let isOver = false;
  const others = (async () => {
    let answered = 0;
    while (!isOver) {
      await other.open('/healthz');
      answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return answered;
  })();

  const cutHeaders = await headers;
  const cutSilent = await silent;
  await bodies;
  isOver = true;
  const answered = await others;
  other.close();

  expect(Math.max(...cutHeaders)).toBeLessThan(15_000);
  expect(Math.max(...cutSilent)).toBeLessThan(20_000);
  expect(new Set(journal.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answered).toBeGreaterThan(20);
}, 40_000);

const logIns = 200;

test('two hundred families who log in within a second are answered or asked to come again', async () => {
  const journal: Exchange[] = [];
  const logIn = async (at: number) => {
    // Longer than anybody may have to wait.
    const family = openBrowser(cluster.url, `127.0.3.${at + 1}`, { journal, patience: 40_000 });
    const startedAt = performance.now();
    await family.open('/idp/v1/accounts:signInWithPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ email: `ibu-${at}@contoh.id`, password, returnSecureToken: true }),
    });
    family.close();
    return performance.now() - startedAt;
  };
  const burst = Promise.all(Array.from({ length: logIns }, (_, at) => logIn(at)));
  const pages: Exchange[] = [];
  const reader = from('127.0.4.1', pages);
  while (journal.length < logIns) await reader.open('/');
  const took = await burst;
  reader.close();

  // Nobody has an account: a guess that was checked is 400, one that could not wait is 503.
  const statuses = journal.map(({ status }) => status);
  expect(statuses.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(400);
  const refused = journal.filter(({ status }) => status === 503 || status === 429);
  expect(refused.filter(({ headers }) => !headers['retry-after'])).toEqual([]);
  expect(Math.max(...took)).toBeLessThan(30_000);
  // A process that is busy with passwords is not a dead one: pages come all the while.
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
}, 60_000);
