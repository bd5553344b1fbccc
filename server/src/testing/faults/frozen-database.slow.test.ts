import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@nobi/contract';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { connectDatabase } from '../../database/connect.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded.ts';
import { quietLog } from '../../database/testing.ts';
import { giveMonth, manyFamilies } from '../accounts.ts';
import { openGame } from '../builds.ts';
import { launchReady, newHome, stop } from '../process.ts';
import { type Reply, senderTo } from '../sender.ts';
import { freeze } from './freeze.testing.ts';

const families = 200;
const played = z.object({ play_id: z.string() });

/** A database of the product's own, or one that somebody else runs. */
const embedded = async () => {
  const home = await newHome({ LOG_LEVEL: 'info' });
  onTestFinished(() => home.remove());
  return { home, url: home.databaseUrl, postmaster: home.postmaster };
};

const external = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-external-'));
  const server = await startEmbeddedPostgres({ folder, log: quietLog });
  const home = await newHome({ LOG_LEVEL: 'info', DATABASE_URL: server.url });
  onTestFinished(async () => {
    await home.remove();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { home, url: async () => server.url, postmaster: async () => server.pid };
};

interface Answer {
  readonly began: number;
  readonly ended: number;
  readonly reply: Reply;
}

/** Families who begin one play after the other; who is refused takes a breath, as browsers do. */
const playOnAndOn = (url: string, tokens: readonly string[]) => {
  const send = senderTo(url);
  const answers: Answer[] = [];
  let isOver = false;
  const playing = tokens.map(async (token) => {
    while (!isOver) {
      const began = performance.now();
      const reply = await send(games.play, { token, params: { id: openGame } });
      answers.push({ began, ended: performance.now(), reply });
      await pause(reply.status === 200 ? 20 : 400);
    }
  });
  return {
    answers,
    async end() {
      isOver = true;
      await Promise.all(playing);
    },
  };
};

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

test.each([
  ['of our own', embedded],
  ['of somebody else', external],
])(
  'a frozen database %s is told to 200 families within two seconds, and nothing acknowledged is lost',
  async (_whose, installation) => {
    const { home, url, postmaster } = await installation();
    const running = await launchReady(home);
    onTestFinished(() => stop(running).then(() => undefined));
    const db = await connectDatabase({ url: await url(), poolSize: 2, log: quietLog });
    onTestFinished(() => db.close());
    const all = await manyFamilies(db, families);
    for (const { email } of all) await giveMonth(db, email);
    const load = playOnAndOn(
      home.url,
      all.map(({ token }) => token),
    );
    await expect.poll(() => load.answers.length, { timeout: 30_000 }).toBeGreaterThan(families * 2);

    const thaw = await freeze(await postmaster());
    const frozenAt = performance.now();
    await expect
      .poll(() => load.answers.filter(({ reply }) => reply.status === 503).length, {
        timeout: 30_000,
      })
      .toBeGreaterThan(families * 4);
    const ready = await fetch(`${home.url}/readyz`);
    const page = await fetch(`${home.url}/`);
    thaw();
    const thawedAt = performance.now();
    const isServedAgain = () =>
      load.answers.some(({ began, reply }) => began > thawedAt && reply.status === 200);
    await expect.poll(isServedAgain, { timeout: 10_000, interval: 20 }).toBe(true);
    const healedMs = performance.now() - thawedAt;
    await load.end();

    const refused = load.answers.filter(({ reply }) => reply.status !== 200);
    const slowestWhere = (isCounted: (answer: Answer) => boolean) =>
      percentile(
        load.answers.filter(isCounted).map(({ began, ended }) => ended - began),
        0.99,
      );
    // What an answer takes on this machine anyway, with so many at once.
    const usually = slowestWhere(({ ended }) => ended <= frozenAt);
    const frozen = slowestWhere(({ began, ended }) => ended > frozenAt && began < thawedAt);
    expect(new Set(refused.map(({ reply }) => reply.status))).toEqual(new Set([503]));
    expect(refused.filter(({ reply }) => !reply.headers.get('retry-after'))).toEqual([]);
    expect(frozen - usually).toBeLessThan(2000);
    expect([ready.status, page.status]).toEqual([503, 200]);
    expect(healedMs).toBeLessThan(5000);
    const acknowledged = load.answers.flatMap(({ reply }) =>
      reply.status === 200 ? [played.parse(reply.body).play_id] : [],
    );
    const [stored] = await db.query<{ count: number }>(
      'select count(*) from play_session where id = any($1::uuid[])',
      [acknowledged],
    );
    expect(stored?.count).toBe(acknowledged.length);
  },
  90_000,
);
