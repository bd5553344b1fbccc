import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleRows } from '../../../../bench/population/console.store.ts';
import { familiesOf } from '../../../../bench/population/population.store.ts';
import { vacuum } from '../../../database/testing.ts';
import { enterConsole } from '../../../testing/people.ts';
import { planOf, wholeReads } from '../../../testing/plans/plans.ts';
import type { Statement } from '../../../testing/plans/statements.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

const size = { families: 2000, orders: 4000, cases: 100 };
const boss = { email: 'kepala@contoh.id', password: 'rahasia-kepala-1' };
const log: Statement[] = [];
let product: Product;
let token: string;
let params: { id: string };

/** A ledger of three years, and its days, as the job writes them. */
const ledger = [
  `insert into money_move (order_id, plan, gateway, kind, amount, at, is_counted)
   select id, plan, gateway, 'paid', amount, created_at, true from orders`,
  `insert into money_day (day, plan, gateway, orders, new_orders, renewed, gross, refunds)
   select day, plan, gateway, count(*), 1, 1, sum(amount), 0 from money_move group by 1, 2, 3`,
  `insert into subscriber_day select distinct day, plan, 5, 1, 1, true from money_day`,
  `insert into period (account_id, order_id, plan, starts_at, ends_at)
   select distinct on (account_id) account_id, id, plan, created_at, created_at + interval '30 days'
   from orders on conflict do nothing`,
];

beforeAll(async () => {
  const environment = { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password };
  product = await startProduct(environment, { hear: (each) => log.push(each) });
  const people = familiesOf({ ...size, plays: 0 });
  for (const { text } of [...people, ...consoleRows(size, size.orders)])
    await product.db.query(text);
  for (const text of ledger) await product.db.query(text);
  await vacuum(product.databaseUrl);
  token = (await enterConsole(product, boss.email, boss.password)).token;
  const [row] = await product.db.query<{ id: string }>(
    'select id::text as id from mismatch where resolved_at is null limit 1',
  );
  params = { id: row?.id ?? '' };
}, 120_000);
afterAll(() => product.stop());

const ofMoney = /\b(money_move|money_day|subscriber_day|mismatch|orders|period|payment_event)\b/;

/** Tables of money that a statement reads whole although it could walk down an index. */
const wholeReadsOf = (statements: readonly Statement[]) =>
  product.db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const problems: string[] = [];
    for (const each of statements.filter(({ text }) => ofMoney.test(text)))
      for (const table of wholeReads(await planOf(tx, each)))
        problems.push(`${table}: ${each.text}`);
    return problems;
  });

const range = { from: '2025-01-01', to: '2025-12-31' };

test.each([
  ['revenue', staff.money, () => ({ query: { days: '365' } })],
  ['money as a file', staff.exportMoney, () => ({ query: range })],
  ['the books of a month', staff.exportAccounting, () => ({ query: { month: '2026-03' } })],
  ['the months of the books', staff.accountingMonths, () => ({})],
  ['orders as a file', staff.exportOrders, () => ({ query: range })],
  [
    'orders of a gateway as a file',
    staff.exportOrders,
    () => ({ query: { ...range, gateway: 'xendit' } }),
  ],
  ['one mismatch', staff.mismatch, () => ({ params })],
  [
    'the end of one',
    staff.resolveMismatch,
    () => ({ params, body: { resolution: 'days_given', reason: 'Ya' } }),
  ],
])('%s walks down indexes, however much money there was', async (_what, shape, sending) => {
  log.length = 0;

  const { status } = await product.send(shape, { token, ...sending() });

  const statements = log.filter(({ text }) => /^\s*(select|with|update)\b/i.test(text));
  expect(status).toBe(200);
  expect(statements.some(({ text }) => ofMoney.test(text))).toBe(true);
  expect(await wholeReadsOf(statements)).toEqual([]);
});

test('a report reads roll-ups alone', async () => {
  log.length = 0;

  await product.send(staff.money, { token, query: { days: '365' } });

  expect(
    log.filter(({ text }) => /\b(orders o|money_move|period|from orders)\b/.test(text)),
  ).toEqual([]);
});

test('the job finds what is new by an index, and counts only its days', async () => {
  await product.runJob('money days');
  await product.db.query(
    'update money_move set is_counted = false where id = (select min(id) from money_move)',
  );
  log.length = 0;

  await product.runJob('money days');

  expect(log.filter(({ text }) => text.includes('money_day'))).toHaveLength(2);
  expect(await wholeReadsOf(log.filter(({ text }) => !/begin|commit/i.test(text)))).toEqual([]);
});
