import { randomUUID } from 'node:crypto';
import { type CallShape, games, type Plan, payments, staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { befall, notification, notify, setFaults } from '../../../testing/gateway.ts';
import { newFamily, startPayment } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { wibDayOf } from '../../../time/wib-day.rules.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());
beforeEach(async () => {
  await setFaults(product, {});
  await product.db.query('truncate mismatch, money_move, money_day');
});

const send = (shape: CallShape, more = {}) => product.send(shape, { token, ...more });
const today = wibDayOf(new Date());

/** A family that pays at the gateway's page, by that method. */
const payment = async (method = 'qris', plan: Plan = 'regular') => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, plan);
  await fetch(pageUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ method, pay: '1' }),
  });
  const query = { order_id: orderId };
  await product.send(payments.successStatus, { token: family.token, query });
  return { orderId, token: family.token };
};

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly named: string;
  readonly facts: object;
  readonly resolution: string | null;
}
const queue = async (state = 'open'): Promise<Row[]> =>
  Object((await send(staff.mismatches, { query: { state } })).body).rows;
const onlyOne = async () => {
  const rows = await queue();
  expect(rows).toHaveLength(1);
  return rows[0] ?? { id: '', kind: '', named: '', facts: {}, resolution: null };
};
const one = async (id: string) => Object((await send(staff.mismatch, { params: { id } })).body);
const resolve = (id: string, resolution: string, more = {}) =>
  send(staff.resolveMismatch, {
    params: { id },
    body: { resolution, reason: 'Sudah dicek', ...more },
  });
const orderOf = async (id: string) => {
  const [row] = await product.db.query('select state, flag from orders where id = $1', [id]);
  return row;
};
const moneyToday = async () => {
  await product.runJob('money days');
  const { days } = Object((await send(staff.money)).body);
  const { orders, gross, refunds } = days.find(({ day }: { day: string }) => day === today);
  return { orders, gross, refunds };
};

test('a wrong sum waits until it is given back by hand, once, and both stand in the books', async () => {
  await setFaults(product, { wrongAmount: 10_000 });
  const { orderId } = await payment();
  const { id, kind, facts } = await onlyOne();
  const hand = { amount: 10_000, reference: 'BCA 4711' };

  const still = await resolve(id, 'right');
  const tooMuch = await resolve(id, 'by_hand', { ...hand, amount: 10_001 });
  const twice = await Promise.all([resolve(id, 'by_hand', hand), resolve(id, 'by_hand', hand)]);
  const other = await resolve(id, 'days_given');

  expect([kind, facts]).toEqual(['amount', { expected: 15_000, arrived: 10_000 }]);
  expect(still.body).toMatchObject({ code: 'staff_still_wrong' });
  expect(tooMuch.body).toMatchObject({ code: 'staff_refund_too_much' });
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(other.body).toMatchObject({ code: 'staff_ended_otherwise' });
  expect(await orderOf(orderId)).toEqual({ state: 'refunded', flag: null });
  expect(await queue()).toEqual([]);
  expect(await queue('done')).toMatchObject([{ id, resolution: 'by_hand' }]);
  expect(await one(id)).toMatchObject({ reference: 'BCA 4711', reason: 'Sudah dicek', left: 0 });
  expect(await moneyToday()).toEqual({ orders: 0, gross: 10_000, refunds: 10_000 });
  const log = await product.db.query(
    `select count(*)::int as n from staff_audit where did = 'resolveMismatch' and about = $1`,
    [orderId],
  );
  expect(log).toEqual([{ n: 1 }]);
});

test('a transfer that no gateway gives back is given back by hand, and the paid time ends', async () => {
  const { orderId, token: theirs } = await payment('bca_va', 'premium');
  const body = { amount: 120_000, reason: 'Salah paket', key: randomUUID() };
  const refused = await send(staff.refundOrder, { params: { id: orderId }, body });
  const { id, kind } = await onlyOne();

  const whole = await resolve(id, 'by_hand', { amount: 120_000, reference: 'BCA 1' });

  expect(refused.body).toMatchObject({ code: 'staff_refund_refused' });
  expect([kind, whole.status]).toEqual(['refund_refused', 200]);
  expect(await orderOf(orderId)).toEqual({ state: 'refunded', flag: null });
  expect((await product.send(games.list, { token: theirs })).status).toBe(402);
  expect(await moneyToday()).toEqual({ orders: 1, gross: 120_000, refunds: 120_000 });
  await send(staff.checkOrder, { params: { id: orderId } });
  expect(await orderOf(orderId)).toEqual({ state: 'refunded', flag: null });
});

test('a refund without an answer waits, and settles itself when the gateway takes it', async () => {
  const { orderId } = await payment();
  const body = { amount: 15_000, reason: 'Salah', key: randomUUID() };
  await setFaults(product, { answer500: true });
  const lost = await send(staff.refundOrder, { params: { id: orderId }, body });
  const { kind, facts } = await onlyOne();
  await setFaults(product, {});

  await send(staff.refundOrder, { params: { id: orderId }, body });

  expect([lost.status, kind, facts]).toEqual([503, 'refund_unanswered', { amount: 15_000 }]);
  expect(await queue()).toEqual([]);
  expect(await queue('done')).toMatchObject([{ resolution: 'settled', resolved_by: null }]);
});

