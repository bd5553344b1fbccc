import { ownData, ownOrders } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../audit/proposals/proposals.testing.ts';
import { takeAway } from '../../../database/testing.ts';
import { enterAdult, idTokenFor, newFamily, newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { moneyBackSteps } from '../money-back/money-back.testing.ts';
import { paymentSteps } from '../payments.testing.ts';
import { voucherFacts, voucherSteps } from './vouchers.testing.ts';

let product: Product;
let person: Person;
const { canPlay } = paymentSteps(() => product);
const { ledgerOf, show } = moneyBackSteps(() => product);
const { batchOf, endYesterday, finance, redeem, revoke } = voucherSteps(() => product);
const { lettersTo, monthsOf, ordersOf } = voucherFacts(() => product);
beforeAll(async () => {
  product = await startProduct({ VOUCHER_ALONE_LIMIT: '1000000000' });
  person = await finance();
});
beforeEach(() => product.db.query('truncate throttle'));
afterAll(() => product.stop());

const oneCode = async (wish: Parameters<typeof batchOf>[1] = {}) => {
  const { id, codes } = await batchOf(person, wish);
  return { id, code: codes[0] ?? '' };
};
const codeOf = ({ body }: { body: unknown }) => Object(body).code;

test('a code opens its plan, with a letter, an order that cost nothing, and no money in the books', async () => {
  const { code } = await oneCode({ plan: 'premium', months: 12 });
  const family = await newFamily(product);
  const { token, email } = family;

  const reply = await redeem(token, ` ${code.toLowerCase().replaceAll('-', ' ')} `);

  expect(reply.body).toMatchObject({ plan: 'premium', months: 12, is_again: false });
  expect(await canPlay(token)).toBe(true);
  expect(await monthsOf(email)).toEqual([{ plan: 'premium', months: 12 }]);
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({ amount: 0, state: 'paid', gateway: 'voucher' });
  expect(await ledgerOf(order?.id ?? '')).toEqual([]);
  expect(await lettersTo(email)).toHaveLength(1);
  const adult = await enterAdult(product, family);
  const { orders } = Object((await product.send(ownOrders.orders, { token: adult.token })).body);
  expect(orders).toMatchObject([{ id: order?.id, amount: 0, plan: 'premium' }]);
  const invoice = await (await fetch(orders[0].invoice)).text();
  expect(invoice).toContain('voucher');
  expect(await show(adult.token)).toEqual({ offer: null, request: null });
});

test.each([
  ['regular', 3],
  ['premium', 1],
  ['premium', 6],
] as const)('a code of %s for %i months gives just these', async (plan, months) => {
  const { code } = await oneCode({ plan, months });
  const { token, email } = await newFamily(product);

  await redeem(token, code);

  expect(await monthsOf(email)).toEqual([{ plan, months }]);
});

test('what a family has stays, and a code of the same plan goes on behind it', async () => {
  const { token, email } = await newSubscriber(product, 'premium');
  const { code } = await oneCode({ plan: 'premium', months: 2 });

  await redeem(token, code);

  expect(await monthsOf(email)).toEqual([
    { plan: 'premium', months: 12 },
    { plan: 'premium', months: 2 },
  ]);
});

test('twice and at once: one code opens one period, at two processes and for two families', async () => {
  const { code } = await oneCode();
  const second = await startProduct({ VOUCHER_ALONE_LIMIT: '1000000000' }, product);
  const families = await Promise.all([newFamily(product), newFamily(product)]);

  const replies = await Promise.all(
    Array.from({ length: 16 }, (_none, at) =>
      redeem(families[at % 2]?.token ?? '', code, at % 4 < 2 ? product : second),
    ),
  ).finally(() => second.stop());

  const won = replies.filter(({ status }) => status === 200);
  expect(new Set(won.map(({ body }) => Object(body).order_id)).size).toBe(1);
  expect(won.filter(({ body }) => !Object(body).is_again)).toHaveLength(1);
  expect(
    replies
      .filter(({ status }) => status !== 200)
      .every((reply) => codeOf(reply) === 'voucher_used'),
  ).toBe(true);
  const orders = await Promise.all(families.map(({ email }) => ordersOf(email)));
  const letters = await Promise.all(families.map(({ email }) => lettersTo(email)));
  const periods = await Promise.all(families.map(({ email }) => monthsOf(email)));
  expect([orders.flat().length, letters.flat().length, periods.flat().length]).toEqual([1, 1, 1]);
});

test('its own code again changes nothing, and is told as it was', async () => {
  const { code } = await oneCode();
  const { token, email } = await newFamily(product);
  const first = await redeem(token, code);

  const again = await redeem(token, code);

  expect(again.body).toEqual({ ...Object(first.body), is_again: true });
  expect(await ordersOf(email)).toHaveLength(1);
});

test('another’s: a used code opens nothing for anybody else, erased families included', async () => {
  const { code } = await oneCode();
  const first = await newFamily(product);
  const other = await newFamily(product);
  await redeem(first.token, code);

  const used = await redeem(other.token, code);
  const { token } = await enterAdult(product, first);
  const id_token = await idTokenFor(product, first.email, first.password);
  const { status } = await product.send(ownData.eraseAccount, { token, body: { id_token } });
  const afterErasure = await redeem(other.token, code);

  expect(status).toBe(200);
  expect([used, afterErasure].map(codeOf)).toEqual(['voucher_used', 'voucher_used']);
  expect(await canPlay(other.token)).toBe(false);
});

test('expired and revoked: nothing opens, and what was used before stays', async () => {
  const over = await oneCode();
  await endYesterday(over.id);
  const { id, codes } = await batchOf(person, { size: 2 });
  const [used = '', unused = ''] = codes;
  const first = await newFamily(product);
  await redeem(first.token, used);
  const { token } = await newFamily(product);

  const revoked = await revoke(person, id);

  expect(revoked.body).toEqual({ used: 1 });
  expect([await redeem(token, over.code), await redeem(token, unused)].map(codeOf)).toEqual([
    'voucher_over',
    'voucher_over',
  ]);
  expect([await canPlay(token), await canPlay(first.token)]).toEqual([false, true]);
});

test('forged: a slip is refused before anything is counted, a guess is counted hard', async () => {
  const { code } = await oneCode();
  const { token } = await newFamily(product);
  const slip = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;

  const slips = [];
  for (let at = 0; at < 15; at += 1) slips.push(codeOf(await redeem(token, slip)));
  const counted = await product.db.query("select 1 from throttle where key like 'voucher%'");
  const guesses = [];
  for (let at = 0; at < 11; at += 1) guesses.push(codeOf(await redeem(token, '0000-0000-0000')));

  expect(new Set(slips)).toEqual(new Set(['voucher_typo']));
  expect(counted).toEqual([]);
  expect(guesses).toEqual([
    ...Array.from({ length: 10 }, () => 'voucher_unknown'),
    'too_many_requests',
  ]);
});

test('one address is asked to wait as well', async () => {
  const { token } = await newFamily(product);
  await redeem(token, '0000-0000-0000');
  await product.db.query(`update throttle set count = 200 where key like 'voucher-address:%'`);

  expect(codeOf(await redeem(token, '0000-0000-0000'))).toBe('too_many_requests');
});

test('while the database dies: nothing is counted, nothing is lost, nothing is given twice', async () => {
  const { code } = await oneCode();
  const { token, email } = await newFamily(product);

  const comeBack = await takeAway(product.databaseUrl);
  const refused = await redeem(token, code);
  await comeBack();

  expect(refused.status).toBe(503);
  await expect.poll(async () => (await redeem(token, code)).status).toBe(200);
  await redeem(token, code);
  expect(await monthsOf(email)).toHaveLength(1);
});

test('a commit whose end nobody knows is as good as done, once', async () => {
  const { code } = await oneCode();
  const { token, email } = await newFamily(product);
  await product.db.query(`
    create function lose_commit() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  await product.db.query(`
    create constraint trigger lose_commit after update on voucher
      deferrable initially deferred for each row execute function lose_commit()`);

  const lost = await redeem(token, code);
  const before = [await ordersOf(email), await lettersTo(email)];
  await product.db.query('drop trigger lose_commit on voucher');
  const again = await redeem(token, code);

  expect(lost.status).toBe(503);
  expect(before).toEqual([[], []]);
  expect(again.status).toBe(200);
  expect([(await ordersOf(email)).length, (await lettersTo(email)).length]).toEqual([1, 1]);
});

test('a code stands nowhere in the database as it was told', async () => {
  const { code } = await oneCode();
  const plain = code.replaceAll('-', '');

  const [row] = await product.db.query<{ found: boolean }>(
    `select exists (select 1 from voucher v
       where position(convert_to($1, 'UTF8') in v.code_hash) > 0
         or v.code_hash = sha256(convert_to($1, 'UTF8'))) as found`,
    [plain],
  );

  expect(row?.found).toBe(false);
});
