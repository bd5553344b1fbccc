import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { addTimes, askedOf, plansOf, ratios, timeCalls } from './measure.ts';
import { tableSizes } from './plays.store.ts';
import { openOn, type ProductOn, silent } from './plays-product.ts';
import { populate } from './populate.ts';
import { familiesOf } from './population.store.ts';
import { openScratch } from './scratch.ts';
import { temporaryFolder } from './servers.ts';

const { values } = parseArgs({
  options: {
    plays: { type: 'string', default: '1000000' },
    families: { type: 'string' },
    folder: { type: 'string' },
    minutes: { type: 'string', default: '15' },
    'only-measure': { type: 'boolean', default: false },
  },
});
const plays = Number(values.plays);
const families = Number(values.families ?? Math.ceil(plays / 100));

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
/** Families whose day is timed. */
const sample = 33;

const fill = async (folder: string) => {
  const { adminUrl, stop } = await openScratch(folder);
  await populate(
    { plays, families },
    { adminUrl, say, lanes: 2, growMs: Number(values.minutes) * 60_000 },
  );
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

const compare = async (empty: ProductOn, full: ProductOn) => {
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

const measure = async (folder: string, emptyFolder: string) => {
  await fillEmpty(emptyFolder);
  const full = await openOn(folder);
  const empty = await openOn(emptyFolder);
  for (const table of await tableSizes(full.db)) say(JSON.stringify(table));
  const asked = await askedOf(full.url, families, full.asked);
  for (const each of await plansOf(full.db, asked)) say(JSON.stringify(each));
  await compare(empty, full);
  await empty.stop();
  await full.stop();
};

const scratch = await temporaryFolder();
const folder = values.folder ?? join(scratch.path, 'full');
if (!values['only-measure']) await fill(folder);
await measure(folder, join(scratch.path, 'empty'));
await scratch.drop();
