import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workersOf } from '../children.testing.ts';
import { type Home, launchReady, newHome, type Running, readiness, stop } from '../process.ts';
import { startDatabase } from './cluster.testing.ts';

type Outage = (database: Awaited<ReturnType<typeof startDatabase>>) => Promise<unknown>;

let database: Awaited<ReturnType<typeof startDatabase>>;
let home: Home;
let running: Running;

beforeAll(async () => {
  database = await startDatabase(tmpdir());
  home = await newHome({ DATABASE_URL: database.url, WORKERS: '2', LOG_LEVEL: 'info' });
  running = await launchReady(home);
  await vi.waitFor(() => expect(running.output()).toContain('Nobi is ready.'), 60_000);
}, 150_000);
afterAll(async () => {
  await stop(running);
  await home.remove();
  await database.stop();
}, 60_000);

/** PostgreSQL then ends all others as well, and recovers. */
const killBackend: Outage = async ({ adminUrl }) => {
  const client = new Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'nobi' and backend_type = 'client backend'`,
  );
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await client.end();
};

const killServer: Outage = async ({ kill }) => kill();

const tenSeconds: Outage = async ({ takeAway }) => {
  const giveBack = await takeAway();
  setTimeout(giveBack, 10_000);
};

/** What each replacement says once it has connected, and once it listens on both ports. */
const connected = /payment gateways/;
const listening = /Server listening.*Server listening/s;

test.each([
  { phase: 'connects', outage: 'one connection is killed', at: connected, strike: killBackend },
  { phase: 'connects', outage: 'PostgreSQL is killed', at: connected, strike: killServer },
  { phase: 'connects', outage: 'all is away for ten seconds', at: connected, strike: tenSeconds },
  {
    phase: 'begins its jobs',
    outage: 'one connection is killed',
    at: listening,
    strike: killBackend,
  },
  {
    phase: 'begins its jobs',
    outage: 'all is away for ten seconds',
    at: listening,
    strike: tenSeconds,
  },
])(
  'while a replacement $phase, $outage: all workers are replaced afterwards',
  async ({ at, strike }) => {
    const before = await workersOf(running.child.pid);
    const from = running.output().length;
    const since = () => running.output().slice(from);

    running.child.kill('SIGHUP');
    await vi.waitUntil(() => at.test(since()), { timeout: 60_000, interval: 2 });
    await strike(database);

    await expect
      .poll(since, { timeout: 90_000, interval: 20 })
      .toMatch(/workers are (not )?replaced/);
    expect(since()).toContain('all workers are replaced');
    const after = await workersOf(running.child.pid);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    await expect.poll(() => readiness(home), { timeout: 30_000 }).toBe(200);
  },
  180_000,
);
