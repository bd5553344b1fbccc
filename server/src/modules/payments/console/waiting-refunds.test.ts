import { randomUUID } from 'node:crypto';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, newColleague, newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { withoutTriggers } from '../../../testing/without-triggers.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ REFUND_ALONE_LIMIT: '50000' });
});
afterAll(() => product.stop());

const person = async () => {
  const { id, email } = await newColleague(product);
  return { id, email, token: (await enterConsole(product, email)).token };
};
type Person = Awaited<ReturnType<typeof person>>;

const paidOrder = async () => {
  const family = await newSubscriber(product, 'premium');
  const [row] = await product.db.query<{ id: string }>(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [family.email],
  );
  return String(row?.id);
};
const refund = ({ token }: Person, id: string, amount: number) => {
  const key = randomUUID();
  const body = { amount, reason: 'Salah paket', key };
  return product
    .send(staff.refundOrder, { token, params: { id }, body })
    .then((reply) => ({ ...reply, key }));
};
const decide = ({ token }: Person, { id, key }: { id: string; key: string }, isYes: boolean) => {
  const sending = { token, params: { id, key }, body: { is_approved: isYes } };
  return product.send(staff.decideRefund, sending);
};
const goneBack = async (id: string) => {
  const [row] = await product.db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from refund
     where order_id = $1 and state in ('asked', 'accepted')`,
    [id],
  );
  return row?.sum;
};

test('up to the limit one person is enough; above it nothing goes back before a second yes', async () => {
  const [one, other] = [await person(), await person()];
  const id = await paidOrder();

  const small = await refund(one, id, 20_000);
  const large = await refund(one, id, 60_000);
  const before = await goneBack(id);
  const page = Object(
    (await product.send(staff.order, { token: other.token, params: { id } })).body,
  );
  const own = await decide(one, { id, key: large.key }, true);
  const yes = await decide(other, { id, key: large.key }, true);
  const again = await decide(other, { id, key: large.key }, true);

  expect(small.body).toEqual({ state: 'partly_refunded' });
  expect(large).toMatchObject({ status: 200, body: { is_waiting: true } });
  expect(before).toBe(20_000);
  expect(page.refunds_waiting).toMatchObject([
    { amount: 60_000, reason: 'Salah paket', asked_by: one.email, is_mine: false },
  ]);
  expect(own).toMatchObject({ status: 403, body: { code: 'staff_same_person' } });
  expect(yes).toMatchObject({ status: 200, body: { state: 'partly_refunded' } });
  expect(again.status).toBe(409);
  expect(await goneBack(id)).toBe(80_000);
});

test('a refund cut into pieces is one refund', async () => {
  const one = await person();
  const id = await paidOrder();

  const pieces = [
    await refund(one, id, 30_000),
    await refund(one, id, 20_000),
    await refund(one, id, 10_000),
  ];

  expect(pieces.map(({ body }) => Object(body).is_waiting ?? false)).toEqual([false, false, true]);
  expect(await goneBack(id)).toBe(50_000);
});

test('whoever may say yes has a letter, and whoever asks has none', async () => {
  const [one, other] = [await person(), await person()];
  const id = await paidOrder();

  await refund(one, id, 60_000);

  const letters = await product.db.query<{ recipient: string }>(
    'select recipient from letter where position($1 in text_body) > 0',
    [id],
  );
  const recipients = letters.map(({ recipient }) => recipient);
  expect(recipients).toContain(other.email);
  expect(recipients).not.toContain(one.email);
});

test('it can be refused, and withdrawn, and the money is free to be asked for again', async () => {
  const [one, other] = [await person(), await person()];
  const id = await paidOrder();
  const first = await refund(one, id, 120_000);
  const refused = await decide(other, { id, key: first.key }, false);
  const second = await refund(one, id, 120_000);

  const withdrawn = await decide(one, { id, key: second.key }, false);

  const list = await product.send(staff.refundsWaiting, { token: one.token });
  const mine = Object(list.body).filter(({ order }: { order: string }) => order === id);
  const log = await product.db.query<{ did: string }>(
    `select did from staff_audit where about = $1 and did like '%Refund' order by id`,
    [id],
  );
  expect([refused.status, withdrawn.status]).toEqual([200, 200]);
  expect(mine).toEqual([]);
  expect(log.map(({ did }) => did)).toEqual([
    'askRefund',
    'refuseRefund',
    'askRefund',
    'withdrawRefund',
  ]);
  expect(await goneBack(id)).toBe(0);
});

test('a puppet of six days cannot say yes', async () => {
  const one = await person();
  const puppet = await person();
  await product.db.query('update staff set appointed_by = $2 where id = $1', [puppet.id, one.id]);
  const id = await paidOrder();
  const { key } = await refund(one, id, 60_000);

  const reply = await decide(puppet, { id, key }, true);

  expect(reply).toMatchObject({ status: 403, body: { code: 'staff_second_too_new' } });
  expect(await goneBack(id)).toBe(0);
});

test.skipIf(withoutTriggers)(
  'the database itself refuses one person above the limit, in whatever way it is written',
  async () => {
    const [one, other] = [await person(), await person()];
    const id = await paidOrder();
    const { key } = await refund(one, id, 60_000);
    const write = (sql: string, ...values: unknown[]) => product.db.query(sql, values);
    const insert = `insert into refund (key, order_id, amount, reason, staff_email, asked_by, state)
    values (gen_random_uuid(), $1, 50001, 'x', 'x', $2, 'asked')`;

    await expect(write(insert, id, one.id)).rejects.toThrow('two_people');
    await expect(write(`update refund set state = 'asked' where key = $1`, key)).rejects.toThrow(
      'two_people',
    );
    await expect(
      write(`update refund set state = 'asked', approved_by = asked_by where key = $1`, key),
    ).rejects.toThrow('two_people');
    await expect(
      write('update refund set asked_by = $2 where key = $1', key, other.id),
    ).rejects.toThrow('stays as it was written');
    await expect(write('update refund set amount = 1 where key = $1', key)).rejects.toThrow(
      'stays as it was written',
    );
  },
);
