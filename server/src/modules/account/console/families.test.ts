import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boss, startConsole } from '../../../testing/console.ts';
import { newFamily, newSubscriber, startPayment } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());

const page = z.object({
  rows: z.array(z.looseObject({ email: z.string(), plan: z.nullable(z.string()) })),
  has_next: z.boolean(),
});
const find = async (query: Record<string, string>) =>
  page.parse((await product.send(staff.families, { token, query })).body);

test('a family is found by the beginning of its e-mail, name or number, or by an order', async () => {
  const family = await newFamily(product);
  const { orderId } = await startPayment(product, family.token, 'regular');
  await product.db.query(
    `update account set display_name = 'Wulan 100%_a', whatsapp = '+628999000111' where email = $1`,
    [family.email],
  );

  for (const search of [family.email.slice(0, 12), 'wulan 100%_', '+62 8999-0001', orderId])
    expect([search, (await find({ search })).rows.map(({ email }) => email)]).toEqual([
      search,
      [family.email],
    ]);
  expect((await find({ search: '%' })).rows).toEqual([]);
});

test('a family is found however its number is written, and by any word of its name', async () => {
  const family = await newFamily(product);
  await product.db.query(
    `update account set display_name = 'Bunda Kirana/Melati-Ayu', whatsapp = '+628777000222' where email = $1`,
    [family.email],
  );

  for (const search of [
    '08777 000 222',
    '62-8777-0002',
    '(8777) 000222',
    'melati',
    'ayu kira',
    'KIRANA bun',
  ])
    expect([search, (await find({ search })).rows.map(({ email }) => email)]).toEqual([
      search,
      [family.email],
    ]);
  expect((await find({ search: 'melati wulan' })).rows).toEqual([]);
});

test('what was found may be turned round', async () => {
  const names = ['Zahra Satu', 'Zahra Dua'];
  for (const name of names) {
    const { email } = await newFamily(product);
    await product.db.query('update account set display_name = $2 where email = $1', [email, name]);
  }

  const oldest = await find({ search: 'zahra', order: 'asc' });
  const newest = await find({ search: 'zahra', order: 'desc' });

  expect(oldest.rows.map(({ display_name }) => display_name)).toEqual(names);
  expect(newest.rows.map(({ display_name }) => display_name)).toEqual(names.toReversed());
});

test('the audit log is narrowed by a family’s e-mail, and by nonsense to nothing', async () => {
  const { email } = await newFamily(product);
  const [row] = (await find({ search: email })).rows;
  await product.send(staff.family, { token, params: { family: String(row?.id) } });
  const log = async (family: string) =>
    (await product.send(staff.auditLog, { token, query: { family } })).body;

  expect(await log(email.toUpperCase())).toMatchObject({ rows: [{ did: 'family' }] });
  expect(await log(String(row?.id))).toMatchObject({ rows: [{ did: 'family' }] });
  expect(await log('siapa')).toMatchObject({ rows: [] });
});

test('the list shows the newest first, in pages, with the plan that is live', async () => {
  const earlier = await newFamily(product);
  const later = await newSubscriber(product, 'premium');

  const first = await find({ per_page: '1' });
  const second = await find({ per_page: '1', page: '2' });

  expect(first).toMatchObject({ rows: [{ email: later.email, plan: 'premium' }], has_next: true });
  expect(second.rows).toMatchObject([{ email: earlier.email, plan: null }]);
});

test('every look is in the audit log, which nobody can change', async () => {
  await find({ search: 'siapa-ini' });

  const reply = await product.send(staff.auditLog, { token, query: { did: 'families' } });

  expect(reply.body).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ who: boss.email, about: 'siapa-ini' }),
    ]),
  });
  for (const sql of ['delete from staff_audit', 'update staff_audit set did = $$x$$'])
    await expect(product.db.query(sql)).rejects.toThrow('only ever added to');
});

test.each([{ page: '0' }, { page: '201' }, { per_page: '101' }, { sort: 'email;' }])(
  'a list refuses %j',
  async (query) => {
    const reply = await product.send(staff.families, { token, query });

    expect(reply.status).toBe(400);
  },
);
