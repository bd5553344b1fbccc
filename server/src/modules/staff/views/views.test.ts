import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPerson, type Person } from '../../../audit/proposals/proposals.testing.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
let sari: Person;
let budi: Person;
beforeAll(async () => {
  product = await startProduct();
  [sari, budi] = [await newPerson(product), await newPerson(product)];
});
afterAll(() => product.stop());

const listed = z.object({
  views: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      is_mine: z.boolean(),
      is_default: z.boolean(),
      hidden: z.array(z.string()),
      filters: z.record(z.string(), z.string()),
    }),
  ),
});
const viewsOf = async ({ token }: Person, list = 'orders') =>
  listed.parse((await product.send(staff.views, { token, query: { list } })).body).views;
const save = ({ token }: Person, wish: object = {}) =>
  product.send(staff.saveView, {
    token,
    body: {
      list: 'orders',
      name: 'Ditolak',
      filters: { state: 'denied' },
      order: 'desc',
      hidden: ['gateway'],
      is_default: false,
      is_shared: false,
      ...wish,
    },
  });
const remove = ({ token }: Person, view: string) =>
  product.send(staff.removeView, { token, params: { view } });

test('a view is one’s own until it is shared, and the same name takes its place', async () => {
  await save(sari);
  const alone = await viewsOf(budi);

  await save(sari, { is_shared: true, hidden: ['gateway', 'flag'] });

  expect(alone).toEqual([]);
  expect(await viewsOf(budi)).toMatchObject([
    { name: 'Ditolak', is_mine: false, hidden: ['gateway', 'flag'], filters: { state: 'denied' } },
  ]);
  expect(await viewsOf(sari)).toMatchObject([{ name: 'Ditolak', is_mine: true }]);
  expect(await viewsOf(sari, 'tickets')).toEqual([]);
});

test('the list opens with one view, and only for whoever chose it', async () => {
  await save(sari, { name: 'Satu', is_default: true, is_shared: true });
  await save(sari, { name: 'Dua', is_default: true });

  const [own, others] = [await viewsOf(sari), await viewsOf(budi)];

  expect(own.filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(['Dua']);
  expect(others.some(({ is_default }) => is_default)).toBe(false);
});

test('only whoever saved a view removes it', async () => {
  await save(sari, { name: 'Lama', is_shared: true });
  const id = (await viewsOf(sari)).find(({ name }) => name === 'Lama')?.id ?? '';

  const [foreign, own] = [await remove(budi, id), await remove(sari, id)];

  expect([foreign.status, own.status]).toEqual([404, 200]);
  expect((await viewsOf(budi)).map(({ name }) => name)).not.toContain('Lama');
});

test.each([
  ['what was typed', { filters: { search: 'ibu-sari' } }],
  ['a word that is none of the list’s', { filters: { state: 'siti' } }],
  ['a deed that nobody can do', { list: 'audit', filters: { did: 'sitirahayu' }, hidden: [] }],
  ['a column that there is not', { hidden: ['bank_account'] }],
  [
    'no column at all',
    {
      list: 'mismatches',
      filters: {},
      hidden: ['what', 'display_name', 'gateway', 'ended', 'opened_at'],
    },
  ],
])('%s is not kept', async (_what, wish) => {
  const before = await viewsOf(sari);

  expect((await save(sari, { name: 'Tidak', ...wish })).status).toBe(400);

  expect(await viewsOf(sari)).toEqual(before);
});

test('twenty views of a list are enough, and they go with the colleague', async () => {
  const [third, boss] = [await newPerson(product), sari];
  for (let at = 1; at <= 20; at += 1) await save(third, { name: `${at}`, is_shared: true });

  const full = await save(third, { name: '21' });
  const again = await save(third, { name: '20' });
  await product.send(staff.dismiss, {
    token: boss.token,
    params: { colleague: third.id },
    body: { reason: 'Pindah' },
  });

  expect([full.status, again.status]).toEqual([409, 200]);
  expect((await viewsOf(budi)).filter(({ name }) => /^\d+$/.test(name))).toEqual([]);
});
