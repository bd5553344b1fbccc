import { account } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { idTokenFor, newEmail, newFamily, password } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { cutOff } from './account.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ HIDE_ACCOUNT_EXISTENCE: '1' });
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const signUp = async (email: string, secret = 'kuda laut biru') => {
  const reply = await product.send(account.signUp, {
    body: { email, password: secret, display_name: 'Orang', whatsapp: '+6281234567890' },
    headers: { 'accept-language': 'en' },
  });
  return { status: reply.status, body: reply.body };
};
const bareSignUp = async (email: string) => {
  const response = await fetch(`${product.url}/idp/v1/accounts:signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, body: await response.json() };
};
const subjectsTo = async (email: string) =>
  (
    await product.db.query<{ subject: string }>(
      'select subject from letter where recipient = $1 order by id',
      [email],
    )
  ).map(({ subject }) => subject);

test('a sign-up says the same of a known address and a new one, and a letter tells the owner', async () => {
  const known = await newFamily(product);
  const before = await subjectsTo(known.email);

  const ofKnown = [await signUp(known.email), await signUp(known.email, password)];
  const ofNew = await signUp(newEmail());

  expect(ofKnown).toEqual([ofNew, ofNew]);
  expect(ofNew).toEqual({ status: 200, body: { message: 'Account created.' } });
  // Once a day, however often somebody tries.
  expect(await subjectsTo(known.email)).toEqual([...before, 'You already have a Nobi account']);
  expect(await idTokenFor(product, known.email, password)).toBeTruthy();
});

test('the bare sign-up of the provider is closed to both alike', async () => {
  const { email } = await newFamily(product);

  const ofKnown = await bareSignUp(email);
  const ofNew = await bareSignUp(newEmail());

  expect(ofKnown).toEqual(ofNew);
  expect(ofNew).toMatchObject({
    status: 400,
    body: { error: { message: 'OPERATION_NOT_ALLOWED' } },
  });
});

test('a sign-up whose process ended halfway is taken up again by whoever knows its password', async () => {
  const { email } = await newFamily(product);
  await cutOff(product, email);

  await signUp(email, password);

  expect(await product.db.query('select 1 from account where email = $1', [email])).toHaveLength(1);
});
