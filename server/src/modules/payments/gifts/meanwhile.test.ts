import { payments } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setFaults } from '../../../testing/gateway.ts';
import { newEmail, newFamily, press, startPayment } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { paymentSteps } from '../payments.testing.ts';
import { giftSteps } from './gifts.testing.ts';

let product: Product;
const { canPlay, lettersTo, orderOf, tell } = paymentSteps(() => product);
const { ask, begin, makeLink, ordersOf, subjectsTo } = giftSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

const codeOf = ({ status: code, body }: { status: number; body: unknown }) => [
  code,
  Object(body).code,
];

test('at once: the family and two payers leave one order that can be paid', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const payers = [newEmail(), newEmail()];

  const replies = await Promise.all(
    Array.from({ length: 12 }, (_none, at) =>
      at % 3 === 0
        ? product.send(payments.start, { token: family.token, body: { plan: 'regular' } })
        : ask(giftToken, payers[at % 2]),
    ),
  );
  const pages = new Set(
    replies.map(({ body }) => String(Object(body).redirect_url ?? '')).filter(Boolean),
  );
  await setFaults(product, { drop: true });
  await Promise.all([...pages].map((page) => press(page, 'pay')));
  for (const { id } of await ordersOf(family.email)) await tell(id);

  const orders = await ordersOf(family.email);
  const meant = ['200,', '409,gift_busy', '409,conflict', '502,payment_failed'];
  expect(
    replies.map((reply) => String(codeOf(reply))).filter((each) => !meant.includes(each)),
  ).toEqual([]);
  expect(orders.filter(({ state }) => ['created', 'pending'].includes(state))).toEqual([]);
  expect(orders.filter(({ state }) => state === 'paid').length).toBeLessThanOrEqual(1);
});

test('a family that pays itself closes the payer’s page, and its link says that all is paid', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const gift = await begin(giftToken, newEmail());
  const own = await startPayment(product, family.token, 'regular');

  await press(gift.pageUrl, 'pay');
  await press(own.pageUrl, 'pay');
  await tell(own.orderId);

  expect((await orderOf(gift.orderId))?.state).toBe('cancelled');
  expect(codeOf(await ask(giftToken))).toEqual([409, 'gift_paid']);
  expect(await lettersTo(family.email)).toHaveLength(1);
});

test('what the family paid a moment ago, before any notice came, is not asked of anybody else', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const own = await startPayment(product, family.token, 'regular');
  await setFaults(product, { drop: true });
  await press(own.pageUrl, 'pay');

  const reply = await ask(giftToken, newEmail());

  expect(codeOf(reply)).toEqual([409, 'gift_paid']);
  expect(await canPlay(family.token)).toBe(true);
  expect(await ordersOf(family.email)).toHaveLength(1);
});

test('money that comes late on a closed gift is the family’s, and both hear of it', async () => {
  const family = await newFamily(product);
  const grandmother = newEmail();
  const { giftToken } = await makeLink(family.token);
  const gift = await begin(giftToken, grandmother);
  // Closed on our side while the gateway's page stayed payable: an old virtual account.
  await product.db.query(`update orders set state = 'cancelled' where id = $1`, [gift.orderId]);
  await press(gift.pageUrl, 'pay');

  await tell(gift.orderId);

  expect(await orderOf(gift.orderId)).toEqual({ state: 'paid', flag: 'late_payment' });
  expect(await canPlay(family.token)).toBe(true);
  expect(await subjectsTo(grandmother)).toHaveLength(1);
});

test('the family’s plans do not show what somebody else is about to pay', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  await begin(giftToken);

  const own = await startPayment(product, family.token, 'regular');

  const orders = await ordersOf(family.email);
  expect(orders.map(({ state }) => state)).toEqual(['cancelled', 'pending']);
  expect(orders.at(-1)).toMatchObject({ id: own.orderId, gift_link_id: null });
});
