import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { workersCpuMs } from './crowds.ts';
import { allowModels, enterFamilies, forgetQuestions } from './families.store.ts';
import type { Judge } from './families.ts';
import { signUpFamily } from './family.ts';
import { askNobi, askVendor, onTheClock } from './nobi-children.ts';
import { freePorts, startServer } from './servers.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const vendorFile = join(import.meta.dirname, 'nobi-vendor.ts');
const listerFile = join(import.meta.dirname, 'nobi-lister.ts');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const children = 40;
const lister = children + 1;
const rounds = 5;
const firstMs = 300;
const idleMs = 2500;
const unknown = 'Siapa nama raja di planet Zorgblip';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.floor(share * (values.length - 1))] ?? 0;
const perChild = (from = 0, to = 0) => ((to - from) / children).toFixed(1);
const shown = (ms: number) => ms.toFixed(1);

/** A vendor of our own making, and a product of two workers beside it. */
const openBeside = async (folder: string) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'nobi'), log: silent });
  const [vendorPort = 0, port = 0, playPort = 0] = await freePorts(3);
  const vendor = await startServer(vendorFile, vendorPort, {
    VENDOR_FIRST_MS: String(firstMs),
    VENDOR_TOKEN_MS: '20',
    VENDOR_VERDICT_MS: '30',
  });
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    WORKERS: '2',
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
    AI_BASE_URL: `${vendor.url}/v1`,
    AI_MODEL: 'bench',
    AI_MODERATION_MODEL: 'bench',
    AI_PRICE_IN: '1',
    AI_PRICE_OUT: '1',
  });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const like = await signUpFamily(server.url);
  await enterFamilies(client, { families: lister, like });
  await allowModels(client);
  return {
    url: server.url,
    vendorUrl: vendor.url,
    cpuMs: () => workersCpuMs(server.child.pid ?? 0),
    forget: () => forgetQuestions(client),
    stop: async () => {
      await client.end();
      await server.stop();
      await vendor.stop();
      await database.stop();
    },
  };
};

type Beside = Awaited<ReturnType<typeof openBeside>>;

/** Forty children ask in the same moment; how long after the vendor's first word each hears one. */
const wave = async ({ url }: Beside) => {
  const told = await Promise.all(
    Array.from({ length: children }, (_, place) => askNobi(url, place + 1, `${unknown}?`)),
  );
  const answers = Promise.all(told.map(({ ended }) => ended));
  return {
    answers,
    later: told.map(({ laterMs }) => laterMs),
    /** With the way to the vendor in it. */
    added: told.map(({ firstWordMs }) => firstWordMs - firstMs),
  };
};

