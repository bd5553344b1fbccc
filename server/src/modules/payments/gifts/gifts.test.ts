import { giftLinks, gifts } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { takeAway } from '../../../database/testing.ts';
import { notification, notify, refundAtGateway, setFaults } from '../../../testing/gateway.ts';
import { makeEarlier } from '../../../testing/make-earlier.ts';
import { newEmail, newFamily, press } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { paymentSteps } from '../payments.testing.ts';
import { giftSteps } from './gifts.testing.ts';

let product: Product;
const { canPlay, lettersTo, orderOf, status, tell } = paymentSteps(() => product);
const { ask, begin, show, makeLink, ordersOf, statesOf, subjectsTo } = giftSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

const codeOf = ({ status: code, body }: { status: number; body: unknown }) => [
  code,
  Object(body).code,
];

test('a grandmother pays without an account: the family plays, and both have a receipt', async () => {
  const family = await newFamily(product);
  const grandmother = newEmail();
  const { giftToken } = await makeLink(family.token, 'premium');
  const { pageUrl, orderId } = await begin(giftToken, grandmother);

  const { location } = await press(pageUrl, 'pay');
  await tell(orderId, { gross_amount: '120000.00' });

  expect(location).toContain(`/gift?order_id=${orderId}`);
  expect(await canPlay(family.token)).toBe(true);
  expect(await lettersTo(family.email)).toHaveLength(1);
  expect(await subjectsTo(grandmother)).toEqual(['Your receipt: a Nobi plan for a family']);
  expect(await statesOf(family.token)).toEqual(['paid']);
});

test('the payer reads the letter in the language of their browser', async () => {
  const family = await newFamily(product);
  const grandmother = newEmail();
  const { giftToken } = await makeLink(family.token);
  const headers = { 'accept-language': 'id' };
  await product.send(gifts.payGift, { body: { token: giftToken, email: grandmother }, headers });
  const [order] = await ordersOf(family.email);
  const [row] = await product.db.query<{ page: string }>(
    'select redirect_url as page from orders where id = $1',
    [order?.id],
  );

  await press(row?.page ?? '', 'pay');
  await tell(order?.id ?? '');

  expect(await subjectsTo(grandmother)).toEqual([
    'Bukti pembayaran: paket Nobi untuk sebuah keluarga',
  ]);
});

test('a link says what, how much and the name that the family chose, and nothing else', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);

  const { body } = await show(giftToken);

  expect(Object.keys(Object(body)).toSorted()).toEqual([
    'amount',
    'expires_at',
    'plan',
    'shown_name',
  ]);
  expect(body).toMatchObject({ plan: 'regular', amount: 15_000, shown_name: 'Ibu Sari' });
});

test('the payer’s letter tells nothing of the family, and the family’s nothing of the payer', async () => {
  const family = await newFamily(product);
  const grandmother = newEmail();
  const { giftToken } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken, grandmother);
  await press(pageUrl, 'pay');
  await tell(orderId);

  const letters = await product.db.query<{ recipient: string; all: string }>(
    `select recipient, text_body || html_body as all from letter where recipient = any($1)`,
    [[family.email, grandmother]],
  );
  const to = (email: string) =>
    letters.find((letter) => letter.recipient === email && letter.all.includes(orderId))?.all ?? '';

  expect(to(grandmother)).toContain(orderId);
  expect(to(grandmother)).not.toMatch(/Ibu Sari|invoice/);
  expect(to(grandmother)).not.toContain(family.email);
  expect(to(family.email)).toContain('through your link');
  expect(to(family.email)).not.toContain(grandmother);
});

test('only a hash of the token is kept', async () => {
  const { token } = await newFamily(product);
  const { giftToken } = await makeLink(token);

  const rows = await product.db.query('select 1 from gift_link l where l::text like $1', [
    `%${giftToken}%`,
  ]);

  expect(rows).toEqual([]);
  expect(giftToken).toMatch(/^[\w-]{22}$/);
});

test('twice: what was paid through a link is not paid through it again', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken);
  await press(pageUrl, 'pay');
  await Promise.all(Array.from({ length: 10 }, () => tell(orderId)));

  const again = await ask(giftToken);

  expect(codeOf(again)).toEqual([409, 'gift_paid']);
  expect(codeOf(await show(giftToken))).toEqual([409, 'gift_paid']);
  expect(await ordersOf(family.email)).toHaveLength(1);
  expect(await lettersTo(family.email)).toHaveLength(1);
});

test('at once: twenty presses at two processes open one order with one page', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const second = await startProduct({}, product);
  const { ask: askThere } = giftSteps(() => second);

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_none, at) => (at % 2 ? ask : askThere)(giftToken)),
  ).finally(() => second.stop());

  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(await ordersOf(family.email)).toHaveLength(1);
});

test('a mistyped address is put right by pressing again: the first page can be paid no more', async () => {
  const family = await newFamily(product);
  const right = newEmail();
  const { giftToken } = await makeLink(family.token);
  const wrong = await begin(giftToken, newEmail());

  const next = await begin(giftToken, right);
  await press(wrong.pageUrl, 'pay');
  await press(next.pageUrl, 'pay');
  await tell(next.orderId);

  expect((await orderOf(wrong.orderId))?.state).toBe('cancelled');
  expect((await orderOf(next.orderId))?.state).toBe('paid');
  expect(await subjectsTo(right)).toHaveLength(1);
});

