import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Seen } from './browser.testing.ts';
import { openChance } from './chance.testing.ts';
import { type Acknowledged, questionsLeft, wholeWay } from './family.testing.ts';
import { type Fleet, startFleet } from './fleet.testing.ts';
import { whatIsKept } from './kept.testing.ts';

const familiesAtOnce = 4;
const chance = openChance();
let fleet: Fleet;

beforeAll(async () => {
  fleet = await startFleet({ SANDBOX_FAULTS: '1' });
  for (const { url } of fleet.homes) await doubleNotices(url);
}, 90_000);
afterAll(() => fleet.stop(), 60_000);

/** The gateway tells each payment twice. */
const doubleNotices = async (url: string) => {
  const [secret] = await fleet.db.query<{ value: string }>(
    `select value from secret where name = 'sandbox-gateway'`,
  );
  const authorization = `Basic ${Buffer.from(`${secret?.value}:`).toString('base64')}`;
  const { status } = await fetch(`${url}/sandbox-gateway/faults`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ duplicate: true }),
  });
  expect(status).toBe(200);
};

/** Looked up in the database each time. */
const strangersToken = 'a'.repeat(43);

/**
 * Families who come one after another in a few rows, and somebody who reads all the time, until
 * they are told that it is evening.
 */
const startLoad = (journal: Seen[], history: Acknowledged[]) => {
  let isOver = false;
  const failures: string[] = [];
  const row = async (at: number) => {
    for (let family = 0; !isOver; family += 1) {
      const browser = openBrowser(fleet.url, `127.0.${at + 1}.${(family % 250) + 1}`, journal);
      await wholeWay(browser, fleet.db, history).catch((error: unknown) =>
        failures.push(String(error)),
      );
      browser.close();
    }
  };
  const read = async () => {
    const reader = openBrowser(fleet.url, '127.0.99.1', journal);
    while (!isOver) {
      await reader.open('/');
      await reader.ask(games.list, { token: strangersToken });
      await pause(20);
    }
    reader.close();
  };
  const rows = [read(), ...Array.from({ length: familiesAtOnce }, (_, at) => row(at))];
  return {
    failures,
    async end() {
      isOver = true;
      await Promise.all(rows);
    },
  };
};

type What = 'SIGKILL' | 'SIGTERM' | 'database';
interface Fault {
  readonly what: What;
  readonly from: number;
  readonly to: number;
  readonly code: number | null | undefined;
}

const befall = async (what: What): Promise<number | null | undefined> => {
  if (what !== 'database') {
    const at = chance.between(0, fleet.homes.length - 1);
    const code = await fleet.restart(at, what);
    await doubleNotices(fleet.homes[at]?.url ?? '');
    return code;
  }
  const postmaster = fleet.database.pid();
  fleet.database.kill();
  await expect.poll(fleet.database.pid, { timeout: 20_000, interval: 5 }).not.toBe(postmaster);
  await expect.poll(fleet.isReady, { timeout: 20_000, interval: 5 }).toBe(true);
  return undefined;
};

/** Each at a moment of its own, counted in answers, so that a slow machine is hit as often. */
const befallAll = async (kinds: readonly What[], journal: readonly Seen[]) => {
  const faults: Fault[] = [];
  for (const what of kinds) {
    const moment = journal.length + chance.between(30, 120);
    await expect
      .poll(() => journal.length, { timeout: 60_000, interval: 2 })
      .toBeGreaterThan(moment);
    const from = performance.now();
    const code = await befall(what);
    faults.push({ what, from, to: performance.now(), code });
  }
  return faults;
};

/** An answer that was under way when the fault was healed may still arrive broken. */
const grace = 500;
/** On a quick machine one fault may begin in the grace of another. */
const during = (faults: readonly Fault[], { at }: Seen) =>
  faults.filter(({ from, to }) => at >= from && at <= to + grace);

/** Nobi's own word that the gateway did not answer; here it is asked through the same proxy. */
const isOfGateway = ({ text }: Seen) => text.includes('"code":"payment_failed"');

const line = ({ method, path, status, at }: Seen) => `${method} ${path} ${status} ${at | 0}`;

test('three processes behind nginx, killed at random, lose and double nothing of the whole way', async () => {
  process.stdout.write(`fleet: FLEET_SEED=${chance.seed}\n`);
  const journal: Seen[] = [];
  const history: Acknowledged[] = [];
  const pids = () => fleet.running.map(({ child }) => child.pid);
  const load = startLoad(journal, history);
  const kinds = chance.shuffled<What>(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGTERM', 'database']);

  const faults = await befallAll(kinds, journal);
  const living = pids();
  await load.end();

  expect(load.failures).toEqual([]);
  expect(history.length).toBeGreaterThan(familiesAtOnce);
  const broken = journal.filter(({ status }) => status === 0 || status >= 500);
  // No 5xx but while a fault lasts, and then only "come again".
  const late = broken.filter((seen) => during(faults, seen).length === 0 && !isOfGateway(seen));
  expect(late.map(line)).toEqual([]);
  expect(broken.filter(({ status }) => ![502, 503].includes(status)).map(line)).toEqual([]);
  const ofProcesses = broken.filter((seen) =>
    during(faults, seen).every(({ what }) => what !== 'database'),
  );
  // What may be asked twice is asked at another process: the reader sees nothing.
  expect(ofProcesses.filter(({ method }) => method !== 'POST').map(line)).toEqual([]);
  // A page needs no database.
  expect(broken.filter(({ path }) => path === '/').map(line)).toEqual([]);
  // A process that is asked to stop ends what it has begun, and ends well.
  expect(faults.find(({ what }) => what === 'SIGTERM')?.code).toBe(0);
  // The database came back to processes that stayed.
  const away = faults.find(({ what }) => what === 'database');
  const refused = broken
    .filter((seen) => during(faults, seen).some((fault) => fault === away))
    .map(({ at }) => at);
  expect(Math.max(...refused, 0) - (away?.from ?? 0)).toBeLessThan(5000);
  expect(pids()).toEqual(living);

  for (const promised of history)
    expect(await whatIsKept(fleet.db, promised)).toEqual({
      ...{ accounts: 1, orders: 1, paid: 1, periods: 1, receipts: 1, welcomes: 1 },
      ...{ plays: promised.plays, events: promised.events, step: promised.step },
      ...{ turns: promised.turns, isWithinDay: true, ratings: 1, tickets: promised.tickets },
    });
  expect(Math.max(...history.map(({ turns }) => turns.length))).toBe(questionsLeft);
}, 300_000);
