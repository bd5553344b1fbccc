import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { quietLog } from '../../database/testing.ts';
import { giveMonth, manyFamilies } from '../accounts.ts';
import { openGame } from '../builds.ts';
import { type Home, launchReady, newHome, type Running, stop } from '../process.ts';
import { type Reply, senderTo } from '../sender.ts';

const families = 8;
let home: Home;
let running: Running;
let send: ReturnType<typeof senderTo>;

beforeAll(async () => {
  home = await newHome();
  running = await launchReady(home);
  await vi.waitFor(() => expect(running.output()).toContain('Nobi is ready.'), 60_000);
  send = senderTo(home.url);
}, 90_000);
afterAll(async () => {
  await stop(running);
  await home.remove();
}, 60_000);

const look = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await connectDatabase({ url: await home.databaseUrl(), poolSize: 2, log: quietLog });
  return work(db).finally(() => db.close());
};

const subscribers = () =>
  look(async (db) => {
    const all = await manyFamilies(db, families);
    for (const { email } of all) await giveMonth(db, email);
    return all;
  });

/** Children who save all the time, and note each answer with its moment. */
const saveOnAndOn = (tokens: readonly string[]) => {
  let isOver = false;
  const answers: { at: number; reply: Reply }[] = [];
  const acknowledged = new Map<string, number>();
  const children = tokens.map(async (token) => {
    for (let step = 1; !isOver; step += 1) {
      const reply = await send(games.keep, {
        token,
        params: { id: openGame },
        body: { save: JSON.stringify({ step }) },
      });
      answers.push({ at: performance.now(), reply });
      if (reply.status === 200) acknowledged.set(token, step);
    }
  });
  return {
    answers,
    acknowledged,
    async end() {
      isOver = true;
      await Promise.all(children);
    },
  };
};

const stepOf = async (token: string) => {
  const { body } = await send(games.load, { token, params: { id: openGame } });
  const { save } = Object(body);
  return Number(JSON.parse(String(save)).step);
};

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a database that ends with %s is back by itself, and nothing acknowledged is lost',
  async (signal) => {
    const tokens = (await subscribers()).map(({ token }) => token);
    const load = saveOnAndOn(tokens);
    await expect.poll(() => load.acknowledged.size, { timeout: 20_000 }).toBe(families);
    const pid = running.child.pid;

    process.kill(await home.postmaster(), signal);
    await expect
      .poll(() => load.answers.some(({ reply }) => reply.status === 503), {
        timeout: 10_000,
        interval: 5,
      })
      .toBe(true);
    const meanwhile = await Promise.all(
      ['/', '/healthz'].map(async (path) => (await fetch(home.url + path)).status),
    );
    const lastRefusal = () =>
      Math.max(...load.answers.filter(({ reply }) => reply.status !== 200).map(({ at }) => at));
    const isHealed = () => {
      const since = load.answers.filter(({ at }) => at > lastRefusal() + 500);
      return since.length > families;
    };
    await expect.poll(isHealed, { timeout: 60_000 }).toBe(true);
    await load.end();

    expect(meanwhile).toEqual([200, 200]);
    const refused = load.answers.filter(({ reply }) => reply.status !== 200);
    expect(new Set(refused.map(({ reply }) => reply.status))).toEqual(new Set([503]));
    expect(refused.filter(({ reply }) => !reply.headers.get('retry-after'))).toEqual([]);
    for (const [token, step] of load.acknowledged)
      expect(await stepOf(token)).toBeGreaterThanOrEqual(step);
    expect([running.child.pid, running.child.exitCode]).toEqual([pid, null]);
  },
  90_000,
);
