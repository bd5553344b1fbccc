import { profile } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFamily } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const field = '--x\r\ncontent-disposition: form-data; name="bio"\r\n\r\nHalo';
const file =
  '--x\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc';

test.each([
  ['ends within a field', 'multipart/form-data; boundary=x', field],
  ['ends within a file', 'multipart/form-data; boundary=x', file],
  ['has no part', 'multipart/form-data; boundary=x', 'bio=Halo'],
  ['does not say where parts end', 'multipart/form-data', `${field}\r\n--x--\r\n`],
])('a form that %s is the sender’s mistake, and changes nothing', async (_what, type, body) => {
  const { token } = await newFamily(product);
  const before = (await product.send(profile.show, { token })).body;

  const reply = await product.send(profile.update, {
    token,
    body,
    headers: { 'content-type': type },
  });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect((await product.send(profile.show, { token })).body).toEqual(before);
});
