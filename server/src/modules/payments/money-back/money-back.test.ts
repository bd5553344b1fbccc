import { staff } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { takeAway } from '../../../database/testing.ts';
import { befall, refundAtGateway, setFaults } from '../../../testing/gateway.ts';
import {
  enterAdult,
  enterConsole,
  newColleague,
  newEmail,
  newFamily,
  press,
  startPayment,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { withoutTriggers } from '../../../testing/without-triggers.ts';
import { giftSteps } from '../gifts/gifts.testing.ts';
import { paymentSteps } from '../payments.testing.ts';
import { moneyBackSteps } from './money-back.testing.ts';

let product: Product;
const { canPlay, orderOf, status, tell } = paymentSteps(() => product);
const { age, lettersBack, ledgerOf, payingByBank, payingFamily, request, show, waitsFor } =
  moneyBackSteps(() => product);
beforeAll(async () => {
  // Not even one rupiah may one of the staff give back alone.
  product = await startProduct({ REFUND_ALONE_LIMIT: '0' });
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

const paid = { kind: 'paid', amount: 15_000 };
const back = { kind: 'back', amount: 15_000 };

test('the money of the last seven days goes back, the time ends, and the letter says so', async () => {
  const { token, email, orderId } = await payingFamily();
  expect(await show(token)).toMatchObject({
    offer: { order_id: orderId, plan: 'regular', amount: 15_000, is_gift: false },
    request: null,
  });

  const reply = await request(token, orderId);

  expect(reply.body).toMatchObject({ offer: null, request: { state: 'returned', amount: 15_000 } });
  expect((await orderOf(orderId))?.state).toBe('refunded');
  expect(await canPlay(token)).toBe(false);
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
  expect(await lettersBack(email)).toBe(1);
  expect(await waitsFor(orderId)).toEqual([]);
});

test('at once and twice: twenty requests at two processes and ten notices give back once', async () => {
  const { token, email, orderId } = await payingFamily();
  const second = await startProduct({ REFUND_ALONE_LIMIT: '0' }, product);

  const replies = await Promise.all([
    ...Array.from({ length: 20 }, (_none, at) =>
      request(token, orderId, at % 2 ? second : product),
    ),
    ...Array.from({ length: 10 }, () => tell(orderId, { transaction_status: 'refund' })),
  ]).finally(() => second.stop());
  await request(token, orderId);

  expect(replies.every((reply) => [200, 429, 503].includes(reply.status))).toBe(true);
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
  expect(await lettersBack(email)).toBe(1);
  expect((await orderOf(orderId))?.state).toBe('refunded');
});

test('expired: after seven days nothing is offered, and nothing given', async () => {
  const { token, orderId } = await payingFamily();
  await age(orderId, 7);

  const reply = await request(token, orderId);

  expect(await show(token)).toEqual({ offer: null, request: null });
  expect([reply.status, Object(reply.body).code]).toEqual([409, 'conflict']);
  expect(await canPlay(token)).toBe(true);
});

test.skipIf(withoutTriggers)(
  'the database itself refuses what is older, or more than was paid',
  async () => {
    const late = await payingFamily();
    const early = await payingFamily();
    await age(late.orderId, 7);
    const insert = (orderId: string, amount: number) =>
      product.db.query(
        `insert into refund (key, order_id, amount, reason, staff_email, by_family)
       values ($1, $2, $3, 'forged', '', true)`,
        [`mb-${orderId}`, orderId, amount],
      );

    await expect(insert(late.orderId, 15_000)).rejects.toThrow('seven days');
    await expect(insert(early.orderId, 15_001)).rejects.toThrow('seven days');
  },
);

test('once: a family that has had its money back is not offered it again', async () => {
  const { token, orderId } = await payingFamily();
  await request(token, orderId);
  const next = await startPayment(product, token, 'regular');
  await press(next.pageUrl, 'pay');
  await status(next.orderId, token);

  const reply = await request(token, next.orderId);

  expect(await show(token)).toMatchObject({ offer: null, request: { state: 'returned' } });
  expect(reply.status).toBe(409);
  expect(await canPlay(token)).toBe(true);
});

test('another’s and forged: nobody asks for money that another family paid', async () => {
  const mine = await payingFamily();
  const theirs = await payingFamily();

  const replies = [
    await request(theirs.token, mine.orderId),
    await request(theirs.token, `NB-${'x'.repeat(22)}`),
  ];

  expect(replies.map((reply) => reply.status)).toEqual([404, 404]);
  expect((await orderOf(mine.orderId))?.state).toBe('paid');
  expect(await ledgerOf(mine.orderId)).toEqual([paid]);
});

test('without the adult’s PIN nothing is shown or asked for', async () => {
  const { pageUrl, orderId, token } = await (async () => {
    const family = await newFamily(product);
    return { ...(await startPayment(product, family.token, 'regular')), token: family.token };
  })();
  await press(pageUrl, 'pay');
  await tell(orderId);

  expect((await request(token, orderId)).status).toBe(403);
  expect((await orderOf(orderId))?.state).toBe('paid');
});

test('what the gateway cannot give back waits for staff, and the family plays until it has gone', async () => {
  const { token, email, orderId } = await payingByBank();

  const reply = await request(token, orderId);
  await request(token, orderId);

  expect(reply.body).toMatchObject({ request: { state: 'by_staff', amount: 120_000 } });
  expect(await waitsFor(orderId)).toEqual(['refund_refused']);
  expect(await canPlay(token)).toBe(true);
  expect(await lettersBack(email)).toBe(1);
});

test('a gateway that is away is asked again by a job, with the same key', async () => {
  const { token, email, orderId } = await payingFamily();
  await setFaults(product, { down: true });
  const waiting = await request(token, orderId);
  const queue = await waitsFor(orderId);
  await setFaults(product, {});
  await product.db.query(`update money_back set asked_at = now() - interval '2 minutes'`);

  await Promise.all([product.runJob('money back'), product.runJob('money back')]);

  expect(waiting.body).toMatchObject({ request: { state: 'returning' } });
  expect(queue).toEqual(['refund_unanswered']);
  expect(await waitsFor(orderId)).toEqual([]);
  expect(await show(token)).toMatchObject({ request: { state: 'returned' } });
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
  expect(await lettersBack(email)).toBe(1);
});

test('a process that died after it had written the request loses nothing', async () => {
  const { token, orderId } = await payingFamily();
  // As it stands between the two steps.
  await product.db.query(
    `insert into refund (account_id, key, order_id, amount, reason, staff_email, by_family)
     select account_id, $1, id, 15000, 'seven days', '', true from orders where id = $2`,
    [`mb-${orderId}`, orderId],
  );
  await product.db.query(
    `insert into money_back (account_id, order_id, refund_key, asked_at)
     select account_id, id, $2, now() - interval '2 minutes' from orders where id = $1`,
    [orderId, `mb-${orderId}`],
  );

  await product.runJob('money back');

  expect(await show(token)).toMatchObject({ request: { state: 'returned' } });
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
});

test('a database that dies gives back nothing, and once when it is back', async () => {
  const { token, orderId } = await payingFamily();
  const comeBack = await takeAway(product.databaseUrl);
  const refused = await request(token, orderId);
  await comeBack();

  const reply = await request(token, orderId);

  expect(refused.status).toBe(503);
  expect(reply.body).toMatchObject({ request: { state: 'returned' } });
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
});

test('staff who give the same money back at once give it back once', async () => {
  const lone = await startProduct({ REFUND_ALONE_LIMIT: '250000' }, product);
  const colleague = await newColleague(product);
  const { token: staffToken } = await enterConsole(lone, colleague.email);
  const { token, orderId } = await payingFamily();
  const body = { amount: 15_000, reason: 'the family wrote to us', key: `staff-${Date.now()}` };

  const replies = await Promise.all([
    lone.send(staff.refundOrder, { token: staffToken, params: { id: orderId }, body }),
    request(token, orderId),
    lone.send(staff.refundOrder, { token: staffToken, params: { id: orderId }, body }),
    request(token, orderId),
  ]).finally(() => lone.stop());
  await tell(orderId, { transaction_status: 'refund' });

  expect(replies.map((reply) => reply.status)).toContain(200);
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
  expect((await orderOf(orderId))?.state).toBe('refunded');
});

test('what staff gave back before is not given again', async () => {
  const { token, orderId } = await payingFamily();
  await refundAtGateway(product, orderId, 15_000);
  await setFaults(product, { drop: true });

  await request(token, orderId);

  expect((await orderOf(orderId))?.state).toBe('refunded');
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
});

test('a chargeback that nobody has heard of yet is not paid twice', async () => {
  const { token, orderId } = await payingFamily();
  await setFaults(product, { drop: true });
  await befall(product, 'chargeback', orderId);

  await request(token, orderId);

  expect((await orderOf(orderId))?.state).toBe('charged_back');
  expect(await ledgerOf(orderId)).toEqual([paid, back]);
  expect(await canPlay(token)).toBe(false);
});

test('an upgrade that goes back leaves the regular time that was paid before', async () => {
  const { token, orderId } = await payingFamily();
  const premium = await startPayment(product, token, 'premium');
  await press(premium.pageUrl, 'pay');
  await status(premium.orderId, token);

  await request(token, premium.orderId);

  const [period] = await product.db.query<{ order_id: string }>(
    `select order_id from period where account_id = (select account_id from orders where id = $1)
     and ends_at > now()`,
    [orderId],
  );
  expect(period).toEqual({ order_id: orderId });
  expect(await canPlay(token)).toBe(true);
});

test('of a gift the money goes to who paid, and both hear of it', async () => {
  const family = await enterAdult(product, await newFamily(product));
  const grandmother = newEmail();
  const { begin, makeLink } = giftSteps(() => product);
  const { giftToken } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken, grandmother);
  await press(pageUrl, 'pay');
  await tell(orderId);
  expect(await show(family.token)).toMatchObject({ offer: { is_gift: true } });

  await request(family.token, orderId);

  expect((await orderOf(orderId))?.state).toBe('refunded');
  expect([await lettersBack(family.email), await lettersBack(grandmother)]).toEqual([1, 1]);
});
