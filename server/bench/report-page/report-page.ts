import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Bench, Part } from '../part.ts';
import { say } from '../population/populate.ts';
import { familiesOf, partsOf, tokenOfFamily } from '../population/population.store.ts';
import { openOn, type ProductOn } from '../population/product-on.ts';
import { openScratch } from '../population/scratch.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { familyReader } from './family-reader.ts';
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
  db.query<{ id: string; account_id: string }>(
    `select c.id, c.account_id from child c join session s on s.account_id = c.account_id
     where s.token_hash = sha256(convert_to($1, 'UTF8')) order by c.place`,
    [token],
  );

/** The page of a whole family: one call. */
const readFamilyPage = async (url: string, token: string) => {
  const began = performance.now();
  const answer = await fetch(`${url}/api/report/`, {
    headers: { authorization: `Token ${token}` },
  });
  const { children } = Object(await answer.json());
  if (!answer.ok || children.length !== 4) throw new Error(`the family answered ${answer.status}`);
  return performance.now() - began;
};

/** The whole family at once, as letters read it: without the way over HTTP. */
const familyTimer = async ({ db }: ProductOn) => {
  const readReports = await familyReader(db);
  return async (accountId: string, children: readonly string[]) => {
    const began = performance.now();
    const reports = await readReports({ accountId, children, language: 'id' });
    if (JSON.stringify(reports).length < 1000) throw new Error('a report is missing');
    return performance.now() - began;
  };
};

interface Times {
  readonly child: number[];
  readonly four: number[];
  readonly beside: number[];
  readonly page: number[];
  readonly family: number[];
}
const noTimes = (): Times => ({ child: [], four: [], beside: [], page: [], family: [] });
const names = {
  child: 'a child',
  four: 'four children, one after the other',
  beside: 'four children, asked for together',
  page: 'the page of four children',
  family: 'four children in one read, without HTTP',
} as const satisfies Record<keyof Times, string>;

const tell = (when: string, times: Times) => {
  for (const key of ['child', 'four', 'beside', 'page', 'family'] as const) {
    const [name, each] = [names[key], times[key]];
    const [half, most] = [percentile(each, 0.5), percentile(each, 0.95)];
    say(`${when}, ${name}: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms of ${each.length}`);
  }
};

/** After all else is warm: a page of each measured family, several times. */
const tellCpuTime = async (product: ProductOn, measured: readonly number[]) => {
  const readAll = async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const family of measured) await readFamilyPage(product.url, tokenOfFamily(family));
  };
  const { server, database } = await cpuTimeOf(product.db, readAll);
  const pages = rounds * measured.length;
  say(
    `processor time of a page of four children: server ${(server / pages).toFixed(1)} ms, database ${(database / pages).toFixed(1)} ms, of ${pages}`,
  );
};

const measure = async (folder: string, { measured }: ReportSize) => {
  const product = await openOn(folder);
  await product.db.query(`update session set adult_until = now() + interval '1 day'
    where account_id in (select account_id from child where place = 2)`);
  const readFamily = await familyTimer(product);
  // The first round opens connections and sorts each question for the first time.
  const [first, later] = [noTimes(), noTimes()];
  for (let round = 0; round < rounds; round += 1)
    for (const family of measured) {
      const times = round === 0 ? first : later;
      const token = tokenOfFamily(family);
      const children = await childrenOf(product, token);
      const each: number[] = [];
      for (const { id } of children) each.push(await readOne(product.url, token, id));
      times.child.push(...each);
      times.four.push(each.reduce((sum, time) => sum + time, 0));
      const began = performance.now();
      await Promise.all(children.map(({ id }) => readOne(product.url, token, id)));
      times.beside.push(performance.now() - began);
      times.page.push(await readFamilyPage(product.url, token));
      const [whose] = children;
      const ids = children.map(({ id }) => id);
      times.family.push(await readFamily(whose?.account_id ?? '', ids));
    }
  tell('for the first time', first);
  tell('then', later);
  await tellCpuTime(product, measured);
  const statements = [...product.statements.keys()].filter((text) => text.includes('calendar as '));
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
