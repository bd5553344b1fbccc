import { rating, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startConsole } from '../../../testing/console.ts';
import { newFamily } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { mondayOf } from '../../../time/weeks.rules.ts';
import { wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';

let product: Product;
let token: string;

/** Given through the product's own call, as if it had been at noon (WIB) of that day. */
const give = async (day: string, stars: number, feedback?: string) => {
  const family = await newFamily(product);
  await product.send(rating.give, { token: family.token, body: { stars, feedback } });
  await product.db.query(
    `update rating set created_at = $2 where account_id = (select id from account where email = $1)`,
    [family.email, new Date(`${day}T12:00:00+07:00`)],
  );
};

const monday = mondayOf(wibDayOf(new Date()));
const lastWeek = wibDayLater(monday, -7);
const longAgo = wibDayLater(monday, -7 * 13);

beforeAll(async () => {
  ({ product, token } = await startConsole());
  await give(lastWeek, 10, 'Anak senang');
  await give(lastWeek, 7);
  await give(wibDayLater(lastWeek, 6), 2, '<b>Sering macet</b>');
  await give(wibDayLater(lastWeek, -1), 9);
  await give(longAgo, 4);
});
afterAll(() => product.stop());

const page = z.object({
  rows: z.array(z.object({ stars: z.int(), feedback: z.nullable(z.string()) })),
  has_next: z.boolean(),
});
const list = async (query: Record<string, string> = {}) =>
  page.parse((await product.send(staff.ratings, { token, query })).body);
const starsOf = async (query: Record<string, string>) =>
  (await list(query)).rows.map(({ stars }) => stars);

test('ratings are listed newest first, page by page, with words as they were written', async () => {
  const first = await list({ per_page: '2' });
  const last = await list({ per_page: '2', page: '3' });

  expect(first).toMatchObject({
    rows: [{ stars: 2, feedback: '<b>Sering macet</b>' }, {}],
    has_next: true,
  });
  expect(last).toMatchObject({ rows: [{ stars: 4, feedback: null }], has_next: false });
});

test('they are narrowed by stars, by days (WIB) and by words', async () => {
  expect(await starsOf({ stars: '9' })).toEqual([9]);
  expect((await starsOf({ from: lastWeek, to: lastWeek })).toSorted()).toEqual([10, 7]);
  expect(await starsOf({ to: wibDayLater(lastWeek, -1) })).toEqual([9, 4]);
  expect(await starsOf({ with_words: 'true' })).toEqual([2, 10]);
  expect(await starsOf({ with_words: 'true', stars: '10', from: lastWeek })).toEqual([10]);
  expect(await starsOf({ order: 'asc', from: lastWeek, stars: '2' })).toEqual([2]);
});

test.each([
  { stars: '0' },
  { stars: '11' },
  { stars: '5.5' },
  { from: '2026-02-30' },
  { to: 'besok' },
  { to: `2026-11-22'; drop table rating; --` },
  { with_words: 'false' },
  { page: '201' },
])('refuses %j', async (query) => {
  const reply = await product.send(staff.ratings, { token, query });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('the trend has twelve weeks from Monday to Sunday, and counts nothing twice', async () => {
  await product.runJob('insight');
  await Promise.all([product.runJob('insight'), product.runJob('insight')]);

  const { body } = await product.send(staff.ratingsTrend, { token });

  const { weeks } = Object(body);
  expect(body).toMatchObject({
    now: { given: 4, average: 7 },
    before: { given: 1, average: 4 },
    stars: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((stars) => ({
      stars,
      given: [10, 9, 7, 2].includes(stars) ? 1 : 0,
    })),
  });
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-3)).toEqual([
    { week: wibDayLater(monday, -14), given: 1, average: 9 },
    { week: lastWeek, given: 3, average: 19 / 3 },
    { week: monday, given: 0, average: null },
  ]);
});
