import { children, whoPlays } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterAdult, logIn, newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { bornYearsAgo, childNamed, childrenSteps } from './children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf } = childrenSteps(() => product);
const budi = { nickname: 'Budi', animal: 'cat', birth_month: bornYearsAgo(5) };
const introduce = (token: string, details = {}) =>
  product.send(children.introduce, { token, body: { ...budi, ...details } });
const faces = async (token: string) =>
  whoPlays.faces.reply.parse((await product.send(whoPlays.faces, { token })).body).faces;

test('the first child is named without a PIN, and only once', async () => {
  const { token } = await newFamily(product);

  const first = await introduce(token);
  const second = await introduce(token, { nickname: 'Susi' });

  expect(first.status).toBe(200);
  expect(second).toMatchObject({ status: 409, body: { code: 'child_known' } });
  expect(await faces(token)).toMatchObject([{ nickname: 'Budi', animal: 'cat', is_new: false }]);
});

test('of two at once one is heard', async () => {
  const { token } = await newFamily(product);

  const replies = await Promise.all(
    ['Budi', 'Susi', 'Wati'].map((nickname) => introduce(token, { nickname })),
  );

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('the very same again is a second try', async () => {
  const { token } = await newFamily(product);

  const replies = [await introduce(token), await introduce(token)];

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});

test('what is put off is asked on no other device, and may still be answered', async () => {
  const { token, email } = await newFamily(product);

  await product.send(children.postpone, { token });
  await product.send(children.postpone, { token });

  const { token: other } = await logIn(product, email);
  expect(await faces(other)).toMatchObject([{ nickname: null, is_new: false }]);
  expect(await introduce(other)).toMatchObject({ status: 200 });
  expect(await faces(token)).toMatchObject([{ nickname: 'Budi', is_new: false }]);
});

test('whom the adult has named is not named again, nor the children who came later', async () => {
  const family = await enterAdult(product, await newFamily(product));
  const { token } = await logIn(product, family.email);
  await add(family.token, { nickname: 'Sari' });
  const [first = ''] = await idsOf(token);
  const named = { ...childNamed('Ayu'), birth_month: null };
  await product.send(children.change, {
    token: family.token,
    params: { child: first },
    body: named,
  });

  const reply = await introduce(token);

  expect(reply).toMatchObject({ status: 409, body: { code: 'child_known' } });
  expect((await faces(token)).map(({ nickname }) => nickname)).toEqual(['Ayu', 'Sari']);
});

test.each([
  ['a link', { nickname: 'lihat www.jahat.xyz' }, 'name_plain'],
  ['no name', { nickname: '' }, 'invalid_input'],
  ['a child of two', { birth_month: bornYearsAgo(2) }, 'child_age'],
  ['a class', { grade: 3 }, 'invalid_input'],
  ['the name of another child', { nickname: 'sari' }, 'child_name_taken'],
])('refuses %s, and asks again', async (_what, details, code) => {
  const { token } = await enterAdult(product, await newFamily(product));
  await add(token, { nickname: 'Sari' });

  const reply = await introduce(token, details);

  expect(reply).toMatchObject({ body: { code } });
  expect(await faces(token)).toMatchObject([{ is_new: true }, { nickname: 'Sari' }]);
});

test('a session without the PIN reads no month of birth, and adds, changes and removes nobody', async () => {
  const family = await enterAdult(product, await newFamily(product));
  await add(family.token, { nickname: 'Sari' });
  const { token } = await logIn(product, family.email);
  const [, child = ''] = await idsOf(token);
  const params = { child };

  const replies = [
    await product.send(children.list, { token }),
    await add(token, { nickname: 'Jahil' }),
    await product.send(children.change, { token, params, body: childNamed('Jahil') }),
    await product.send(children.remove, { token, params }),
    await product.send(whoPlays.setSecret, {
      token,
      params,
      body: { pictures: ['ball', 'kite', 'drum'] },
    }),
  ];

  for (const reply of replies)
    expect(reply).toMatchObject({ status: 403, body: { code: 'pin_needed' } });
  expect(await faces(token)).toMatchObject([
    { is_new: true },
    { nickname: 'Sari', has_secret: false },
  ]);
});
