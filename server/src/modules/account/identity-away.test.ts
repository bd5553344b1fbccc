import { account } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, password } from '../../testing/people.ts';
import { freePort } from '../../testing/ports.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  const nobodyThere = `http://127.0.0.1:${await freePort()}`;
  product = await startProduct({
    FIREBASE_PROJECT_ID: 'nobi-test',
    FIREBASE_API_KEY: 'a-key-of-tests',
    FIREBASE_AUTH_URL: nobodyThere,
    FIREBASE_JWKS_URL: `${nobodyThere}/keys`,
  });
});
afterAll(() => product.stop());

test('a sign-up that the identity provider cannot answer is told when to come again', async () => {
  const body = {
    email: newEmail(),
    password,
    display_name: 'Ibu Sari',
    whatsapp: '+6281234567890',
  };

  const reply = await product.send(account.signUp, { body });

  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});