/** The list's times, as another process sees them. */
const openLister = (url: string) => {
  const child = spawn(process.execPath, [listerFile], {
    env: { PATH: process.env.PATH, LISTER_URL: url, LISTER_FAMILY: String(lister) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen: { at: number; took: number }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [at = 0, took = 0] = line.split(' ').map(Number);
    seen.push({ at, took });
  });
  return {
    between: (from: number, to: number) =>
      seen.filter(({ at }) => at >= from && at < to).map(({ took }) => took),
    stop: () => child.kill(),
  };
};

/** One round: the list alone, then beside forty answers from the first question to the last word. */
const fortyOnce = async (beside: Beside, list: ReturnType<typeof openLister>) => {
  await beside.forget();
  const [quiet, asked] = [onTheClock(), onTheClock() + idleMs];
  await pause(idleMs);
  const cpu = [await beside.cpuMs()];
  const { later, added, answers } = await wave(beside);
  cpu.push(await beside.cpuMs());
  await answers;
  const over = onTheClock();
  cpu.push(await beside.cpuMs());
  await pause(200);
  const [idle, busy] = [list.between(quiet, asked), list.between(asked, over)];
  console.log(
    `forty at once: first word ${shown(at(later, 0.5))} ms after the vendor's, the last ${shown(at(later, 1))} ` +
      `(${shown(at(added, 0.5))} and ${shown(at(added, 1))} ms more than asking the vendor alone); ` +
      `list p50 ${shown(at(idle, 0.5))} -> ${shown(at(busy, 0.5))} ms, p95 ${shown(at(idle, 0.95))} -> ${shown(at(busy, 0.95))} ms; ` +
      `processor of both workers ${perChild(cpu[0], cpu[1])} ms a child to the first word, ${perChild(cpu[0], cpu[2])} ms to the last`,
  );
  return {
    last: at(later, 1),
    p50: at(busy, 0.5) / at(idle, 0.5),
    p95: at(busy, 0.95) / at(idle, 0.95),
  };
};

const benchForty = async (beside: Beside, judge: Judge) => {
  const list = openLister(beside.url);
  await fortyOnce(beside, list);
  const seen: Awaited<ReturnType<typeof fortyOnce>>[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await fortyOnce(beside, list));
  list.stop();
  const median = (what: 'last' | 'p50' | 'p95') =>
    at(
      seen.map((each) => each[what]),
      0.5,
    );
  judge('nobi: the last of forty first words', median('last'), { most: 300, unit: 'ms' });
  judge('nobi: games list p50 beside forty answers / idle', median('p50'), { most: 1.2 });
  judge('nobi: games list p95 beside forty answers / idle', median('p95'), { most: 1.2 });
};

/** One child after the other; the first sentence comes whole, so that nothing is held back. */
const firstWords = async (beside: Beside) => {
  const seen: { ours: number; bare: number }[] = [];
  const prompt = `${unknown} sekaligus?`;
  for (let child = 1; child <= children; child += 1) {
    const direct = await askVendor(beside.vendorUrl, prompt);
    await direct.ended;
    const told = await askNobi(beside.url, child, prompt);
    await told.ended;
    seen.push({ ours: told.firstWordMs, bare: direct.firstWordMs });
  }
  const p95 = (whose: 'ours' | 'bare') =>
    at(
      seen.map((each) => each[whose]),
      0.95,
    );
  console.log(
    `first word without hold: p95 ${shown(p95('ours'))} ms, bare ${shown(p95('bare'))} ms`,
  );
  return p95('ours') - p95('bare');
};

const benchFirstWord = async (beside: Beside, judge: Judge) => {
  const more: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await beside.forget();
    more.push(await firstWords(beside));
  }
  judge('nobi: first word after a bare fetch, p95', at(more, 0.5), { most: 10, unit: 'ms' });
};

const closedEarly = z.array(z.number());
const closings = async ({ vendorUrl }: Beside) =>
  closedEarly.parse(await (await fetch(`${vendorUrl}/closed`)).json());

/** From a child's leaving to the moment when the vendor's connection is closed. */
const benchLeaving = async (beside: Beside, judge: Judge) => {
  const took: number[] = [];
  for (let child = 1; child <= children; child += 1) {
    const told = await askNobi(beside.url, child, `${unknown}?`);
    const before = (await closings(beside)).length;
    const left = told.leave();
    const deadline = onTheClock() + 5000;
    let closed = await closings(beside);
    while (closed.length === before && onTheClock() < deadline) closed = await closings(beside);
    took.push((closed.at(-1) ?? Number.POSITIVE_INFINITY) - left);
  }
  console.log(
    `leaving: closed at the vendor p50 ${shown(at(took, 0.5))} ms, p95 ${shown(at(took, 0.95))} ms`,
  );
  judge('nobi: a child who leaves closes the vendor, p95', at(took, 0.95), {
    most: 100,
    unit: 'ms',
  });
};

/** Nobi with an outside model: forty children at once, the way to the first word, and leaving. */
export const benchNobi = async (folder: string, judge: Judge) => {
  const beside = await openBeside(folder);
  await benchForty(beside, judge);
  await beside.forget();
  await benchFirstWord(beside, judge);
  await beside.forget();
  await benchLeaving(beside, judge);
  await beside.stop();
};
