import { account, games, payments, staff, wordsOf } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { boss, startConsole } from '../../../testing/console.ts';
import { noticesDelivered, refundAtGateway } from '../../../testing/gateway.ts';
import {
  enterConsole,
  idTokenFor,
  logIn,
  newColleague,
  newFamily,
  newSubscriber,
  password,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
let other: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  other = await startProduct({}, { databaseUrl: product.databaseUrl });
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(async () => {
  await other.stop();
  await product.stop();
});

const idOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const staffIdOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from staff where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const look = z.looseObject({
  email: z.string(),
  periods: z.array(z.looseObject({ plan: z.string(), order: z.nullable(z.string()) })),
  sessions: z.array(
    z.object({ id: z.string(), began_at: z.string(), seen_at: z.string(), ends_at: z.string() }),
  ),
  notes: z.array(z.looseObject({ did: z.string(), reason: z.nullable(z.string()) })),
  play: z.looseObject({ minutes: z.array(z.looseObject({ minutes: z.number() })) }),
});
const familyPage = async (family: string) =>
  look.parse((await product.send(staff.family, { token, params: { family } })).body);
const paidAt = async (from: Product, familyToken: string) => {
  const reply = await from.send(games.list, { token: familyToken });
  return reply.status;
};

test('the page of a family shows how it stands; each look stands in the log, unknown ids do not', async () => {
  const family = await newSubscriber(product, 'regular');
  const id = await idOf(family.email);
  const count = () =>
    product.db.query(`select 1 from staff_audit where did = 'family' and family_id = $1`, [id]);

  const page = await familyPage(id);

  expect(page).toMatchObject({ email: family.email, periods: [{ plan: 'regular' }] });
  expect([page.sessions.length, page.play.minutes.length]).toEqual([1, 14]);
  expect(JSON.stringify(page)).not.toContain(family.token);
  expect(await count()).toHaveLength(1);
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'satu-dua', 'x'.repeat(40)])
    expect((await product.send(staff.family, { token, params: { family: unknown } })).status).toBe(
      404,
    );
});

test('given days open the shelf at once on every process, and taken ones close it', async () => {
  const family = await newFamily(product);
  const id = await idOf(family.email);
  expect(await paidAt(other, family.token)).toBe(402);
  const change = (days: number, reason = 'Salah bayar') =>
    product.send(staff.grantDays, {
      token,
      params: { family: id },
      body: { plan: 'premium', days, reason },
    });

  const grant = await change(7);
  expect(grant.status).toBe(200);
  expect([await paidAt(product, family.token), await paidAt(other, family.token)]).toEqual([
    200, 200,
  ]);

  await change(-400, 'Ditarik lagi');
  await vi.waitFor(async () => expect(await paidAt(other, family.token)).toBe(402), 10_000);
  expect(await paidAt(product, family.token)).toBe(402);
  expect(await change(-1)).toMatchObject({ status: 409, body: { code: 'staff_nothing_to_take' } });
  expect((await familyPage(id)).notes.map(({ did, reason }) => [did, reason])).toEqual([
    ['grantDays', 'Ditarik lagi'],
    ['grantDays', 'Salah bayar'],
  ]);
});

test('given days stay when an order beside them is refunded', async () => {
  const family = await newSubscriber(product, 'regular');
  const id = await idOf(family.email);
  await product.send(staff.grantDays, {
    token,
    params: { family: id },
    body: { plan: 'regular', days: 10, reason: 'Gangguan' },
  });
  const [order] = await product.db.query<{ id: string; amount: number }>(
    'select id, amount from orders where account_id = $1',
    [id],
  );
  const order_id = order?.id ?? '';
  const periodKinds = async () =>
    (await familyPage(id)).periods.map((period) => period.order !== null);
  expect(await periodKinds()).toEqual([false, true]);

  await refundAtGateway(product, order_id, order?.amount ?? 0);
  await noticesDelivered(product);
  await product.send(payments.successStatus, { query: { order_id } });

  await vi.waitFor(async () => expect(await periodKinds()).toEqual([false, true]), 10_000);
  const [remaining] = await product.db.query<{ days: number }>(
    `select round(extract(epoch from ends_at - now()) / 86400)::int as days from period
     where account_id = $1 and ends_at > now()`,
    [id],
  );
  expect(remaining).toEqual({ days: 10 });
});

test('a suspended family is told why, in its language, at once on every process and at log-in', async () => {
  const family = await newSubscriber(product);
  const id = await idOf(family.email);
  expect(await paidAt(other, family.token)).toBe(200);
  const headers = { 'accept-language': 'id' };

  const closed = await product.send(staff.suspend, {
    token,
    params: { family: id },
    body: { cause: 'sharing', words: 'Hubungi 0812.', reason: 'Dipakai 9 perangkat' },
  });

  expect(closed.status).toBe(200);
  await vi.waitFor(async () => expect(await paidAt(other, family.token)).toBe(401), 10_000);
  for (const from of [product, other])
    expect((await from.send(games.list, { token: family.token, headers })).body).toEqual({
      error: `${wordsOf('suspended_sharing', 'id')} Hubungi 0812.`,
      code: 'suspended_sharing',
    });
  const id_token = await idTokenFor(product, family.email, password);
  const refused = await product.send(account.signIn, { body: { id_token } });
  expect([refused.status, refused.body]).toEqual([
    401,
    { error: `${wordsOf('suspended_sharing', 'en')} Hubungi 0812.`, code: 'suspended_sharing' },
  ]);

  await product.send(staff.liftSuspension, {
    token,
    params: { family: id },
    body: { reason: 'Sudah jelas' },
  });
  const back = await logIn(product, family.email);
  expect(await paidAt(other, back.token)).toBe(200);
});