test('expired: a link of 72 hours opens nothing, and what was begun before can be paid', async () => {
  const family = await newFamily(product);
  const { giftToken, linkId } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken);
  const [row] = await product.db.query<{ hours: number }>(
    `select extract(epoch from expires_at - created_at)::int / 3600 as hours from gift_link where id = $1`,
    [linkId],
  );
  const columns = ['created_at', 'expires_at'];
  await makeEarlier(product.db, { table: 'gift_link', columns, by: '73 hours', of: linkId });

  expect(row?.hours).toBe(72);
  expect(codeOf(await show(giftToken))).toEqual([404, 'gift_over']);
  expect(codeOf(await ask(giftToken))).toEqual([404, 'gift_over']);
  await press(pageUrl, 'pay');
  await tell(orderId);
  expect(await canPlay(family.token)).toBe(true);
});

test('forged: an invented, a short and a foreign token look alike and open nothing', async () => {
  const before = await product.db.query<{ count: number }>('select count(*)::int from orders');

  for (const token of ['A'.repeat(22), 'kurang', '', `${'A'.repeat(21)}'`, 'A'.repeat(23)]) {
    const replies = [await show(token), await ask(token)];
    expect(replies.flatMap(codeOf)).not.toContain(200);
    expect(replies.map((reply) => Object(reply.body).code)).toEqual(['gift_over', 'gift_over']);
  }

  expect(await product.db.query('select count(*)::int from orders')).toEqual(before);
});

test('another’s: links are shown to and ended by nobody but their family', async () => {
  const mine = await newFamily(product);
  const theirs = await newFamily(product);
  const { giftToken, linkId } = await makeLink(mine.token);
  const end = (token: string) =>
    product.send(giftLinks.endGiftLink, { token, params: { link: linkId } });

  const refused = await end(theirs.token);

  expect(refused.status).toBe(404);
  expect(await statesOf(theirs.token)).toEqual([]);
  expect((await show(giftToken)).status).toBe(200);
  expect((await end(mine.token)).status).toBe(200);
  expect(codeOf(await ask(giftToken))).toEqual([404, 'gift_over']);
});

test('an ended link takes its open page along', async () => {
  const family = await newFamily(product);
  const { giftToken, linkId } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken);

  await product.send(giftLinks.endGiftLink, { token: family.token, params: { link: linkId } });
  await press(pageUrl, 'pay');
  await tell(orderId);

  expect((await orderOf(orderId))?.state).toBe('cancelled');
  expect(await canPlay(family.token)).toBe(false);
});

test('a refund goes through the order that was paid, ends the time, and reopens no link', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken, newEmail());
  await press(pageUrl, 'pay');
  await tell(orderId);

  await refundAtGateway(product, orderId, 15_000);
  await tell(orderId, { transaction_status: 'refund' });

  expect((await orderOf(orderId))?.state).toBe('refunded');
  expect(await canPlay(family.token)).toBe(false);
  expect(codeOf(await ask(giftToken))).toEqual([409, 'gift_paid']);
});

test('the payer’s page tells where the order stands, also to who is signed in elsewhere', async () => {
  const family = await newFamily(product);
  const neighbour = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken);
  const waiting = await status(orderId, neighbour.token);
  await press(pageUrl, 'pay');
  await tell(orderId);

  const reply = await status(orderId, neighbour.token);

  expect(waiting.body).not.toHaveProperty('redirect_url');
  expect(reply.body).toMatchObject({ is_paid: true, amount: 15_000 });
  expect(await canPlay(neighbour.token)).toBe(false);
});

test('a database that dies loses and doubles nothing', async () => {
  const family = await newFamily(product);
  const grandmother = newEmail();
  const { giftToken } = await makeLink(family.token);
  const away = await takeAway(product.databaseUrl);
  const refused = await ask(giftToken, grandmother);
  await away();
  await setFaults(product, { drop: true });
  const { pageUrl, orderId } = await begin(giftToken, grandmother);
  await press(pageUrl, 'pay');
  const paid = notification(product, { order_id: orderId });

  const awayAgain = await takeAway(product.databaseUrl);
  const unheard = await notify(product, paid);
  await awayAgain();
  await Promise.all(Array.from({ length: 5 }, () => notify(product, paid)));

  expect([refused.status, unheard.status]).toEqual([503, 503]);
  expect(await ordersOf(family.email)).toMatchObject([{ id: orderId, state: 'paid' }]);
  expect(await lettersTo(family.email)).toHaveLength(1);
  expect(await subjectsTo(grandmother)).toHaveLength(1);
});

test('a gateway that is down is a clear answer, and the same order goes on afterwards', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  await setFaults(product, { down: true });
  const failed = await ask(giftToken);
  await setFaults(product, {});

  const again = await ask(giftToken);

  expect([failed.status, again.status]).toEqual([502, 200]);
  expect(await ordersOf(family.email)).toHaveLength(1);
});
