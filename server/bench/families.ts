import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { type Crowd, runCrowd, workersMb } from './crowds.ts';
import { enterFamilies } from './families.store.ts';
import { password, signUpFamily } from './family.ts';
import { freePorts, startServer } from './servers.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const bareHttp = join(import.meta.dirname, 'bare-http.ts');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const workers = 2;

/** What a bare server answers to any call, so that a visit goes through. */
const bareAnswer = Buffer.from(
  JSON.stringify({ idToken: 'x', token: 'x', play_id: randomUUID(), view_id: 'x' }),
).toString('base64');

/** A product of two workers with paying families who have been here before. */
const openProduct = async (folder: string, families: number) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'families'), log: silent });
  const [port = 0, playPort = 0] = await freePorts(2);
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    WORKERS: String(workers),
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
    // Every family comes from an address of its own.
    TRUST_PROXY: '127.0.0.1',
  });
  const email = await signUpFamily(server.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await enterFamilies(client, { families, like: email });
  await client.end();
  return {
    server,
    memory: () => workersMb(server.child.pid ?? 0),
    stop: async () => {
      await server.stop();
      await database.stop();
    },
  };
};

const startBare = async () => {
  const [port = 0] = await freePorts(1);
  const headers = JSON.stringify({ 'content-type': 'application/json' });
  return startServer(bareHttp, port, { BARE_BODY: bareAnswer, BARE_HEADERS: headers });
};

const mb = (each: readonly number[]) => `${each.map((one) => one.toFixed(0)).join(' + ')} MB`;

export type Judge = (
  name: string,
  value: number,
  bound: { least?: number; most?: number; unit?: string },
) => void;

const busy = { families: 64, thinkMs: 0, rampMs: 2000, seconds: 6, password, loaders: 1 };

/** Families who never pause, against the same calls to a bare server that knows one answer. */
export const benchFamilies = async (folder: string, judge: Judge) => {
  const product = await openProduct(folder, busy.families);
  const bare = await startBare();
  await runCrowd({ ...busy, url: product.server.url, seconds: 2 });
  const ours = await runCrowd({ ...busy, url: product.server.url });
  const theirs = await runCrowd({ ...busy, url: bare.url });
  await bare.stop();
  console.log(
    `families ${ours.perSecond.toFixed(0)} calls/s, ${(ours.perSecond / workers).toFixed(0)} a worker, ` +
      `p50 ${ours.p50} ms, p99 ${ours.p99} ms; bare ${theirs.perSecond.toFixed(0)}/s; ` +
      `${mb(await product.memory())} ${ours.refusals}`,
  );
  await product.stop();
  judge('family calls refused', ours.refused, { most: 0 });
  judge('family calls of two workers / bare node:http', ours.perSecond / theirs.perSecond, {
    least: 0.05,
  });
};

/** Memory of a worker with 5,000 open connections and as many families remembered. */
const mostMb = 400;

const wide: Omit<Crowd, 'url'> = {
  families: 10_000,
  thinkMs: 20_000,
  rampMs: 15_000,
  seconds: 40,
  password,
  loaders: 2,
};

/** Ten thousand open connections, each a family that plays at a child's pace. */
export const benchWide = async (folder: string, judge: Judge) => {
  const product = await openProduct(folder, wide.families);
  const before = await product.memory();
  let highest = before;
  const watching = setInterval(() => {
    void product.memory().then((now) => {
      if (Math.max(...now) > Math.max(...highest)) highest = now;
    });
  }, 1000);
  const seen = await runCrowd({ ...wide, url: product.server.url });
  clearInterval(watching);
  console.log(
    `wide: ${seen.connections} connections, ${seen.perSecond.toFixed(0)} calls/s, p50 ${seen.p50} ms, ` +
      `p99 ${seen.p99} ms; memory ${mb(before)}, at most ${mb(highest)}; refused ${seen.refused} ${seen.refusals}`,
  );
  await product.stop();
  judge('wide: calls refused', seen.refused, { most: 0 });
  judge('wide: connections', seen.connections, { least: wide.families });
  judge('wide: memory of a worker', Math.max(...highest), { most: mostMb, unit: 'MB' });
};
