import { randomUUID } from 'node:crypto';
import { isVoucherCode, readVoucherCode, staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  decide,
  newPerson,
  type Person,
  waitingFor,
} from '../../../audit/proposals/proposals.testing.ts';
import { newFamily } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { tomorrow, voucherFacts, voucherSteps } from '../vouchers/vouchers.testing.ts';

let product: Product;
let first: Person;
let second: Person;
const steps = voucherSteps(() => product);
const { batches, batchOf, codesIn, finance, make, redeem, revoke, take } = steps;
const { monthsOf } = voucherFacts(() => product);
const codeOf = ({ body }: { body: unknown }) => Object(body).code;
beforeAll(async () => {
  // One premium year, and no more, is one person's.
  product = await startProduct({ VOUCHER_ALONE_LIMIT: '120000' });
});
beforeEach(async () => {
  first = await finance();
  second = await finance();
  await product.db.query('truncate proposal, throttle');
});
afterAll(() => product.stop());

test('a batch gives as many codes as it says, each its own, each with a right check', async () => {
  const { id, codes } = await batchOf(first, { plan: 'regular', months: 1, size: 8 });

  expect(new Set(codes).size).toBe(8);
  expect(codes.every((code) => isVoucherCode(readVoucherCode(code)))).toBe(true);
  expect((await batches(first)).slice(0, 1)).toMatchObject([
    { id, size: 8, used: 0, worth: 120_000, state: 'live', made_by: 'Rekan', approved_by: null },
  ]);
});

test('codes leave once, as a file that nothing keeps', async () => {
  const { id } = await batchOf(first);

  const again = await take(first, id);
  const unknown = await take(first, randomUUID());

  expect([codeOf(again), codeOf(unknown)]).toEqual(['staff_codes_taken', 'not_found']);
});

test('of ten that take the codes at once one has them', async () => {
  const id = randomUUID();
  await make(first, { id });

  const replies = await Promise.all(Array.from({ length: 10 }, () => take(first, id)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const [row] = await product.db.query<{ count: number }>(
    'select count(*)::int as count from voucher where batch_id = $1',
    [id],
  );
  expect(row?.count).toBe(1);
});

test('a batch sent again is one; the same id for another is refused', async () => {
  const id = randomUUID();

  const twice = [await make(first, { id }), await make(first, { id })];
  const other = await make(first, { id, months: 3 });

  expect(twice.map(({ body }) => body)).toEqual([{ id }, { id }]);
  expect(codeOf(other)).toBe('conflict');
});

test('above the limit a batch has no codes before a second person says yes', async () => {
  const id = randomUUID();
  const wish = { id, size: 2 };

  const waits = [await make(first, wish), await make(first, wish)];
  const early = await take(first, id);
  const [row] = (await waitingFor(product, second)).rows;
  const own = await decide(product, first, true);
  const yes = await decide(product, second, true);
  const file = await take(first, id);

  const waiting = { id, is_waiting: true };
  expect(waits.map(({ body }) => body)).toEqual([waiting, waiting]);
  expect(codeOf(early)).toBe('not_found');
  expect(row).toMatchObject({ kind: 'vouchers', amount: 240_000, who: '2 × premium × 12' });
  expect(codeOf(own)).toBe('staff_same_person');
  expect(yes.status).toBe(200);
  expect(codesIn(file.body)).toHaveLength(2);
  expect((await batches(first))[0]).toMatchObject({ id, approved_by: 'Rekan', size: 2 });
});

test('declined, nothing is made', async () => {
  const id = randomUUID();
  await make(first, { id, size: 2 });

  await decide(product, second, false);

  expect(codeOf(await take(first, id))).toBe('not_found');
});

test('in pieces and at once it is as much: one person alone never passes the limit', async () => {
  const ids = Array.from({ length: 6 }, () => randomUUID());

  const replies = await Promise.all(ids.map((id) => make(first, { id, months: 6 })));
  const [alone] = await product.db.query<{ worth: number }>(
    `select coalesce(sum(worth), 0)::int as worth from voucher_batch where made_by = $1`,
    [first.id],
  );

  expect(alone?.worth).toBe(120_000);
  expect(replies.filter(({ body }) => Object(body).id && !Object(body).is_waiting)).toHaveLength(2);
});

test('what was revoked before anybody used it counts for nothing; a used one does', async () => {
  const lost = await batchOf(first);
  await revoke(first, lost.id);
  const { id, codes } = await batchOf(first, { plan: 'premium', months: 6, size: 2 });
  await redeem((await newFamily(product)).token, codes[0] ?? '');
  await revoke(first, id);

  const more = await make(first, { months: 1 });

  expect(codes).toHaveLength(2);
  expect(more.body).toMatchObject({ is_waiting: true });
});

test('the database itself refuses one person above the limit, more codes, and a second use', async () => {
  const { id, codes } = await batchOf(first);
  const { token, email } = await newFamily(product);
  await redeem(token, codes[0] ?? '');
  const insert = (approved: string | null, worth = 120_001) =>
    product.db.query(
      `insert into voucher_batch (id, plan, months, size, worth, last_day, note, made_by, approved_by)
       values ($1, 'premium', 12, 1, $2, '2030-01-01', 'x', $3, $4)`,
      [randomUUID(), worth, second.id, approved],
    );
  const run = (sql: string) => product.db.query(sql, [id]);

  await expect(insert(null)).rejects.toThrow('two_people');
  await expect(insert(second.id)).rejects.toThrow('two_people');
  await expect(
    run(`insert into voucher (batch_id, code_hash) values ($1, 'one more')`),
  ).rejects.toThrow('no more codes');
  await expect(
    run('update voucher set order_id = null, used_at = null where batch_id = $1'),
  ).rejects.toThrow('used once');
  await expect(run('update voucher_batch set size = 5000 where id = $1')).rejects.toThrow(
    'stays as it was written',
  );
  await expect(run('update voucher_batch set taken_at = null where id = $1')).rejects.toThrow(
    'stays as it was written',
  );
  expect(await monthsOf(email)).toHaveLength(1);
});

test.each([
  ['none', { size: 0 }],
  ['too many', { size: 5001 }],
  ['half a month', { months: 0.5 }],
  ['more than a year', { months: 13 }],
  ['a day that is over', { last_day: wibDayLater(wibDayOf(new Date()), -1) }],
  ['a day too far away', { last_day: wibDayLater(wibDayOf(new Date()), 740) }],
])('%s is no batch', async (_what, wish) => {
  expect(codeOf(await make(first, wish))).toBe('invalid_input');
});

test('five thousand codes are made at once', async () => {
  const id = randomUUID();
  await make(first, { id, size: 5000 });
  await decide(product, second, true);

  const codes = codesIn((await take(first, id)).body);

  expect(new Set(codes).size).toBe(5000);
});

test('the log says who made, took and revoked them, without a code', async () => {
  const { id, codes } = await batchOf(first, { last_day: tomorrow() });
  await revoke(first, id);

  const rows = await product.db.query<{ did: string; all: string }>(
    `select did, a::text as all from staff_audit a where about = $1 order by a.id`,
    [id],
  );

  expect(rows.map(({ did }) => did)).toEqual([
    'makeVouchers',
    'takeVoucherCodes',
    'revokeVouchers',
  ]);
  expect(rows.some(({ all }) => all.includes(codes[0] ?? ''))).toBe(false);
});

test('whoever does not handle money sees none of it', async () => {
  const support = await newPerson(product, ['support']);

  const reply = await product.send(staff.vouchers, { token: support.token });

  expect(codeOf(reply)).toBe('staff_not_your_role');
});
