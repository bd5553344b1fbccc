import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Bench, Part } from '../part.ts';
import { say } from '../population/populate.ts';
import { familiesOf, partsOf, tokenOfFamily } from '../population/population.store.ts';
import { openOn, type ProductOn } from '../population/product-on.ts';
import { openScratch } from '../population/scratch.ts';
import { busyFamilies, manyReports, type ReportSize } from './report.store.ts';

const options = {
  families: { type: 'string', default: '100000' },
  folder: { type: 'string' },
  'only-measure': { type: 'boolean', default: false },
} as const;

const measuredFamilies = 50;
const rounds = 6;

const sizeOf = (families: number): ReportSize => ({
  families,
  measured: Array.from(
    { length: measuredFamilies },
    (_, at) => 1 + Math.floor((at * families) / measuredFamilies),
  ),
});

const fill = async (folder: string, size: ReportSize) => {
  const { adminUrl, stop } = await openScratch(folder);
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  const fillings = [
    ...familiesOf({ families: size.families, plays: 0 }),
    ...partsOf(size.families, 50_000).flatMap((part) => manyReports(size, part)),
    ...busyFamilies(size),
    { table: 'all', text: 'vacuum analyze' },
  ];
  for (const { table, text } of fillings) {
    const { rowCount } = await client.query(text);
    say(`${table.split(' ')[0]}: ${rowCount}`);
  }
  await client.end();
  await stop();
};

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const readOne = async (url: string, token: string, child: string) => {
  const began = performance.now();
  const answer = await fetch(`${url}/api/children/${child}/report/`, {
    headers: { authorization: `Token ${token}` },
  });
  const { skills } = Object(await answer.json());
  if (!answer.ok || skills.length === 0) throw new Error(`the report answered ${answer.status}`);
  return performance.now() - began;
};

const childrenOf = async ({ db }: ProductOn, token: string) =>
  db.query<{ id: string }>(
    `select c.id from child c join session s on s.account_id = c.account_id
     where s.token_hash = sha256(convert_to($1, 'UTF8')) order by c.place`,
    [token],
  );

const measure = async (folder: string, { measured }: ReportSize) => {
  const product = await openOn(folder);
  await product.db.query(`update session set adult_until = now() + interval '1 day'`);
  const [one, four]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const family of measured) {
      const token = tokenOfFamily(family);
      const children = await childrenOf(product, token);
      const times: number[] = [];
      for (const { id } of children) times.push(await readOne(product.url, token, id));
      // The first round opens connections and brings pages into memory.
      if (round === 0) continue;
      one.push(...times);
      four.push(times.reduce((sum, time) => sum + time, 0));
    }
  for (const [name, times] of [
    ['a child', one],
    ['four children, one after the other', four],
  ] as const)
    say(
      `report of ${name}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms of ${times.length}`,
    );
  const statements = [...product.statements.keys()].filter((text) => text.includes('calendar as ('));
  say(`statements of a report: ${statements.length}`);
  await product.stop();
};

const run = async ({ folder: scratch, args }: Bench) => {
  const { values } = parseArgs({ args: [...args], options });
  const folder = values.folder ?? join(scratch, 'reports');
  const size = sizeOf(Number(values.families));
  if (!values['only-measure']) await fill(folder, size);
  await measure(folder, size);
};

/** The adult's report where every family has one. */
export const reportPagePart: Part = {
  about: 'the report of busy children among many families: --families, --folder, --only-measure',
  isOnlyByName: true,
  run,
};
