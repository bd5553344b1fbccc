import { type CallShape, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole } from '../testing/console.ts';
import { dropAccount, newFamily } from '../testing/people.ts';
import type { Product } from '../testing/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());

const logOf = async (query: Record<string, string>) =>
  Object((await product.send(staff.auditLog, { token, query })).body).rows;

test('the log says by name which family was looked at, and that an erased one is gone', async () => {
  const { email } = await newFamily(product);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  const id = row?.id ?? '';
  await product.send(staff.family, { token, params: { family: id } });

  expect(await logOf({ family: email })).toMatchObject([
    { did: 'family', family: id, family_name: 'Ibu Sari' },
  ]);

  await dropAccount(product, 'delete from account where id = $1', [id]);
  expect(await logOf({ family: id })).toMatchObject([{ family: id, family_name: null }]);
});

test.each<[did: string, shape: CallShape, query: Record<string, string>]>([
  ['orders', staff.orders, { search: 'ibu@contoh.id', page: '2' }],
  ['tickets', staff.tickets, { state: 'open' }],
  ['ratings', staff.ratings, { stars: '1' }],
  ['mismatches', staff.mismatches, { state: 'done' }],
  ['auditLog', staff.auditLog, { who: 'staf@contoh.id' }],
])('a page of %s is a look, with what it was narrowed to', async (did, shape, query) => {
  await product.send(shape, { token, query });

  const [newest] = await logOf({ did });
  for (const [name, value] of Object.entries(query))
    expect(newest.about.split(', ')).toContain(`${name}=${value}`);
});
