import { afterAll, beforeAll, expect, test } from 'vitest';
import { familiesOf, growingOf, restOf } from '../bench/population.store.ts';
import type { Queryable } from './database/database.ts';
import { familySender, spendDay } from './testing.child-day.ts';
import { newSubscriber } from './testing.people.ts';
import { lastingPlanOf, planOf, type Step, wholeReads } from './testing.plans.ts';
import type { Asked } from './testing.statements.ts';
import { type Product, startProduct } from './testing.ts';

/** Large enough that the planner prefers an index wherever there is one. */
const size = { families: 2000, plays: 20_000 };
/** A handful of rows for ever, or only where no real gateway is. */
const neverLarge = [
  'secret',
  'idp_key',
  'chat_spend',
  'sandbox_transaction',
  'sandbox_notification',
];

const asked = new Map<string, Asked>();
let product: Product;
let generic = false;
let empty: ReadonlySet<string>;

beforeAll(async () => {
  product = await startProduct({}, { hear: (each) => asked.set(each.text, each) });
  for (const { text } of [...familiesOf(size), ...growingOf(size, size.plays), ...restOf(size)])
    await product.db.query(text);
  await product.db.query('vacuum analyze');
  const without = await product.db.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples <= 0`,
  );
  empty = new Set(without.map(({ relname }) => relname));
  asked.clear();
  const { token } = await newSubscriber(product);
  await spendDay(familySender(product.url, token));
  const [server] = await product.db.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  generic = (server?.version ?? 0) >= 160_000;
}, 120_000);
afterAll(() => product.stop());

const plansOf = async (db: Queryable, each: Asked): Promise<Step[]> => [
  ...(await planOf(db, each)),
  ...(generic ? await lastingPlanOf(db, each) : []),
];

/** Where the planner finds an index even for a table that has no row here yet. */
const onlyIfItMust = (each: Asked) =>
  product.db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return wholeReads(await plansOf(tx, each));
  });

const largeReads = async (each: Asked) => {
  const read = wholeReads(await plansOf(product.db, each));
  const large = read.filter((table) => !neverLarge.includes(table));
  if (large.length === 0) return [];
  const must = await onlyIfItMust(each);
  return large.filter((table) => must.includes(table) || !empty.has(table));
};

test('no call of a family reads a growing table whole', async () => {
  const found: string[] = [];
  for (const each of asked.values())
    for (const table of new Set(await largeReads(each))) found.push(`${table}: ${each.text}`);

  expect(asked.size).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test('would tell of a statement that has no index', async () => {
  const each = { text: `select id from play where game_id = $1`, values: ['warung-martabak'] };

  expect(await largeReads(each)).toContain('play');
});

test.for([
  ['minutes_today', 'select count(*)::int as used', ['play', 'course_view', 'tool_use']],
  ['course_history', 'distinct on (course_id)', ['course_view']],
] as const)('%s finds sittings in the index alone', async ([, words, tables]) => {
  const each = [...asked.values()].find(({ text }) => text.includes(words));
  const steps = each ? await planOf(product.db, each) : [];

  for (const table of tables)
    expect(steps.filter((step) => step.table === table).map(({ how }) => how)).toEqual([
      'Index Only Scan',
    ]);
});
