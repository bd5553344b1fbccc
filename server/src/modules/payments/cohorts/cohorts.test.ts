import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { manyFamilies } from '../../../testing/accounts.ts';
import { startConsole } from '../../../testing/console.ts';
import type { Product } from '../../../testing/product.ts';
import { wibDayOf } from '../../../time/wib-day.rules.ts';
import { readCsv } from '../console/exports.testing.ts';
import { decidedAge, monthLater } from './cohorts.rules.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());
beforeEach(() => product.db.query('truncate money_move, cohort_month, period cascade'));

const thisMonth = `${wibDayOf(new Date()).slice(0, 7)}-01`;
/** Old enough for the third month to be decided, whichever day it is today. */
const cohort = monthLater(thisMonth, -5);
const shown = cohort.slice(0, 7);

/**
 * Pays for a month at a moment, such as `3 days 2 months` after the fifth of the cohort's month; the ledger and the paid
 * time are as the payment would have written them.
 */
const pay = (email: string, after: string, { bonus = 0, isFirst = false, months = 1 } = {}) =>
  product.db.query(
    `with moment as (select ($2::date + 4)::timestamp at time zone 'Asia/Jakarta' + $3::interval as at),
     bought as (
       insert into orders (id, account_id, plan, amount, gateway, state, activated_at, paid_at,
         expires_at, bonus_days)
       select 'NB-' || gen_random_uuid(), a.id, $6, 15000, 'test', 'paid', at, at, at, $4
       from account a, moment where a.email = $1 returning *
     ), moved as (
       insert into money_move (order_id, plan, gateway, kind, amount, is_renewal, at)
       select id, plan, gateway, 'paid', amount, not $5, activated_at from bought
     )
     insert into period (account_id, order_id, plan, starts_at, ends_at)
     select account_id, id, plan, activated_at,
       activated_at + make_interval(months => $7, days => bonus_days) from bought`,
    [email, cohort, after, bonus, isFirst, months === 12 ? 'premium' : 'regular', months],
  );
const first = { isFirst: true };
const families = async (count: number) =>
  (await manyFamilies(product.db, count)).map(({ email }) => email);

const reply = z.object({
  cohorts: z.array(
    z.object({
      month: z.string(),
      families: z.number(),
      stayed: z.array(z.object({ age: z.number(), families: z.number() })),
    }),
  ),
});
const cohortOf = async (plan = 'regular') => {
  await product.runJob('cohorts');
  const { body } = await product.send(staff.cohorts, { token, query: { plan } });
  const found = reply.parse(body).cohorts.find(({ month }) => month === shown);
  return {
    families: found?.families,
    ...Object.fromEntries((found?.stayed ?? []).map((each) => [each.age, each.families])),
  };
};

test('of those who first paid in a month it says how many had paid again, within the grace, month by month', async () => {
  const [left = '', again = '', late = '', tooLate = ''] = await families(4);
  for (const email of [left, again, late, tooLate]) await pay(email, '0', first);
  await pay(again, '1 month');
  await pay(again, '2 months');
  await pay(late, '1 month 6 days');
  await pay(tooLate, '1 month 8 days');

  expect(await cohortOf()).toMatchObject({ families: 4, 1: 2, 2: 3, 3: 0 });
});

test('days of the promo are no second payment, and a paid year is no churn', async () => {
  const [promo = '', year = ''] = await families(2);
  await pay(promo, '0', { ...first, bonus: 7 });
  await pay(year, '0', { ...first, months: 12 });

  expect(await cohortOf()).toMatchObject({ families: 1, 1: 0 });
  expect(await cohortOf('premium')).toMatchObject({ families: 1, 1: 1, 2: 1, 3: 1 });
});

test('what was counted stays, whoever is erased or counts again', async () => {
  const [one = '', two = ''] = await families(2);
  for (const email of [one, two]) await pay(email, '0', first);
  await pay(one, '1 month');
  const before = await cohortOf();
  await product.db.query('truncate period');

  expect(await cohortOf()).toEqual(before);
  expect(before).toMatchObject({ families: 2, 1: 1 });
});

test('the same numbers leave as a file', async () => {
  const [one = ''] = await families(1);
  await pay(one, '0', first);
  await product.runJob('cohorts');

  const { body } = await product.send(staff.exportCohorts, { token });

  const rows = readCsv(String(body), ',');
  expect(rows[0]).toEqual(['first paid', 'plan', 'months later', 'families']);
  expect(rows).toContainEqual([shown, 'regular', '0', '1']);
  expect(rows).toContainEqual([shown, 'regular', '1', '0']);
});

test.each([
  ['2026-01-01', '2026-02-14', -1],
  ['2026-01-01', '2026-02-15', 0],
  ['2026-01-01', '2026-03-14', 0],
  ['2026-01-01', '2026-03-15', 1],
  ['2025-12-01', '2030-01-01', 24],
])('of %s on %s month %i is decided', (month, today, age) => {
  expect(decidedAge(month, today)).toBe(age);
});
