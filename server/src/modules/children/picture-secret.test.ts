import { children, secretPictures, staff, whoPlays } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, newColleague, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from './children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);
const right = ['boat', 'moon', 'key'];

const setSecret = (token: string, child: string, pictures: unknown) =>
  product.send(whoPlays.setSecret, { token, params: { child }, body: { pictures } });

/** Of two children the second has a secret. */
const guarded = async () => {
  const family = await newSubscribedAdult(product);
  await add(family.token, {});
  const [, child = ''] = await idsOf(family.token);
  await setSecret(family.token, child, right);
  return { ...family, child };
};

test('three pictures in their order let a child in, and nothing else does', async () => {
  const { token, child } = await guarded();

  const wrong = [
    await choose(token, child),
    await choose(token, child, ['moon', 'boat', 'key']),
    await choose(token, child, ['ball', 'kite', 'drum']),
  ];
  const in_ = await choose(token, child, right);

  for (const reply of wrong)
    expect(reply).toMatchObject({ status: 403, body: { code: 'child_secret_wrong' } });
  expect(in_).toMatchObject({ status: 200, body: { playing: child } });
});

test.each([
  ['two pictures', ['boat', 'moon']],
  ['four', ['boat', 'moon', 'key', 'hat']],
  ['one twice', ['boat', 'boat', 'key']],
  ['one that is not there', ['boat', 'moon', 'dragon']],
  ['a word', 'boat'],
])('refuses %s as a secret', async (_what, pictures) => {
  const { token, child } = await guarded();

  const replies = [await setSecret(token, child, pictures), await choose(token, child, pictures)];

  for (const reply of replies) expect(reply).toMatchObject({ status: 400 });
});

test('after five misses a grown-up is called, also when all guesses come at once', async () => {
  const { token, child } = await guarded();
  const others = secretPictures.filter((picture) => !right.includes(picture));
  const guesses = others.map((picture) => ['boat', 'moon', picture]);

  const replies = await Promise.all(guesses.map((pictures) => choose(token, child, pictures)));
  const late = await choose(token, child, right);

  expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
  expect(late).toMatchObject({ status: 429, body: { code: 'child_secret_wait' } });
});

test('an adult sets new pictures, which end the wait, or takes them away', async () => {
  const { token, child } = await guarded();
  for (const picture of ['ball', 'kite', 'drum', 'hat', 'fish', 'flower'])
    await choose(token, child, ['boat', 'moon', picture]);

  await setSecret(token, child, ['fish', 'hat', 'drum']);
  const renewed = await choose(token, child, ['fish', 'hat', 'drum']);
  await setSecret(token, child, null);
  const open = await choose(token, child);

  expect([renewed.status, open.status]).toEqual([200, 200]);
});

test('who knows the pictures may come and go all day', async () => {
  const { token, child } = await guarded();

  const statuses = [];
  for (let times = 0; times < 12; times += 1)
    statuses.push((await choose(token, child, right)).status);

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('the secret is a hash, and stands in no answer and no export', async () => {
  const { email, token, child } = await guarded();
  const { email: boss } = await newColleague(product);
  const console_ = (await enterConsole(product, boss)).token;
  const [row] = await product.db.query<{ account: string; secret: string }>(
    'select account_id as account, picture_secret as secret from child where id = $1',
    [child],
  );

  const answers = [
    await product.send(children.list, { token }),
    await product.send(whoPlays.faces, { token }),
    await product.send(staff.exportFamily, {
      token: console_,
      params: { family: row?.account ?? '' },
      body: { reason: 'Diminta' },
    }),
  ];

  expect(row?.secret).toMatch(/^\$argon2id\$/);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/argon2|picture_secret/);
  }
  expect(JSON.stringify(answers[2]?.body)).toContain(email);
});
