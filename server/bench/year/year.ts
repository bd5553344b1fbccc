import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../../src/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import type { Bench, Part } from '../part.ts';
import { populate, say } from '../population/populate.ts';
import { familiesOf, type Size } from '../population/population.store.ts';
import { openOn, type ProductOn } from '../population/product-on.ts';
import { openScratch } from '../population/scratch.ts';
import { silent } from '../servers.ts';
import { addTimes, plansOf, ratios, statementsOf, timeCalls } from './measure.ts';
import { tableSizes } from './tables.store.ts';

const options = {
  plays: { type: 'string', default: '1000000' },
  families: { type: 'string' },
  folder: { type: 'string' },
  minutes: { type: 'string', default: '15' },
  'only-measure': { type: 'boolean', default: false },
} as const;

/** Families whose day is timed. */
const sample = 33;

const fill = async (folder: string, size: Size, minutes: number) => {
  const { adminUrl, stop } = await openScratch(folder);
  await populate(size, { adminUrl, say, lanes: 2, growMs: minutes * 60_000 });
  await stop();
};

/** The same families with nothing behind them. */
const fillEmpty = async (place: string) => {
  const server = await startEmbeddedPostgres({ folder: place, log: silent });
  const db = await connectDatabase({ url: server.url, poolSize: 1, log: silent });
  for (const { text } of familiesOf({ families: sample, plays: 0 })) await db.query(text);
  await db.query('vacuum analyze');
  await db.close();
  await server.stop();
};

const compare = async (empty: ProductOn, full: ProductOn, families: number) => {
  const spread = Math.max(1, Math.floor(families / sample));
  const rounds = Array.from({ length: sample }, (_, at) => ({ own: at + 1, far: 1 + at * spread }));
  for (const { own, far } of rounds.slice(0, 3)) {
    await timeCalls(empty.url, own);
    await timeCalls(full.url, far);
  }
  for (const visit of ['first', 'again']) {
    const small = new Map<string, number[]>();
    const large = new Map<string, number[]>();
    for (const { own, far } of rounds.slice(3)) {
      // In turn, so that what else the machine does falls on both.
      addTimes(small, await timeCalls(empty.url, own));
      addTimes(large, await timeCalls(full.url, far));
    }
    for (const [name, ratio] of ratios(small, large)) say(`${visit} visit, ${name}: ${ratio}`);
  }
};

const measure = async (folder: string, emptyFolder: string, families: number) => {
  await fillEmpty(emptyFolder);
  const full = await openOn(folder);
  const empty = await openOn(emptyFolder);
  for (const table of await tableSizes(full.db)) say(JSON.stringify(table));
  const statements = await statementsOf(full.url, families, full.statements);
  for (const each of await plansOf(full.db, statements)) say(JSON.stringify(each));
  await compare(empty, full, families);
  await empty.stop();
  await full.stop();
};

const measureYear = async ({ folder: scratch, args }: Bench) => {
  const { values } = parseArgs({ args: [...args], options });
  const plays = Number(values.plays);
  const families = Number(values.families ?? Math.ceil(plays / 100));
  const folder = values.folder ?? join(scratch, 'full');
  if (!values['only-measure']) await fill(folder, { plays, families }, Number(values.minutes));
  await measure(folder, join(scratch, 'empty'), families);
};

export const yearPart: Part = {
  about: 'a day on a full database beside an empty one: --plays, --families, --minutes, --folder',
  isOnlyByName: true,
  run: measureYear,
};
