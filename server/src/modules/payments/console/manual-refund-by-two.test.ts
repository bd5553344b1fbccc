import { randomUUID } from 'node:crypto';
import { payments, staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notification, notify, setFaults } from '../../../testing/gateway.ts';
import {
  confirmProposals,
  enterConsole,
  newColleague,
  newFamily,
  startPayment,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { withoutTriggers } from '../../../testing/without-triggers.ts';

let product: Product;
let token: string;
let second: string;
beforeAll(async () => {
  product = await startProduct({ REFUND_ALONE_LIMIT: '5000' });
  const enter = async () =>
    (await enterConsole(product, (await newColleague(product)).email)).token;
  token = await enter();
  second = await enter();
});
afterAll(() => product.stop());
beforeEach(() => product.db.query('truncate mismatch, money_move, money_day, proposal'));

/** A payment of a sum that does not fit waits in the queue. */
const wrongPayment = async () => {
  await setFaults(product, { wrongAmount: 10_000 });
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  const body = new URLSearchParams({ method: 'qris', pay: '1' });
  await fetch(pageUrl, { method: 'POST', redirect: 'manual', body });
  const query = { order_id: orderId };
  await product.send(payments.successStatus, { token: family.token, query });
  await setFaults(product, {});
  return orderId;
};
const queue = z.object({ rows: z.array(z.object({ id: z.string() })) });
const onlyOne = async () =>
  queue.parse((await product.send(staff.mismatches, { token })).body).rows[0]?.id ?? '';
const resolve = (id: string, amount: number, reference = 'BCA 4711') =>
  product.send(staff.resolveMismatch, {
    token,
    params: { id },
    body: { resolution: 'by_hand', reason: 'Sudah dicek', amount, reference },
  });
const ended = async (id: string) =>
  Object((await product.send(staff.mismatch, { token, params: { id } })).body);
const refunds = (orderId: string) =>
  product.db.query(
    `select amount::int, approved_by is not null as is_approved from refund where order_id = $1`,
    [orderId],
  );

test('above the limit money that went back by hand stands in no book before a second yes', async () => {
  const orderId = await wrongPayment();
  const id = await onlyOne();

  const tooMuch = await resolve(id, 10_001);
  const twice = [await resolve(id, 10_000), await resolve(id, 10_000)];
  const other = await resolve(id, 9_000);
  const before = [await ended(id), await refunds(orderId)];
  const yes = await confirmProposals(product, second);

  expect(tooMuch.body).toMatchObject({ code: 'staff_refund_too_much' });
  expect(twice.map(({ body }) => body)).toEqual([
    { id, is_waiting: true },
    { id, is_waiting: true },
  ]);
  expect(other.body).toMatchObject({ code: 'staff_waits_already' });
  expect(before).toMatchObject([{ resolution: null, left: 10_000 }, []]);
  expect(yes?.status).toBe(200);
  expect(await ended(id)).toMatchObject({ resolution: 'by_hand', reference: 'BCA 4711', left: 0 });
  expect(await refunds(orderId)).toEqual([{ amount: 10_000, is_approved: true }]);
});

test('up to the limit one person is enough, once', async () => {
  const orderId = await wrongPayment();
  const id = await onlyOne();

  const small = await resolve(id, 4_000);
  const through = await product.send(staff.refundOrder, {
    token,
    params: { id: orderId },
    body: { amount: 4_000, reason: 'Sisanya', key: randomUUID() },
  });

  expect(small.body).toEqual({ id });
  // Both ways are one sum.
  expect(through.body).toMatchObject({ is_waiting: true });
});

test('what ended otherwise meanwhile is not written down any more', async () => {
  await wrongPayment();
  const id = await onlyOne();
  await resolve(id, 10_000);

  const params = { id };
  const body = { resolution: 'days_given', reason: 'Hari saja' };
  await product.send(staff.resolveMismatch, { token, params, body });

  const { rows } = Object((await product.send(staff.proposals, { token: second })).body);
  expect(rows).toEqual([]);
});

test('money of nobody’s order counts by the name that it came with', async () => {
  await notify(product, notification(product, { order_id: `LAMA-${randomUUID()}` }));
  const id = await onlyOne();

  const waits = await resolve(id, 6_000);
  const yes = await confirmProposals(product, second);

  expect(waits.body).toEqual({ id, is_waiting: true });
  expect(yes?.status).toBe(200);
  expect(await ended(id)).toMatchObject({ resolution: 'by_hand', amount: 6_000 });
});

test.skipIf(withoutTriggers)(
  'the database refuses one person alone, in whatever way it is written',
  async () => {
    const orderId = await wrongPayment();
    const id = await onlyOne();
    const [me] = await product.db.query<{ id: string }>('select id from staff limit 1');
    const write = (sql: string, ...values: unknown[]) => product.db.query(sql, values);
    const end = `update mismatch set resolved_at = now(), resolution = 'by_hand', amount = 10000,
    reference = 'x', resolved_by_id = $2, approved_by = $3 where id = $1`;
    const refund = `insert into refund (key, order_id, amount, reason, staff_email, reference, asked_by,
      approved_by, state)
    values ('by-hand-' || $1, $2, 10000, 'x', 'x', 'x', $3, $4, 'accepted')`;

    await expect(write(refund, id, orderId, me?.id, null)).rejects.toThrow('two_people');
    await expect(write(refund, id, orderId, me?.id, me?.id)).rejects.toThrow();
    await expect(write(end, id, me?.id, null)).rejects.toThrow('two_people');
    await expect(write(end, id, me?.id, me?.id)).rejects.toThrow('two_people');
  },
);
