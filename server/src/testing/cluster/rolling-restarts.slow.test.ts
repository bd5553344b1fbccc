import { type CallShape, games, payments } from '@nobi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { quietLog } from '../../database/testing.ts';
import { giveMonth, manyFamilies } from '../accounts.ts';
import { openGame } from '../builds.ts';
import { workersOf } from '../children.testing.ts';
import { newFamily } from '../people.ts';
import { freePort } from '../ports.ts';
import { type Home, launchReady, newHome, type Running, stop } from '../process.ts';
import { senderTo } from '../sender.ts';
import { startProxy } from './proxy.testing.ts';

let home: Home;
let running: Running;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let url: string;

beforeAll(async () => {
  const [appPort, playPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${appPort}`;
  home = await newHome({
    WORKERS: '2',
    LOG_LEVEL: 'info',
    PUBLIC_URL: url,
    PLAY_URL: `http://127.0.0.1:${playPort}`,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '1',
  });
  running = await launchReady(home);
  await vi.waitFor(() => expect(running.output()).toContain('Nobi is ready.'), 60_000);
  proxy = await startProxy({
    app: [home.environment.PORT],
    play: [home.environment.PLAY_PORT],
    appPort,
    playPort,
    // Shorter than the time of draining, as in the example.
    idle: '500ms',
  });
}, 150_000);
afterAll(async () => {
  await proxy.stop();
  await stop(running);
  await home.remove();
}, 60_000);

const workers = () => workersOf(running.child.pid);

const subscribers = async (count: number) => {
  const db = await connectDatabase({ url: await home.databaseUrl(), poolSize: 2, log: quietLog });
  const all = await manyFamilies(db, count);
  for (const { email } of all) await giveMonth(db, email);
  await db.close();
  return all.map(({ token }) => token);
};

interface Answer {
  readonly method: CallShape['method'];
  readonly at: number;
  /** 0 when the connection broke. */
  readonly status: number;
}

/** Families who read, play and save without a pause, through the proxy. */
const keepCalling = (tokens: readonly string[]) => {
  const send = senderTo(url);
  const answers: Answer[] = [];
  let isOver = false;
  const game = { params: { id: openGame } };
  const visits = tokens.map(async (token) => {
    for (let round = 0; !isOver; round += 1) {
      const calls = [
        [games.list, { token }],
        [games.play, { token, ...game }],
        [games.keep, { token, ...game, body: { save: JSON.stringify({ round }) } }],
        [payments.myStatus, { token }],
      ] as const;
      for (const [shape, sending] of calls) {
        const status = await send(shape, sending).then(
          (reply) => reply.status,
          () => 0,
        );
        answers.push({ method: shape.method, at: performance.now(), status });
      }
    }
  });
  return {
    answers,
    failed: () => answers.filter(({ status }) => status !== 200),
    async end() {
      isOver = true;
      await Promise.all(visits);
    },
  };
};

/** Each replaces two workers, which takes seconds. */
const restarts = 10;

test('rolling restarts under load lose no call', async () => {
  const before = await workers();
  const load = keepCalling(await subscribers(6));
  const replaced = () => running.output().split('all workers are replaced').length - 1;

  for (let time = 1; time <= restarts; time += 1) {
    running.child.kill('SIGHUP');
    await expect.poll(replaced, { timeout: 60_000, interval: 20 }).toBe(time);
  }
  await load.end();

  expect(load.failed()).toEqual([]);
  expect(load.answers.length).toBeGreaterThan(restarts * 10);
  const after = await workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
}, 240_000);

test('a killed worker fails only calls in flight that may not be repeated', async () => {
  const families = 6;
  const load = keepCalling(await subscribers(families));
  await expect.poll(() => load.answers.length, { timeout: 20_000 }).toBeGreaterThan(100);
  const [victim = 0] = await workers();

  const killedAt = performance.now();
  process.kill(victim, 'SIGKILL');
  await expect
    .poll(async () => (await workers()).filter((pid) => pid !== victim).length, { timeout: 30_000 })
    .toBe(2);
  await load.end();

  const failed = load.failed();
  expect(new Set(failed.map(({ method }) => method))).toEqual(
    new Set(failed.length > 0 ? ['POST'] : []),
  );
  expect(failed.length).toBeLessThanOrEqual(families);
  expect(failed.filter(({ at }) => at > killedAt + 1000)).toEqual([]);
}, 60_000);

test('sixteen families who sign up at once all get in', async () => {
  const reached = { url, send: senderTo(url) };

  const families = await Promise.all(Array.from({ length: 16 }, () => newFamily(reached)));

  expect(families.filter(({ token }) => token === '')).toEqual([]);
}, 60_000);
