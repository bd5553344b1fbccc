import { randomUUID } from 'node:crypto';
import { type CallShape, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeAway } from '../../../database/testing.ts';
import { startConsole } from '../../../testing/console.ts';
import { newSubscriber } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { withoutTriggers } from '../../../testing/without-triggers.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());

const send = (shape: CallShape, more = {}) => product.send(shape, { token, ...more });
const paidOrder = async () => {
  const family = await newSubscriber(product, 'premium');
  const [row] = await product.db.query<{ id: string }>(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [family.email],
  );
  return String(row?.id);
};
const refund = (id: string, body: object) => send(staff.refundOrder, { params: { id }, body });
/** What the ledger says has gone back of an order. */
const givenBack = async (id: string) => {
  const [back] = await product.db.query<{ sum: number | null }>(
    `select sum(amount)::float as sum from money_move where order_id = $1 and kind = 'back'`,
    [id],
  );
  return back?.sum;
};

test('an order is listed and shown with what its gateway said', async () => {
  const id = await paidOrder();

  const list = await send(staff.orders, { query: { state: 'paid' } });
  const flagged = await send(staff.orders, { query: { flagged: 'true' } });
  const one = await send(staff.order, { params: { id } });

  expect(Object(list.body).rows[0]).toMatchObject({ id, amount: 120_000, state: 'paid' });
  expect(flagged.body).toEqual({ rows: [], has_next: false });
  expect(one.body).toMatchObject({ id, state: 'paid', display_name: 'Ibu Sari' });
  const kinds = Object(one.body).events.map((event: object) => Object(event).kind);
  expect(kinds).toContain('state');
});

test('asking the gateway again leaves a paid order as it is, and the log tells of it', async () => {
  const id = await paidOrder();

  const reply = await send(staff.checkOrder, { params: { id } });

  expect(reply).toMatchObject({ status: 200, body: { state: 'paid' } });
  const log = await product.db.query('select did from staff_audit where about = $1', [id]);
  expect(log).toEqual([{ did: 'checkOrder' }]);
});

test('pressing twice gives the money back once', async () => {
  const id = await paidOrder();
  const body = { amount: 20_000, reason: 'Salah paket', key: randomUUID() };

  const first = await refund(id, body);
  const again = await refund(id, body);

  expect([first.status, again.status]).toEqual([200, 200]);
  expect([first.body, again.body]).toEqual([
    { state: 'partly_refunded' },
    { state: 'partly_refunded' },
  ]);
  const whole = await refund(id, { ...body, amount: 100_000, key: randomUUID() });
  expect(whole.body).toEqual({ state: 'refunded' });
});

test('more than was paid is not given back, nor anything without a reason', async () => {
  const id = await paidOrder();
  const body = { amount: 120_001, reason: 'Salah', key: randomUUID() };

  const replies = await Promise.all([
    refund(id, body),
    refund(id, { ...body, amount: 100, reason: ' ' }),
    refund(id, { ...body, amount: 0 }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect((await send(staff.checkOrder, { params: { id } })).body).toEqual({ state: 'paid' });
});

test('parts that go back are added up: never more than was paid, from however many forms', async () => {
  const id = await paidOrder();
  const part = (amount: number) => refund(id, { amount, reason: 'Salah', key: randomUUID() });

  const replies = [await part(70_000), await part(60_000), await part(50_000), await part(1)];

  expect(replies.map(({ status }) => status)).toEqual([200, 409, 200, 409]);
  const [back] = await product.db.query<{ sum: number }>(
    'select sum(amount)::float as sum from refund where order_id = $1',
    [id],
  );
  expect(back?.sum).toBe(120_000);
});

test('a refund whose answer was lost is the same refund from a page that was loaded anew', async () => {
  const id = await paidOrder();
  const lost = { amount: 40_000, reason: 'Salah', key: randomUUID() };
  await refund(id, lost);
  // As it stands when the gateway's answer never came.
  await product.db.query(`update refund set state = 'asked' where order_id = $1`, [id]);

  const again = await refund(id, { ...lost, key: randomUUID() });

  expect(again.status).toBe(200);
  const refunds = await product.db.query('select key, state from refund where order_id = $1', [id]);
  expect(refunds).toEqual([{ key: lost.key, state: 'accepted' }]);
  const rest = await refund(id, { ...lost, amount: 80_000, key: randomUUID() });
  expect(rest.body).toEqual({ state: 'refunded' });
});

test('twenty presses at once give one refund, and ten forms never more than was paid', async () => {
  const [once, often] = [await paidOrder(), await paidOrder()];
  const body = { amount: 30_000, reason: 'Salah', key: randomUUID() };

  await Promise.all(Array.from({ length: 20 }, () => refund(once, body)));
  await Promise.all(
    Array.from({ length: 10 }, () => refund(often, { ...body, key: randomUUID() })),
  );

  expect(await givenBack(once)).toBe(30_000);
  expect(await givenBack(often)).toBeLessThanOrEqual(120_000);
});

test.skipIf(withoutTriggers)(
  'a database that dies before or after the gateway has given back gives back once',
  async () => {
    const id = await paidOrder();
    const body = { amount: 30_000, reason: 'Salah', key: randomUUID() };
    const away = await takeAway(product.databaseUrl);
    const refused = await refund(id, body);
    await away();
    await product.db.query(`
    create function lose_commit() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await product.db.query(`
    create constraint trigger lose_commit after update on refund
      deferrable initially deferred for each row execute function lose_commit()`);
    const lost = await refund(id, body);
    await product.db.query('drop trigger lose_commit on refund');

    const again = await refund(id, body);

    expect([refused.status, lost.status, again.status]).toEqual([503, 503, 200]);
    expect(await givenBack(id)).toBe(30_000);
  },
);
