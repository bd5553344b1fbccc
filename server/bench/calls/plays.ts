import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { Bench, Part } from '../part.ts';
import { connections, load, roundSeconds, rounds, tailOfCrowd } from './load.ts';
import { openProduct } from './product.ts';

const bareInsert = join(import.meta.dirname, 'bare-insert.ts');

const accountIn = async (databaseUrl: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select account_id from period limit 1');
  await client.end();
  return String(rows[0]?.account_id);
};

const insertsPerSecond = async (databaseUrl: string, account: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [bareInsert], {
    env: {
      PATH: process.env.PATH,
      BARE_URL: databaseUrl,
      BARE_ACCOUNT: account,
      BARE_CONNECTIONS: String(connections),
      BARE_MS: String(roundSeconds * 1000),
    },
  });
  return Number(stdout) / roundSeconds;
};

/** Recording against the bare insert loop on as many connections. */
const measurePlays = async (bench: Bench) => {
  const { url: origin, token, databaseUrl } = await openProduct(bench);
  const url = `${origin}/api/games/jembatan-sepuluh/play/`;
  const options = { method: 'POST' as const, headers: { authorization: `Token ${token}` } };
  const account = await accountIn(databaseUrl);
  await load(url, { duration: 2, ...options });
  const ratios: number[] = [];
  const tails: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(url, options);
    const bare = await insertsPerSecond(databaseUrl, account);
    const crowd = await tailOfCrowd(url, options);
    ratios.push(ours.perSecond / bare);
    tails.push(crowd.ratio);
    refused.push(ours.refused);
    console.log(`plays ${ours.perSecond}/s, bare inserts ${bare}/s; ${crowd.text}`);
  }
  bench.judge('plays recorded / bare inserts', ratios, { least: 0.5 });
  bench.judge('plays p99 / p50', tails, { most: 4 });
  bench.judge('plays refused', refused, { most: 0 });
};

export const playsPart: Part = {
  about: 'plays recorded a second, beside a bare loop of the same insert',
  run: measurePlays,
};
