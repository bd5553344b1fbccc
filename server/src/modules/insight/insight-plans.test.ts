import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { familiesOf, growingOf, restOf } from '../../../bench/population/population.store.ts';
import { vacuum } from '../../database/testing.ts';
import { openGame } from '../../testing/builds.ts';
import { enterConsole } from '../../testing/people.ts';
import { planOf, wholeReads } from '../../testing/plans/plans.ts';
import type { Statement } from '../../testing/plans/statements.ts';
import { type Product, startProduct } from '../../testing/product.ts';

const boss = { email: 'staf@contoh.id', password: 'rahasia-staf-123' };
const size = { families: 300, plays: 3000 };
const log: Statement[] = [];
let product: Product;
let token: string;

/** Five years of thirty items, written day by day as the job does, and 20,000 ratings. */
const numbers = `
  create temp table seen on commit drop as select 'item-' || i as item, current_date - d as day
    from generate_series(1800, 0, -1) d, generate_series(1, 30) i;
  insert into insight_item select 'game', item, day, 5, 7, 9, 5, 30, 4 from seen;
  insert into insight_day select distinct day, 900 from seen;
  insert into insight_lesson select item, day, 1, 9, 5 from seen;
  insert into insight_stop select 'game', item, day, 'round:3', 4 from seen;
  insert into insight_skill select 'game', item, day, 'bonds-10', 9, 8, 7, 1 from seen;
  insert into insight_rating select distinct day, 7, 3 from seen;
  insert into rating (account_id, stars, feedback, created_at)
    select (select id from account limit 1), 1 + i % 10, case when i % 5 = 0 then 'Bagus' end,
      now() - i * interval '10 minutes'
    from generate_series(20000, 1, -1) i`;

beforeAll(async () => {
  product = await startProduct(
    { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password },
    { hear: (each) => log.push(each) },
  );
  token = (await enterConsole(product, boss.email, boss.password)).token;
  for (const { text } of [...familiesOf(size), ...growingOf(size, size.plays), ...restOf(size)])
    await product.db.query(text);
  await product.db.query(numbers);
  await vacuum(product.databaseUrl);
}, 120_000);
afterAll(() => product.stop());

/** Four rows for ever. */
// Rows of skills and of ways of asking, never of days or families.
const neverLarge = ['insight_mark', 'insight_skill_stand', 'insight_difficulty'];

const wholeReadsOf = async (statements: readonly Statement[]) => {
  const problems: string[] = [];
  for (const each of statements)
    for (const table of wholeReads(await planOf(product.db, each)))
      if (!neverLarge.includes(table)) problems.push(`${table}: ${each.text}`);
  return problems;
};

test.each([
  ['all', staff.insight, { query: { days: '90' } }],
  ['one item', staff.insightItem, { params: { id: `game.${openGame}` }, query: { days: '90' } }],
  ['ratings', staff.ratings, { query: { page: '3' } }],
  ['ratings of few stars', staff.ratings, { query: { stars: '1', with_words: 'true' } }],
  ['ratings with words', staff.ratings, { query: { with_words: 'true' } }],
  ['ratings of a month', staff.ratings, { query: { from: '2026-01-01', to: '2026-01-31' } }],
  ['the trend', staff.ratingsTrend, {}],
])('looking at %s reads no growing table whole', async (_what, shape, sending) => {
  log.length = 0;

  const reply = await product.send(shape, { token, ...sending });

  const statements = log.filter(({ text }) => /\b(insight_|rating\b)/.test(text));
  expect(reply.status).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(await wholeReadsOf(statements)).toEqual([]);
});

test.each([
  [{}, 'rating_when'],
  [{ from: '2026-01-01', to: '2026-01-31' }, 'rating_when'],
  [{ stars: '1' }, 'rating_stars'],
  [{ with_words: 'true' }, 'rating_words'],
])('ratings narrowed by %j are walked down by %s', async (query, index) => {
  log.length = 0;

  await product.send(staff.ratings, { token, query });

  const listing = log.filter(({ text }) => text.includes('from rating'));
  const steps = (await Promise.all(listing.map((each) => planOf(product.db, each)))).flat();
  expect(steps.flatMap((step) => step.index ?? [])).toEqual([index]);
});

test('looking at insight reads no sitting and no event at all', async () => {
  log.length = 0;

  await product.send(staff.insight, { token });
  await product.send(staff.insightItem, { token, params: { id: `game.${openGame}` } });

  const touching = log.filter(({ text }) =>
    /\b(play_session|play_event|play_session_all|play_event_all)\b/.test(text),
  );
  expect(touching).toEqual([]);
});

test('the roll-up finds what is new by an index', async () => {
  await product.db.query(`update insight_mark set upto = now() - interval '2 hours'`);
  log.length = 0;

  await product.runJob('insight');

  const counting = log.filter(({ text }) =>
    /with touched as|insert into insight_rating/.test(text),
  );
  expect(counting).toHaveLength(4);
  const large = await product.db.transaction(async (tx) => {
    // These tables are a few pages here: what counts is that there is another way.
    await tx.query('set local enable_seqscan = off');
    const problems: string[] = [];
    for (const each of counting) problems.push(...wholeReads(await planOf(tx, each)));
    return problems;
  });
  expect(large).toEqual([]);
});
