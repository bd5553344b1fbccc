import { readFile } from 'node:fs/promises';
import { support } from '@nobi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workersOf } from '../children.testing.ts';
import { newFamily } from '../people.ts';
import { freePort } from '../ports.ts';
import {
  type Home,
  launch,
  launchReady,
  newHome,
  type Running,
  readiness,
  stop,
} from '../process.ts';
import { senderTo } from '../sender.ts';

let home: Home;
let running: Running;
let metricsUrl: string;

beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  home = await newHome({ WORKERS: '2', LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) });
  running = await launchReady(home);
  await vi.waitFor(() => expect(running.output()).toContain('Nobi is ready.'), 60_000);
}, 150_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  await home.remove();
}, 60_000);

const workers = () => workersOf(running.child.pid);

const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): { worker?: number } => JSON.parse(line));

test('two workers serve, the start lines stand once, and each log line names its worker', async () => {
  expect(await workers()).toHaveLength(2);
  expect(running.output().split('Nobi is ready.')).toHaveLength(2);
  expect(new Set(linesOf(running.output()).map(({ worker }) => worker))).toEqual(new Set([1, 2]));
});

test('the first process tells what all workers have counted', async () => {
  const send = senderTo(home.url);
  // Each on a connection of its own, so that both workers are asked.
  await Promise.all(
    Array.from({ length: 6 }, () => send(support.unread, { headers: { connection: 'close' } })),
  );

  const counted = async () => {
    const text = await (await fetch(metricsUrl)).text();
    const lines = text.split('\n').filter((line) => line.includes('/api/feedback/support/unread/'));
    return lines
      .find((line) => line.startsWith('nobi_call_seconds_count'))
      ?.split(' ')
      .at(-1);
  };

  await expect.poll(counted, { timeout: 10_000 }).toBe('6');
  expect(await (await fetch(metricsUrl)).text()).toContain(
    'nobi_jobs{queue="given-up",state="waiting"} 0',
  );
});

test('a killed worker is replaced, and calls are answered meanwhile', async () => {
  const send = senderTo(home.url);
  const { token } = await newFamily({ url: home.url, send });
  const [victim = 0, other] = await workers();

  process.kill(victim, 'SIGKILL');

  await expect
    .poll(() => running.output(), { timeout: 30_000 })
    .toContain('a worker is started again');
  // A connection that the killed one held may break once; whoever asks again is answered.
  const { status } = await send(support.unread, { token }).catch(() =>
    send(support.unread, { token }),
  );
  expect(status).toBe(200);
  await expect.poll(async () => (await workers()).length, { timeout: 30_000 }).toBe(2);
  expect(await workers()).toContain(other);
  expect(await workers()).not.toContain(victim);
}, 90_000);

test('what keeps workers from starting is said once, in a sentence', async () => {
  const failing = launch(home, { DATA_DIR: `${home.environment.DATA_DIR}-other` });
  const code = await failing.ended;

  expect(code).toBe(1);
  expect(failing.output().match(/Port \d+ is in use already/g)).toHaveLength(1);
  expect(failing.output()).not.toMatch(/^ {4}at /m);
}, 60_000);

test('asked to replace its workers while it still starts, it starts, and replaces them', async () => {
  const young = await newHome({ WORKERS: '2', LOG_LEVEL: 'info' });
  const starting = launch(young);
  const youngest = () => workersOf(starting.child.pid);
  await expect.poll(async () => (await youngest()).length, { timeout: 90_000 }).toBe(1);

  starting.child.kill('SIGHUP');

  await vi.waitFor(() => {
    expect(starting.output()).toContain('Nobi is ready.');
    expect(starting.output()).toContain('all workers are replaced');
  }, 90_000);
  const code = await stop(starting);
  await young.remove();
  expect(code).toBe(0);
}, 200_000);

test('asked to stop, all workers end in order and nothing is left', async () => {
  const before = await workers();

  const code = await stop(running);

  expect(code).toBe(0);
  expect(await readiness(home)).toBe(0);
  expect(await home.postmaster()).toBe(0);
  const alive = await Promise.all(
    before.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  expect(alive.filter((command) => command.includes('main.ts'))).toEqual([]);
}, 60_000);
