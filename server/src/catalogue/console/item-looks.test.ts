import { games, staff } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame, premiumGame } from '../../testing/builds.ts';
import { startConsole } from '../../testing/console.ts';
import { newSubscriber } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

let product: Product;
let token: string;
let family: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  family = (await newSubscriber(product)).token;
});
afterAll(() => product.stop());

const whole = z.looseObject({
  thumbnail: z.string(),
  is_changed: z.boolean(),
  title_id: z.string(),
  manifest: z.looseObject({ title_id: z.string(), thumbnail: z.string(), plan: z.string() }),
});
const params = { id: `game.${openGame}` };

const look = async () => whole.parse((await product.send(staff.item, { token, params })).body);
const change = async (fields: object, id = openGame) => {
  const of = { id: `game.${id}` };
  const { body } = await product.send(staff.item, { token, params: of });
  const { id: _id, kind: _kind, trust: _trust, thumbnail: _thumb, ...rest } = Object(body);
  const { manifest: _manifest, is_changed: _is, ...others } = rest;
  return product.send(staff.changeItem, { token, params: of, body: { ...others, ...fields } });
};
const upload = async (bytes: Uint8Array<ArrayBuffer>, field = 'thumbnail') => {
  const form = new FormData();
  form.append(field, new Blob([bytes]), 'gambar.png');
  const packed = new Response(form);
  return product.send(staff.setThumbnail, {
    token,
    params,
    body: new Uint8Array(await packed.arrayBuffer()),
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
  });
};
const drop = () => product.send(staff.dropThumbnail, { token, params });
const reset = (id = openGame) =>
  product.send(staff.resetItem, { token, params: { id: `game.${id}` } });
const pictureOf = async (kind: 'png' | 'jpeg' | 'webp', background = 'orange') =>
  new Uint8Array(
    await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
      .toFormat(kind)
      .toBuffer(),
  );
const thumbnailInCatalogue = async () => {
  const { body } = await product.send(games.list, { token: family });
  const cards = z.array(z.looseObject({ id: z.string(), thumbnail: z.string() })).parse(body);
  return cards.find(({ id }) => id === openGame)?.thumbnail;
};
const entries = async () =>
  (
    await product.db.query<{ did: string }>(
      `select did from staff_audit where about = $1 order by id`,
      [params.id],
    )
  ).map(({ did }) => did);

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s becomes the card’s picture, redrawn to its size, for ever under its name',
  async (kind) => {
    const reply = await upload(await pictureOf(kind));

    const { thumbnail } = whole.parse(reply.body);
    expect(await thumbnailInCatalogue()).toBe(thumbnail);
    const served = await fetch(thumbnail);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const drawn = await sharp(await served.arrayBuffer()).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 800, height: 500 });
  },
);

test('the picture of before stays until another has come, then it is gone', async () => {
  const first = whole.parse((await upload(await pictureOf('png'))).body).thumbnail;

  const svg = await upload(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const none = await upload(await pictureOf('png'), 'other');
  expect(svg).toMatchObject({ status: 400, body: { code: 'picture_refused' } });
  expect(none).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect([await thumbnailInCatalogue(), (await fetch(first)).status]).toEqual([first, 200]);

  const second = whole.parse((await upload(await pictureOf('png', 'green'))).body).thumbnail;
  expect(second).not.toBe(first);
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
});

test('words that are changed later leave the picture, and its built one comes back at a press', async () => {
  const own = whole.parse((await upload(await pictureOf('png'))).body).thumbnail;
  await change({ title_id: 'Jembatan Baru' });
  expect(await look()).toMatchObject({ thumbnail: own, title_id: 'Jembatan Baru' });

  await Promise.all([drop(), drop()]);

  const after = await look();
  expect(after).toMatchObject({ title_id: 'Jembatan Baru', is_changed: true });
  expect([after.thumbnail, await thumbnailInCatalogue()]).toEqual([
    after.manifest.thumbnail,
    after.manifest.thumbnail,
  ]);
  expect((await fetch(own)).status).toBe(404);
  expect((await entries()).filter((did) => did === 'dropThumbnail')).toHaveLength(1);
});

test('one press brings back everything that the manifest says, and the log keeps what was', async () => {
  await change({ title_id: 'Jembatan Baru', age_max: 9 });
  const own = whole.parse((await upload(await pictureOf('png'))).body).thumbnail;

  const reply = whole.parse((await reset()).body);

  expect(reply.is_changed).toBe(false);
  expect(reply).toMatchObject(reply.manifest);
  expect((await fetch(own)).status).toBe(404);
  const [log] = await product.db.query<{ before: unknown; after: unknown }>(
    `select before, after from staff_audit where did = 'resetItem' order by id desc limit 1`,
  );
  expect(log).toMatchObject({
    before: { title: { id: 'Jembatan Baru' }, ageMax: 9, thumbnail: expect.any(String) },
    after: {},
  });
});

test('half of a category stays open to Regular, whatever its manifests say', async () => {
  await change({ plan: 'regular' }, premiumGame);
  await change({ plan: 'premium' });

  const refused = await reset(premiumGame);

  expect(refused).toMatchObject({ status: 409, body: { code: 'staff_half_regular' } });
  await reset();
  expect((await reset(premiumGame)).status).toBe(200);
});

test.each(['x', '../../modules/staff', `${'0'.repeat(32)}.svg`, `${'0'.repeat(32)}.webp`])(
  'the play origin has no picture called %s',
  async (name) => {
    const reply = await fetch(`${product.playUrl}/thumbnails/${encodeURIComponent(name)}`);

    expect(reply.status).toBe(404);
  },
);

test('an item that is not there takes no picture', async () => {
  const reply = await product.send(staff.resetItem, { token, params: { id: 'game.tidak-ada' } });

  expect(reply.status).toBe(404);
});
