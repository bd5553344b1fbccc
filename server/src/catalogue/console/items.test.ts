import { games, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame, premiumGame } from '../../testing/builds.ts';
import { boss, startConsole } from '../../testing/console.ts';
import { newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let second: Product;
let token: string;
let family: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  second = await startProduct({}, { databaseUrl: product.databaseUrl });
  family = (await newSubscriber(product)).token;
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const item = z.looseObject({ id: z.string(), title_id: z.string(), is_changed: z.boolean() });
const page = z.object({ rows: z.array(item), has_next: z.boolean() });
const params = { id: `game.${openGame}` };

const consoleItem = async (id = openGame) => {
  const reply = await product.send(staff.item, { token, params: { id: `game.${id}` } });
  const { id: _id, kind: _kind, trust: _trust, ...rest } = Object(reply.body);
  const { thumbnail: _thumbnail, is_changed: _changed, manifest: _manifest, ...fields } = rest;
  return fields;
};
const change = async (fields: object, id = openGame) =>
  product.send(staff.changeItem, {
    token,
    params: { id: `game.${id}` },
    body: { ...(await consoleItem(id)), ...fields },
  });
const inIndonesian = () => ({ token: family, headers: { 'accept-language': 'id' } });
const titles = async (at: Product) => {
  const reply = await at.send(games.list, inIndonesian());
  return z
    .array(z.looseObject({ title: z.string() }))
    .parse(reply.body)
    .map(({ title }) => title);
};

test('words that staff write are on the shelf of every process within a second', async () => {
  const before = await second.send(games.list, inIndonesian());

  const reply = await change({ title_id: 'Jembatan Baru' });

  expect(reply).toMatchObject({ status: 200, body: { title_id: 'Jembatan Baru' } });
  expect(await titles(product)).toContain('Jembatan Baru');
  await expect.poll(() => titles(second)).toContain('Jembatan Baru');
  const after = await second.send(games.list, inIndonesian());
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('a hidden game leaves the shelf, cannot be played, and comes back', async () => {
  await change({ is_hidden: true }, premiumGame);
  const hidden = await product.send(games.play, { token: family, params: { id: premiumGame } });
  const listed = await titles(product);
  await change({ is_hidden: false }, premiumGame);
  const back = await product.send(games.play, { token: family, params: { id: premiumGame } });

  expect([hidden.status, listed.length, back.status]).toEqual([404, 1, 200]);
});

test('half of a category stays open to Regular', async () => {
  const toPremium = await change({ plan: 'premium' });
  const hide = await change({ is_hidden: true });
  const leave = await change({ category: 'coding' });

  for (const reply of [toPremium, hide, leave])
    expect(reply).toMatchObject({ status: 409, body: { code: 'staff_half_regular' } });
});

test.each([
  { category: 'astronomy' },
  { age_min: 9, age_max: 5 },
  { age_min: 3, age_max: 12 },
  { title_id: '' },
])('an item is never left without sense: %j', async (fields) => {
  const reply = await change(fields);

  expect(reply.status).toBe(400);
});

test('other ages bring other bands of the law to the card', async () => {
  const bands = async () => {
    const { body } = await product.send(games.list, { token: family });
    const cards = z.array(z.looseObject({ id: z.string(), age_bands: z.array(z.string()) }));
    return cards.parse(body).find(({ id }) => id === openGame)?.age_bands;
  };
  const before = await bands();
  await change({ age_min: 6, age_max: 10 });
  const after = await bands();
  await change({ age_min: 5, age_max: 7 });

  expect([before, after, await bands()]).toEqual([
    ['3-5', '6-9'],
    ['6-9', '10-12'],
    ['3-5', '6-9'],
  ]);
});

test('an item moves up by one press, at every shelf', async () => {
  const before = await titles(product);

  await product.send(staff.moveItem, {
    token,
    params: { id: `game.${premiumGame}` },
    body: { to: 'up' },
  });

  expect(await titles(product)).toEqual(before.toReversed());
  await expect.poll(() => titles(second)).toEqual(before.toReversed());
});

test('items are found by their words, and every change is in the audit log', async () => {
  for (const description_en of ['Lay.', 'Lay a plank.', 'Lay two planks.', 'Lay planks.'])
    await change({ description_en });

  const reply = await product.send(staff.items, { token, query: { search: premiumGame } });
  const log = await product.send(staff.auditLog, { token, query: { did: 'changeItem' } });

  expect(page.parse(reply.body).rows.map(({ id }) => id)).toEqual([`game.${premiumGame}`]);
  expect(Object(log.body).rows.slice(0, 4)).toMatchObject(
    Array(4).fill({ who: boss.email, about: params.id }),
  );
});

test('staff look at an item by a signed address that records nothing', async () => {
  const reply = await product.send(staff.previewItem, { token, params });

  const { url } = z.object({ url: z.string() }).parse(reply.body);
  expect((await fetch(url)).status).toBe(200);
  expect(
    (
      await product.db.query('select count(*)::int as n from play_session where item_id = $1', [
        openGame,
      ])
    )[0],
  ).toEqual({ n: 0 });
});
