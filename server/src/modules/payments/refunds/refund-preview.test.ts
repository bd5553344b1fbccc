import { randomUUID } from 'node:crypto';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, newColleague, newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct({ REFUND_ALONE_LIMIT: '50000' });
  ({ token } = await enterConsole(product, (await newColleague(product)).email));
});
afterAll(() => product.stop());

const paidOrder = async () => {
  const family = await newSubscriber(product, 'premium');
  const [row] = await product.db.query<{ id: string; account_id: string }>(
    'select o.id, o.account_id from orders o join account a on a.id = o.account_id where a.email = $1',
    [family.email],
  );
  return { id: String(row?.id), family: String(row?.account_id) };
};
const preview = (id: string, amount: number | string) =>
  product.send(staff.previewRefund, { token, params: { id }, query: { amount: String(amount) } });
const refund = (id: string, amount: number) =>
  product.send(staff.refundOrder, {
    token,
    params: { id },
    body: { amount, reason: 'Salah paket', key: randomUUID() },
  });
const endOf = async (family: string) => {
  const [row] = await product.db.query<{ at: Date | null }>(
    'select max(ends_at) as at from period where account_id = $1 and ends_at > now()',
    [family],
  );
  return row?.at?.toISOString() ?? null;
};

test('says what a part does, changes nothing, and the part then does just that', async () => {
  const { id, family } = await paidOrder();
  const before = await endOf(family);

  const message = await preview(id, 20_000);
  const untouched = await product.db.query('select 1 from refund where order_id = $1', [id]);
  const done = await refund(id, 20_000);

  expect(message.body).toEqual({
    left: 100_000,
    needs_second: false,
    seconds: expect.any(Number),
    earlier: null,
    ends: [],
  });
  expect(untouched).toEqual([]);
  expect(done.body).toEqual({ state: 'partly_refunded' });
  expect(await endOf(family)).toBe(before);
});

test('says that the whole ends the plan, when it would have ended, and that it needs a second person', async () => {
  const { id, family } = await paidOrder();

  const message = await preview(id, 120_000);
  const pending = await refund(id, 120_000);
  const again = await preview(id, 120_000);

  expect(message.body).toMatchObject({
    left: 0,
    needs_second: true,
    ends: [{ plan: 'premium', before: await endOf(family), after: null }],
  });
  expect(pending.body).toMatchObject({ is_waiting: true });
  expect(again.body).toMatchObject({ earlier: 'waiting' });
});

test('what adds up to more than one person may give needs a second, as it does when it is done', async () => {
  const { id } = await paidOrder();
  await refund(id, 30_000);

  const [up, above] = [await preview(id, 20_000), await preview(id, 20_001)];
  const done = await refund(id, 20_001);

  expect([up, above].map(({ body }) => Object(body).needs_second)).toEqual([false, true]);
  expect(done.body).toMatchObject({ is_waiting: true });
});

test('refuses what would be refused, and the log says whose order was looked at', async () => {
  const { id, family } = await paidOrder();
  await refund(id, 20_000);

  const replies = [await preview(id, 120_001), await preview(id, 110_000), await preview(id, 'x')];
  const unknown = await preview('tidak-ada', 1);
  await preview(id, 1000);

  expect(replies.map(({ status }) => status)).toEqual([400, 409, 400]);
  expect(unknown.status).toBe(404);
  const log = await product.db.query(
    `select family_id as family from staff_audit where about = $1 and did = 'previewRefund'`,
    [id],
  );
  expect(log).toEqual([{ family }]);
});
