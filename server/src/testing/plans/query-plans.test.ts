import { afterAll, beforeAll, expect, test } from 'vitest';
import { familiesOf, growingOf, restOf } from '../../../bench/population/population.store.ts';
import type { Queryable } from '../../database/database.ts';
import { vacuum } from '../../database/testing.ts';
import { newSubscribedAdult } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { spendDay } from './child-day.ts';
import { familySender } from './family-sender.ts';
import { lastingPlanOf, planOf, type Step, wholeReads } from './plans.ts';
import type { Statement } from './statements.ts';

/** Large enough that the planner prefers an index wherever there is one. */
const size = { families: 2000, plays: 20_000 };
/** A handful of rows for ever, or only where no real gateway is. */
const neverLarge = [
  'secret',
  'idp_key',
  'chat_spend',
  'consent_text',
  'invoice_seller',
  'sandbox_transaction',
  'sandbox_notification',
];

const statements = new Map<string, Statement>();
let product: Product;
let generic = false;
let empty: ReadonlySet<string>;

beforeAll(async () => {
  product = await startProduct({}, { hear: (each) => statements.set(each.text, each) });
  for (const { text } of [...familiesOf(size), ...growingOf(size, size.plays), ...restOf(size)])
    await product.db.query(text);
  await vacuum(product.databaseUrl);
  const without = await product.db.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples <= 0`,
  );
  empty = new Set(without.map(({ relname }) => relname));
  statements.clear();
  const { token } = await newSubscribedAdult(product);
  await spendDay(familySender(product.url, token));
  const [server] = await product.db.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  generic = (server?.version ?? 0) >= 160_000;
}, 120_000);
afterAll(() => product.stop());

const plansOf = async (db: Queryable, each: Statement): Promise<Step[]> => [
  ...(await planOf(db, each)),
  ...(generic ? await lastingPlanOf(db, each) : []),
];

/** Where the planner finds an index even for a table that has no row here yet. */
const onlyIfItMust = (each: Statement) =>
  product.db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return wholeReads(await plansOf(tx, each));
  });

const largeReads = async (each: Statement) => {
  const read = wholeReads(await plansOf(product.db, each));
  const large = read.filter((table) => !neverLarge.includes(table));
  if (large.length === 0) return [];
  const must = await onlyIfItMust(each);
  return large.filter((table) => must.includes(table) || !empty.has(table));
};

test('no call of a family reads a growing table whole', async () => {
  const problems: string[] = [];
  for (const each of statements.values())
    for (const table of new Set(await largeReads(each))) problems.push(`${table}: ${each.text}`);

  expect(statements.size).toBeGreaterThan(60);
  expect(problems).toEqual([]);
});

test('would tell of a statement that has no index', async () => {
  const each = {
    text: `select id from play_session where item_id = $1`,
    values: ['warung-martabak'],
  };

  expect(await largeReads(each)).toContain('play_session');
});

test.for([['course_history', 'distinct on (course_id)', ['play_session']]] as const)(
  '%s finds sittings in the index alone',
  async ([, words, tables]) => {
    const each = [...statements.values()].find(({ text }) => text.includes(words));
    const steps = each ? await planOf(product.db, each) : [];

    for (const table of tables)
      expect(steps.filter((step) => step.table === table).map(({ how }) => how)).toEqual([
        'Index Only Scan',
      ]);
  },
);
