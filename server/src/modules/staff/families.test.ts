import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enterConsole, newFamily, newSubscriber, startPayment } from '../../testing.people.ts';
import { type Product, startProduct } from '../../testing.ts';

const boss = { email: 'staf@contoh.id', password: 'rahasia-staf-123' };
let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password });
  token = (await enterConsole(product, boss.email, boss.password)).token;
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
