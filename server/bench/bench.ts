import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { benchRefusals } from './chat-refusals.ts';
import { benchConsole } from './desk-bench.ts';
import { benchFamilies, benchWide, type Judge } from './families.ts';
import { payingFamily } from './family.ts';
import { benchNobi } from './nobi.ts';
import { freePorts, type Running, residentMb, startServer, temporaryFolder } from './servers.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const bareHttp = join(import.meta.dirname, 'bare-http.ts');
const bareInsert = join(import.meta.dirname, 'bare-insert.ts');

const rounds = 3;
const roundSeconds = 4;
const connections = 10;
/** Callers at once where the tail is judged: enough that the median is more than a tick of the clock. */
const crowded = 100;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const load = (url: string, options: Omit<Parameters<typeof autocannon>[0], 'url'>) =>
  autocannon({ url, connections, duration: roundSeconds, ...options });

const budgets: { name: string; value: number; limit: number; isMost: boolean; unit: string }[] = [];
const judge: Judge = (name, value, bound) => {
  const isMost = bound.most !== undefined;
  budgets.push({
    name,
    value,
    limit: bound.most ?? bound.least ?? 0,
    isMost,
    unit: bound.unit ?? '',
  });
};

/** The list against a bare server that sends the same bytes, in turn, round by round. */
const benchList = async (server: Running, token: string) => {
  const url = `${server.url}/api/games/`;
  const headers = { authorization: `Token ${token}`, 'accept-encoding': 'gzip' };
  const sample = await fetch(url, { headers });
  const raw = await fetch(url, {
    headers: { authorization: headers.authorization, 'accept-encoding': 'identity' },
  });
  const [port = 0] = await freePorts(1);
  const bare = await startServer(bareHttp, port, {
    BARE_BODY: Buffer.from(await raw.arrayBuffer()).toString('base64'),
    BARE_HEADERS: JSON.stringify(
      Object.fromEntries(
        [...sample.headers].filter(
          ([name]) =>
            !/^(date|connection|keep-alive|content-encoding|content-length|transfer-encoding)$/.test(
              name,
            ),
        ),
      ),
    ),
  });
  const plain = { headers: { authorization: headers.authorization } };
  await load(url, { duration: 2, ...plain });
  await load(bare.url, { duration: 1 });
  const ratios: number[] = [];
  const tails: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(url, plain);
    const theirs = await load(bare.url, {});
    if (ours.non2xx > 0 || ours.errors > 0) throw new Error('The list was refused under load');
    ratios.push(ours.requests.average / theirs.requests.average);
    const crowd = await load(url, { ...plain, connections: crowded });
    tails.push(crowd.latency.p99 / Math.max(crowd.latency.p50, 1));
    console.log(
      `list ${ours.requests.average}/s, bare ${theirs.requests.average}/s; ${crowded} at once: p50 ${crowd.latency.p50} ms, p99 ${crowd.latency.p99} ms`,
    );
  }
  await bare.stop();
  judge('games list / bare node:http', median(ratios), { least: 0.4 });
  judge('games list p99 / p50', median(tails), { most: 4 });
};

/** Recording against the bare insert loop on as many connections. */
const benchPlay = async (server: Running, token: string, databaseUrl: string) => {
  const me = await fetch(`${server.url}/api/payment/my-status/`, {
    headers: { authorization: `Token ${token}` },
  });
  if (!me.ok) throw new Error('The family is not signed in');
  const url = `${server.url}/api/games/jembatan-sepuluh/play/`;
  const options = { method: 'POST' as const, headers: { authorization: `Token ${token}` } };
  const account = await accountOf(databaseUrl);
  await load(url, { duration: 2, ...options });
  const ratios: number[] = [];
  const tails: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(url, options);
    if (ours.non2xx > 0 || ours.errors > 0) throw new Error('A play was refused under load');
    const { stdout } = await promisify(execFile)(process.execPath, [bareInsert], {
      env: {
        PATH: process.env.PATH,
        BARE_URL: databaseUrl,
        BARE_ACCOUNT: account,
        BARE_CONNECTIONS: String(connections),
        BARE_MS: String(roundSeconds * 1000),
      },
    });
    const bare = Number(stdout) / roundSeconds;
    ratios.push(ours.requests.average / bare);
    const crowd = await load(url, { ...options, connections: crowded });
    tails.push(crowd.latency.p99 / Math.max(crowd.latency.p50, 1));
    console.log(
      `plays ${ours.requests.average}/s, bare inserts ${bare}/s; ${crowded} at once: p50 ${crowd.latency.p50} ms, p99 ${crowd.latency.p99} ms`,
    );
  }
  judge('plays recorded / bare inserts', median(ratios), { least: 0.5 });
  judge('plays p99 / p50', median(tails), { most: 4 });
};

const accountOf = async (databaseUrl: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select account_id from period limit 1');
  await client.end();
  return String(rows[0]?.account_id);
};

const benchStart = async (folder: string) => {
  const [port = 0, playPort = 0] = await freePorts(2);
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'error', PLAY_PORT: String(playPort) };
  const cold = await startServer(main, port, settings);
  judge('cold start', cold.readyAfterMs / 1000, { most: 15, unit: 's' });
  await cold.stop();
  const warm = await startServer(main, port, settings);
  judge('warm start', warm.readyAfterMs / 1000, { most: 4, unit: 's' });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  judge('idle memory', await residentMb(warm.child.pid ?? 0), { most: 150, unit: 'MB' });
  await warm.stop();
};

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const benchCalls = async (folder: string) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'calls'), log: silent });
  const [port = 0, playPort = 0] = await freePorts(2);
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(connections),
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
  });
  const token = await payingFamily(server.url);
  await benchList(server, token);
  await benchPlay(server, token, database.url);
  await benchRefusals(server.url, token, judge);
  await server.stop();
  await database.stop();
};

const bench = async () => {
  const folder = await temporaryFolder();
  if (process.argv.includes('--wide')) await benchWide(folder.path, judge);
  else if (process.argv.includes('--console')) await benchConsole(folder.path, judge);
  else if (process.argv.includes('--nobi')) await benchNobi(folder.path, judge);
  else {
    await benchStart(folder.path);
    await benchCalls(folder.path);
    await benchFamilies(folder.path, judge);
    await benchNobi(folder.path, judge);
  }
  await folder.drop();
  for (const { name, value, limit, isMost, unit } of budgets) {
    const isKept = isMost ? value <= limit : value >= limit;
    console.log(
      `${isKept ? '✔' : '✘'} ${name}: ${value.toFixed(2)} ${unit} (${isMost ? 'at most' : 'at least'} ${limit})`,
    );
    if (!isKept) process.exitCode = 1;
  }
};

await bench();