test('nobody of the staff suspends their own family or dismisses themselves', async () => {
  const colleague = await newColleague(product);
  const bossFamily = await idOf(boss.email);
  const body = { cause: 'abuse', reason: 'coba' };
  const theirs = (await enterConsole(product, colleague.email)).token;
  const [bossId, colleagueId] = [await staffIdOf(boss.email), await staffIdOf(colleague.email)];
  const suspend = (by: string, family: string) =>
    product.send(staff.suspend, { token: by, params: { family }, body });

  expect(await suspend(token, bossFamily)).toMatchObject({ body: { code: 'staff_not_yourself' } });
  const dismissSelf = await product.send(staff.dismiss, {
    token,
    params: { colleague: bossId },
    body: { reason: 'x' },
  });
  expect(dismissSelf.body).toMatchObject({ code: 'staff_not_yourself' });

  const dismissed = await product.send(staff.dismiss, {
    token,
    params: { colleague: colleagueId },
    body: { reason: 'Selesai' },
  });
  expect(dismissed.status).toBe(200);
  expect((await product.send(staff.whoAmI, { token: theirs })).status).toBe(401);
});

test('a colleague’s second factor is reset by another, who cannot reset their own', async () => {
  const colleague = await newColleague(product);
  const id = await staffIdOf(colleague.email);
  const before = await enterConsole(product, colleague.email);
  const reset = (by: string) =>
    product.send(staff.resetSecondFactor, {
      token: by,
      params: { colleague: id },
      body: { reason: 'Ponsel hilang' },
    });

  expect((await reset(before.token)).body).toMatchObject({ code: 'staff_not_yourself' });
  expect((await reset(token)).status).toBe(200);

  expect((await product.send(staff.whoAmI, { token: before.token })).status).toBe(401);
  const after = await enterConsole(product, colleague.email);
  expect(after.secret).not.toBe(before.secret);
  const list = await product.send(staff.colleagues, { token });
  expect(list.body).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ email: colleague.email, has_second_factor: true, is_you: false }),
    ]),
  });
});

test('a session of a family, and one of one’s own, is ended by its name', async () => {
  const family = await newFamily(product);
  const second = await logIn(product, family.email);
  const id = await idOf(family.email);
  const [session] = (await familyPage(id)).sessions;
  const end = (body: object) =>
    product.send(staff.endFamilySessions, { token, params: { family: id }, body });
  const open = async () => {
    const statuses = [];
    for (const each of [family.token, second.token])
      statuses.push((await product.send(payments.myStatus, { token: each })).status);
    return statuses.toSorted();
  };

  expect((await end({ session: session?.id ?? '' })).status).toBe(200);
  expect(await open()).toEqual([200, 401]);
  expect((await end({ session: session?.id ?? '' })).status).toBe(404);
  expect((await end({})).status).toBe(200);
  expect(await open()).toEqual([401, 401]);

  const own = z
    .array(z.looseObject({ id: z.string(), is_this: z.boolean() }))
    .parse((await product.send(staff.ownSessions, { token })).body);
  expect(own.map(({ is_this }) => is_this)).toEqual([true]);
});

test('days whose answer was lost are given once, asked again with the same key', async () => {
  const { email } = await newSubscriber(product, 'regular');
  const family = await idOf(email);
  const wish = {
    token,
    params: { family },
    body: { plan: 'regular', days: 10, reason: 'Gangguan' },
    headers: { 'idempotency-key': 'satu-keinginan-saja-1' },
  };

  const replies = [
    await product.send(staff.grantDays, wish),
    await other.send(staff.grantDays, wish),
  ];

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const grants = await product.db.query('select days from granted_days where account_id = $1', [
    family,
  ]);
  expect(grants).toEqual([{ days: 10 }]);
});

test('a preview says when the plan would end, is what the days then do, and changes nothing', async () => {
  const family = await newSubscriber(product, 'premium');
  const id = await idOf(family.email);
  const params = { family: id };
  const preview = async (days: string, plan = 'premium') =>
    Object((await product.send(staff.previewDays, { token, params, query: { plan, days } })).body);
  const stand = () =>
    product.db.query(
      'select plan, starts_at, ends_at from period where account_id = $1 order by starts_at',
      [id],
    );
  const before = await stand();

  const { before: now, after } = await preview('14');
  const nothing = await preview('-5', 'regular');
  expect(await stand()).toEqual(before);
  expect(await product.db.query('select 1 from granted_days where account_id = $1', [id])).toEqual(
    [],
  );
  const body = { plan: 'premium', days: 14, reason: 'Gangguan' };
  await product.send(staff.grantDays, { token, params, body });

  expect(Date.parse(after) - Date.parse(now)).toBe(14 * 86_400_000);
  expect(nothing.code).toBe('staff_nothing_to_take');
  const last = (await stand()).at(-1);
  expect(Math.abs(Number(last?.ends_at) - Date.parse(after))).toBeLessThan(60_000);
});
