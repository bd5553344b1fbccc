import { children, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  enterConsole,
  eraseByTwo,
  newAdult,
  newColleague,
  newSecond,
} from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { bornYearsAgo, childNamed, childrenSteps } from './children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf } = childrenSteps(() => product);
const list = (token: string) => product.send(children.list, { token });
const change = (token: string, child: string, body: unknown) =>
  product.send(children.change, { token, params: { child }, body });
const remove = (token: string, child: string) =>
  product.send(children.remove, { token, params: { child } });

test('a new account has one child of whom nothing has been asked', async () => {
  const { token } = await newAdult(product);

  const reply = await list(token);

  expect(reply.body).toEqual({
    children: [
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/),
        nickname: null,
        animal: 'tiger',
        birth_month: null,
        age_band: null,
        grade: null,
        zone: 'Asia/Jakarta',
        is_new: true,
      },
    ],
  });
});

test('children are added and changed, and their age band follows from the month of birth', async () => {
  const { token } = await newAdult(product);
  const [first = ''] = await idsOf(token);

  const named = await change(token, first, { ...childNamed('Budi'), birth_month: null });
  const added = await add(token, { nickname: '  Ma’ruf  ', birth_month: bornYearsAgo(4) });

  const all = {
    ...childNamed('Budi'),
    id: first,
    birth_month: null,
    age_band: null,
  };
  expect(named.body).toEqual({ ...all, is_new: false });
  expect(added.body).toMatchObject({ nickname: 'Ma’ruf', age_band: '3-5', is_new: false });
  expect((await list(token)).body).toEqual({ children: [named.body, added.body] });
});

test.each([
  ['a link', { nickname: 'lihat www.jahat.xyz' }, 'name_plain'],
  ['a second line', { nickname: 'Budi\nSusi' }, 'name_plain'],
  ['a sign that turns text', { nickname: 'Budi\u202eisuS' }, 'name_plain'],
  ['a name that is too long', { nickname: 'B'.repeat(25) }, 'invalid_input'],
  ['no name', { nickname: null }, 'invalid_input'],
  ['a day of birth', { birth_month: '2019-05-17' }, 'invalid_input'],
  ['a child of two', { birth_month: bornYearsAgo(2) }, 'child_age'],
  ['somebody of sixteen', { birth_month: bornYearsAgo(16) }, 'child_age'],
  ['somebody not born yet', { birth_month: bornYearsAgo(-1) }, 'child_age'],
  ['an animal that we have not drawn', { animal: 'dragon' }, 'invalid_input'],
  ['a zone elsewhere', { zone: 'Asia/Tokyo' }, 'invalid_input'],
  ['a photo', { photo: 'data:image/png;base64,AA==' }, 'invalid_input'],
])('refuses %s', async (_what, details, code) => {
  const { token } = await newAdult(product);

  const reply = await add(token, details);

  expect(reply).toMatchObject({ status: 400, body: { code } });
  expect(await idsOf(token)).toHaveLength(1);
});

test('two children of a family have two names, however they are written', async () => {
  const { token } = await newAdult(product);
  const [first = ''] = await idsOf(token);
  await add(token, { nickname: 'Sari' });

  const replies = [
    await add(token, { nickname: 'SARI' }),
    await change(token, first, childNamed('sari')),
  ];

  for (const reply of replies)
    expect(reply).toMatchObject({ status: 409, body: { code: 'child_name_taken' } });
  expect((await add((await newAdult(product)).token, { nickname: 'Sari' })).status).toBe(200);
});

test('six are the most, also when ten are added at once, and a place comes free again', async () => {
  const { token } = await newAdult(product);
  const names = Array.from({ length: 10 }, (_, at) => `Anak ${at}`);

  const replies = await Promise.all(names.map((nickname) => add(token, { nickname })));

  const ids = await idsOf(token);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply).toMatchObject({ status: 409, body: { code: 'children_full' } });
  expect(ids).toHaveLength(6);
  expect((await remove(token, ids[2] ?? '')).status).toBe(200);
  expect((await add(token, { nickname: 'Lagi' })).status).toBe(200);
});

test('the last child stays, also when both are removed at once', async () => {
  const { token } = await newAdult(product);
  await add(token, {});
  const ids = await idsOf(token);

  const replies = await Promise.all(ids.map((id) => remove(token, id)));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await idsOf(token)).toHaveLength(1);
});

test('another family’s child is neither changed nor removed, and answers as if it were not there', async () => {
  const [mine, theirs] = [await newAdult(product), await newAdult(product)];
  await add(theirs.token, {});
  const before = await list(theirs.token);
  const ids = await idsOf(theirs.token);

  const replies = await Promise.all(
    [...ids, 'tidak-ada-di-sini'].flatMap((id) => [
      change(mine.token, id, childNamed('Jahat')),
      remove(mine.token, id),
    ]),
  );

  for (const reply of replies)
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await list(theirs.token)).body).toEqual(before.body);
});

test('the database itself refuses a seventh child, a day of birth and a place that is taken', async () => {
  const { email } = await newAdult(product);
  const insert = (columns: string, values: string) =>
    product.db.query(
      `insert into child (account_id, ${columns}) select id, ${values} from account where email = $1`,
      [email],
    );

  await expect(insert('place', '7')).rejects.toThrow('child_place_check');
  await expect(insert('place', '1')).rejects.toThrow('child_account_id_place_key');
  await expect(insert('place, birth_month', `2, '2019-05-17'`)).rejects.toThrow('birth_month');
});

test('staff meet a nickname on the family’s own page and in its export, and nowhere else', async () => {
  const { email, token } = await newAdult(product);
  await add(token, { nickname: 'Kelinci Rahasia' });
  const { email: boss } = await newColleague(product);
  const console_ = (await enterConsole(product, boss)).token;
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  const family = row?.id ?? '';
  const ask = async (shape: Parameters<Product['send']>[0], sending = {}) =>
    JSON.stringify((await product.send(shape, { token: console_, ...sending })).body);

  const page = await ask(staff.family, { params: { family } });
  const file = await ask(staff.exportFamily, { params: { family }, body: { reason: 'Diminta' } });
  const elsewhere = [
    await ask(staff.families, { query: { search: email } }),
    await ask(staff.auditLog, { query: { family } }),
  ];

  expect(page).toContain('Kelinci Rahasia');
  expect(file).toContain('Kelinci Rahasia');
  expect(elsewhere.join()).toContain(email);
  expect(elsewhere.join()).not.toContain('Kelinci Rahasia');
});

test('nothing of a child stays when its family is erased', async () => {
  const { email, token } = await newAdult(product);
  await add(token, {});
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  const family = row?.id ?? '';

  const reply = await eraseByTwo(product, {
    token: await newSecond(product),
    second: await newSecond(product),
    params: { family },
    body: { email, reason: 'Diminta' },
  });

  expect(reply.status).toBe(200);
  expect(await product.db.query('select 1 from child where account_id = $1', [family])).toEqual([]);
});