test.each([
  ['reversal', 'taken_back'],
  ['chargeback', 'charged_back'],
])('money that a %s takes waits for somebody, who may give days instead', async (what, kind) => {
  const { orderId } = await payment();
  await befall(product, what, orderId);
  await send(staff.checkOrder, { params: { id: orderId } });
  const mismatch = await onlyOne();

  const reply = await resolve(mismatch.id, 'days_given');

  expect([mismatch.kind, reply.status]).toEqual([kind, 200]);
  expect(await orderOf(orderId)).toMatchObject({ flag: null });
  expect(await moneyToday()).toEqual({ orders: 1, gross: 15_000, refunds: 15_000 });
});

test('an order that is not ours waits once, and is not opened again once it is not ours', async () => {
  const name = `TOKO-${randomUUID()}`;
  const tell = (status: string) =>
    notify(product, notification(product, { order_id: name, transaction_status: status }));
  expect([(await tell('pending')).status, (await tell('settlement')).status]).toEqual([404, 404]);
  const { id, kind, facts } = await onlyOne();

  const wrong = await resolve(id, 'days_given');
  const closed = await resolve(id, 'not_ours');
  await tell('refund');

  expect([kind, facts]).toEqual(['unknown_order', { claimed: 'settlement' }]);
  expect([wrong.status, closed.status]).toEqual([400, 200]);
  expect(await queue()).toEqual([]);
});

test('what belongs to an order of ours stands in that order’s history', async () => {
  const { orderId } = await payment();
  const name = `NB-lain-${randomUUID().slice(0, 8)}`;
  await notify(product, notification(product, { order_id: name }));
  const { id } = await onlyOne();

  const nowhere = await resolve(id, 'belongs', { order: 'NB-tidak-ada' });
  const bare = await resolve(id, 'belongs');
  const reply = await resolve(id, 'belongs', { order: orderId });

  expect([nowhere.status, bare.status, reply.status]).toEqual([404, 400, 200]);
  const { body } = await send(staff.order, { params: { id: orderId } });
  const bodies = Object(body).events.map((event: { body: string }) => event.body);
  expect(bodies.some((text: string) => text.includes(name))).toBe(true);
});

test('money of nobody’s order that went back by hand comes and goes in the books', async () => {
  await notify(product, notification(product, { order_id: `LAMA-${randomUUID()}` }));
  const { id } = await onlyOne();

  const reply = await resolve(id, 'by_hand', { amount: 15_000, reference: 'QRIS 99' });

  expect(reply.status).toBe(200);
  expect(await moneyToday()).toEqual({ orders: 0, gross: 15_000, refunds: 15_000 });
});

test('an end without its reason, its sum or its reference is none', async () => {
  await setFaults(product, { wrongAmount: 20_000 });
  await payment();
  const { id } = await onlyOne();

  const replies = await Promise.all([
    resolve(id, 'right', { reason: ' ' }),
    resolve(id, 'by_hand', { amount: 20_000 }),
    resolve(id, 'by_hand', { reference: 'BCA' }),
    resolve(id, 'right', { amount: 5 }),
    resolve(id, 'not_ours'),
    resolve(id, 'settled'),
    resolve('999999', 'right'),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 404]);
  expect(await queue()).toHaveLength(1);
});

test('what the gateway has put right meanwhile is ended by looking again', async () => {
  await setFaults(product, { wrongAmount: 10_000 });
  const { orderId } = await payment();
  const { id } = await onlyOne();
  await product.db.query('update sandbox_transaction set gross = price where order_id = $1', [
    orderId,
  ]);

  const reply = await resolve(id, 'right');

  expect(reply.status).toBe(200);
  expect(await orderOf(orderId)).toEqual({ state: 'paid', flag: null });
  expect(await queue('done')).toMatchObject([{ id, resolution: 'settled' }]);
});

test('a sum that is too large goes back through the gateway, and nothing waits any more', async () => {
  await setFaults(product, { wrongAmount: 20_000 });
  const { orderId } = await payment();
  const { id } = await onlyOne();
  const before = await send(staff.order, { params: { id: orderId } });

  const body = { amount: 20_000, reason: 'Salah jumlah', key: randomUUID() };
  const reply = await send(staff.refundOrder, { params: { id: orderId }, body });

  expect(before.body).toMatchObject({ left: 20_000, waiting: [{ id, kind: 'amount' }] });
  expect(reply.body).toEqual({ state: 'refunded' });
  expect(await queue('done')).toMatchObject([{ id, resolution: 'settled' }]);
  const after = await send(staff.order, { params: { id: orderId } });
  expect(after.body).toMatchObject({ left: 0, waiting: [], flag: null });
  expect(await moneyToday()).toEqual({ orders: 0, gross: 20_000, refunds: 20_000 });
});
