import { Client } from 'pg';
import { type Filling, familiesOf, growingOf, restOf, type Size } from './population.store.ts';

export type Say = (line: string) => void;

export const say: Say = (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

interface Place {
  /** Of an administrator: references are not checked while millions of rows go in. */
  readonly adminUrl: string;
  readonly say: Say;
  /** How many statements run beside each other. */
  readonly lanes: number;
  /** Milliseconds after which no further part of the sittings is begun. */
  readonly growMs: number;
}

const openLane = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set session_replication_role = replica; set work_mem = '64MB'`);
  return client;
};

type Lane = Awaited<ReturnType<typeof openLane>>;

const inLanes = async <T>(
  lanes: readonly Lane[],
  tasks: readonly T[],
  run: (lane: Lane, task: T) => Promise<void>,
) => {
  const waiting = [...tasks];
  const work = async (lane: Lane) => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift())
      await run(lane, task);
  };
  await Promise.all(lanes.map(work));
};

const since = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(0)} s`;

interface Rebuild {
  readonly table: string;
  readonly text: string;
}

/** Takes the indexes and references of the large tables away; answers how to make them again. */
const takeIndexes = async (
  lane: Lane,
  large: readonly string[],
): Promise<{ indexes: Rebuild[]; references: Rebuild[] }> => {
  const { rows: constraints } = await lane.query(
    `select conrelid::regclass::text as on, conname, contype, pg_get_constraintdef(oid) as def
     from pg_constraint where conparentid = 0 and contype in ('f', 'p', 'u')
       and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
     order by contype`,
    [large],
  );
  const indexes: Rebuild[] = [];
  const references: Rebuild[] = [];
  for (const { on, conname, contype, def } of constraints) {
    if (contype !== 'f' && !large.includes(on)) continue;
    await lane.query(`alter table ${on} drop constraint ${conname}`);
    const rebuild = { table: on, text: `alter table ${on} add constraint ${conname} ${def}` };
    if (contype === 'f') references.push({ ...rebuild, text: `${rebuild.text} not valid` });
    else indexes.push(rebuild);
  }
  const { rows } = await lane.query(
    'select tablename, indexname, indexdef from pg_indexes where tablename = any($1)',
    [large],
  );
  for (const { tablename, indexname, indexdef } of rows) {
    await lane.query(`drop index ${indexname}`);
    indexes.push({ table: tablename, text: indexdef });
  }
  return { indexes, references };
};

interface Contents {
  /** Tables that are filled without their indexes and references; those come back at the end. */
  readonly large: readonly string[];
  /** Whose all of it is, one after the other. */
  readonly families: readonly Filling[];
  /** What may be left away when there is no time, in this order. */
  readonly growing: readonly Filling[];
  readonly rest: readonly Filling[];
}

/** Fills a migrated, empty database. */
export const fillWith = async (
  { large, families, growing, rest }: Contents,
  { adminUrl, say, lanes: count, growMs }: Place,
) => {
  const begun = performance.now();
  const lanes = await Promise.all(Array.from({ length: count }, () => openLane(adminUrl)));
  const [first] = lanes;
  if (!first) throw new Error('At least one lane');
  const run = async (lane: Lane, { table, text }: Filling) => {
    const from = performance.now();
    const { rowCount } = await lane.query(text);
    say(`${table.split(' ')[0]}: ${rowCount} rows in ${since(from)}`);
  };
  for (const filling of families) await run(first, filling);
  await first.query('analyze account');
  const taken = await takeIndexes(first, large);
  await inLanes(lanes, growing, async (lane, filling) => {
    if (performance.now() - begun > growMs) say(`no time for a part of ${filling.table}`);
    else await run(lane, filling);
  });
  await inLanes(lanes, rest, run);
  await inLanes(lanes, large, (lane, table) =>
    run(lane, { table, text: `vacuum analyze ${table}` }),
  );
  await inLanes(lanes, taken.indexes, run);
  await inLanes([first], taken.references, run);
  await run(first, { table: 'all', text: 'vacuum analyze' });
  await Promise.all(lanes.map((lane) => lane.end()));
  say(`filled in ${since(begun)}`);
};

const largeOfPlays = ['play_session', 'play_answer'];

/** Families and what they did in a year. */
export const populate = (size: Size, place: Place) =>
  fillWith(
    {
      large: size.plays > 1_000_000 ? largeOfPlays : [],
      families: familiesOf(size),
      growing: growingOf(size, 5_000_000),
      rest: restOf(size),
    },
    place,
  );
