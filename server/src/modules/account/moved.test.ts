import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedIssuer } from '../../adapters/identity/embedded/issuer.store.ts';
import { enterConsole, logIn, newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

const boss = { email: 'boss@contoh.id', password: 'kata-sandi-bos-1' };
const asStaff = { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password };
let first: Product;
beforeAll(async () => {
  first = await startProduct(asStaff);
});
afterAll(() => first.stop());

test('a product that moved to another name knows every family and makes no second administrator', async () => {
  const family = await newFamily(first);
  const before = await enterConsole(first, boss.email, boss.password);

  const moved = await startProduct(asStaff, first);
  const [again, staffSession, colleagues] = [
    await logIn(moved, family.email),
    await moved.send(staff.whoAmI, { token: before.token }),
    await first.db.query<{ email: string }>('select email from staff'),
  ];
  await moved.stop();

  expect(moved.url).not.toBe(first.url);
  expect(again.token).toMatch(/^[\w-]{43}$/);
  expect(staffSession.status).toBe(200);
  expect(colleagues).toEqual([{ email: boss.email }]);
});

test('once somebody runs the product, settings appoint nobody', async () => {
  const other = { STAFF_EMAIL: 'tamu@contoh.id', STAFF_PASSWORD: 'kata-sandi-tamu-1' };

  const later = await startProduct(other, first);
  await later.stop();

  const colleagues = await first.db.query('select email from staff');
  expect(colleagues).toEqual([{ email: boss.email }]);
});

test('what is restored keeps the name under which it vouches for people', async () => {
  const issuer = await fixedIssuer(first.db);

  const moved = await startProduct({}, first);
  const about = await fetch(`${moved.url}/idp/.well-known/openid-configuration`);
  const document: unknown = await about.json();
  await moved.stop();

  expect(issuer).toMatch(/^urn:nobi:idp:[0-9a-f-]{36}$/);
  expect(document).toMatchObject({ issuer });
});
