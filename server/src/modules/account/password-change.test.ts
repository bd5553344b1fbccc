import { account } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idTokenFor, logIn, newFamily, password } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { accountSteps } from './account.testing.ts';

let product: Product;
const { isSignedIn, resetPassword } = accountSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

test('a new password ends every session at once', async () => {
  const family = await newFamily(product);
  const { token: tablet } = await logIn(product, family.email);
  const oldProof = await idTokenFor(product, family.email, password);

  await resetPassword(family.email, 'rahasia-baru-2');

  const late = await product.send(account.signIn, { body: { id_token: oldProof } });
  await expect.poll(() => isSignedIn(family.token)).toBe(false);
  await expect.poll(() => isSignedIn(tablet)).toBe(false);
  expect(late.status).toBe(401);
});

test('the owner hears by letter that the password was changed, and what to do about it', async () => {
  const family = await newFamily(product);

  await resetPassword(family.email, 'rahasia-baru-2');

  const letters = await product.db.query<{ subject: string; text_body: string }>(
    'select subject, text_body from letter where recipient = $1 order by id desc limit 1',
    [family.email],
  );
  expect(letters).toMatchObject([
    {
      subject: 'Your Nobi password was changed',
      text_body: expect.stringContaining(`${product.url}/idp/forgot`),
    },
  ]);
});

test('no sign-in slips past a password change that happens meanwhile', async () => {
  const family = await newFamily(product);
  const proofs: string[] = [];
  while (proofs.length < 30) proofs.push(await idTokenFor(product, family.email, password));
  const signInWith = async (some: readonly string[]) => {
    const statuses: number[] = [];
    for (const id_token of some)
      statuses.push((await product.send(account.signIn, { body: { id_token } })).status);
    return new Set(statuses);
  };

  const before = await signInWith(proofs.slice(0, 5));
  const change = resetPassword(family.email, 'rahasia-baru-2');
  const meanwhile = await signInWith(proofs.slice(5, 25));
  await change;
  const after = await signInWith(proofs.slice(25));

  const alive = await product.db.query(
    `select 1 from session s join account a on a.id = s.account_id
     where a.email = $1 and s.revoked_at is null`,
    [family.email],
  );
  expect([before, after]).toEqual([new Set([200]), new Set([401])]);
  expect([...meanwhile].filter((status) => ![200, 401].includes(status))).toEqual([]);
  expect(alive).toHaveLength(0);
});
