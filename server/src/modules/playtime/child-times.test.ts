import { childPlaytime, playtime } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childTimes, schoolNight } from './child-playtime.testing.ts';

let product: Product;
let times: ReturnType<typeof childTimes>;
/** Undefined: the clock runs. */
let minute: string | undefined;
beforeAll(async () => {
  const now = () => (minute ? new Date(minute) : new Date());
  product = await startProduct({}, { outside: { now } });
  times = childTimes(product);
});
afterAll(() => product.stop());
afterEach(() => {
  minute = undefined;
});

test('a quarter of an hour more counts today alone, and asked for twice it is one', async () => {
  const { token, child } = await times.familyIn('Asia/Jakarta');
  minute = '2026-11-25T19:00:00+07:00';
  await times.set(token, child, { weekday_minutes: 30, quiet: [schoolNight] });
  await times.played(child, 30, '2026-11-25T10:00:00+07:00');
  const before = (await times.play(token)).status;

  const [first, again] = [
    await times.extend(token, child, 15),
    await times.extend(token, child, 15),
  ];
  const after = (await times.play(token)).status;
  await times.played(child, 30, '2026-11-26T10:00:00+07:00');
  minute = '2026-11-26T19:00:00+07:00';

  expect(before).toBe(403);
  expect(first.body).toMatchObject({ extra_minutes: 15, limit_minutes: 45, used_minutes: 30 });
  expect(again.body).toEqual(first.body);
  expect(after).toBe(200);
  expect((await times.play(token)).status).toBe(403);
  expect((await times.listed(token))[0]).toMatchObject({ extra_minutes: 0, limit_minutes: 30 });
});

test('a quarter of an hour more also lifts a quiet window, for as long', async () => {
  const { token, child } = await times.familyIn('Asia/Jakarta');
  await times.set(token, child, { quiet: [schoolNight] });
  minute = '2026-11-25T20:40:00+07:00';
  await times.extend(token, child, 15);

  const during = (await times.play(token)).status;
  minute = '2026-11-25T20:55:00+07:00';

  expect(during).toBe(200);
  expect((await times.play(token)).status).toBe(403);
});

test('without the PIN nobody sets a time, adds minutes or reads them', async () => {
  const { token, child } = await times.familyIn('Asia/Jakarta');
  await times.set(token, child, { weekday_minutes: 0, weekend_minutes: 0 });
  await product.db.query('update session set adult_until = null');
  await product.db.query(`select pg_notify('caller_changed', account_id::text) from session`);

  const refused = [
    await times.set(token, child, {}),
    await times.extend(token, child, 15),
    await product.send(childPlaytime.list, { token }),
    await product.send(playtime.choose, { token, body: { limit_minutes: 0 } }),
  ];

  for (const reply of refused)
    expect(reply).toMatchObject({ status: 403, body: { code: 'pin_needed' } });
  expect((await times.play(token)).status).toBe(403);
});

test('another family’s child is not found', async () => {
  const { token } = await times.familyIn('Asia/Jakarta');
  const other = await times.familyIn('Asia/Jakarta');

  for (const reply of [
    await times.set(token, other.child, { weekday_minutes: 15 }),
    await times.extend(token, other.child, 15),
    await times.set(token, 'nobody', {}),
  ])
    expect(reply.status).toBe(404);
  expect((await times.listed(other.token))[0]).toMatchObject({
    is_chosen: false,
    extra_minutes: 0,
  });
});

test('until a child has times of its own the family’s limit is its limit', async () => {
  const { token, child } = await times.familyIn('Asia/Jakarta', 'Asia/Makassar');
  await product.send(playtime.choose, { token, body: { limit_minutes: 45 } });
  await times.set(token, child, { weekday_minutes: 60, weekend_minutes: null });

  expect(await times.listed(token)).toMatchObject([
    { is_chosen: true, weekday_minutes: 60, weekend_minutes: null },
    { is_chosen: false, weekday_minutes: 45, weekend_minutes: 45 },
  ]);
});

test.each([
  ['four', 4, 40],
  ['seven', 7, 60],
  ['eleven', 11, 90],
])(
  'minutes to begin with are offered for a child of %s, and not set',
  async (_age, years, offer) => {
    const { token, child } = await times.familyIn('Asia/Jakarta');
    await product.db.query(
      `update child set birth_month = date_trunc('month', now() - make_interval(years => $2, months => 3))
     where id = $1`,
      [child, years],
    );

    expect((await times.listed(token))[0]).toMatchObject({
      suggested_minutes: offer,
      weekday_minutes: null,
      is_chosen: false,
    });
  },
);

test.each([
  { weekday_minutes: -1 },
  { weekday_minutes: 1441 },
  { weekend_minutes: '30' },
  { quiet: [{ ...schoolNight, days: [] }] },
  { quiet: [{ ...schoolNight, days: [8] }] },
  { quiet: [{ ...schoolNight, days: [1, 1] }] },
  { quiet: [{ ...schoolNight, from: '24:00' }] },
  { quiet: [{ ...schoolNight, to: '20:30' }] },
  { quiet: Array.from({ length: 7 }, () => schoolNight) },
])('refuses %j', async (wrong) => {
  const { token } = await newFamily(product);
  await product.db.query(`update session set adult_until = now() + interval '10 minutes'`);
  await product.db.query(`select pg_notify('caller_changed', account_id::text) from session`);

  const reply = await times.set(token, crypto.randomUUID(), wrong);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});
