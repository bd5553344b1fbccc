import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profile } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import {
  bombOf,
  joined,
  photoWithPlace,
  pictureOf,
  sendPicture,
  sendProfile,
} from './profile.testing.ts';

let product: Product;
const folder = join(tmpdir(), `nobi-pictures-${process.pid}-${Date.now()}`);

beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder });
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const withPicture = z.object({ profile_picture: z.string() });

const fetchPicture = async (body: unknown) => {
  const { profile_picture } = withPicture.parse(body);
  const response = await fetch(new URL(profile_picture, product.url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const files = () => readdir(join(folder, 'files')).catch(() => []);

test.each(['jpeg', 'png', 'webp'] as const)('keeps a %s as a square WebP', async (kind) => {
  const { token } = await newFamily(product);

  const reply = await sendPicture(product, token, await pictureOf(kind));

  const { response, bytes } = await fetchPicture(reply.body);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600, immutable');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});

test('drops the place where a photo was taken, and everything else a camera notes', async () => {
  const { token } = await newFamily(product);
  const photo = await photoWithPlace();
  const before = await sharp(photo).metadata();

  const reply = await sendPicture(product, token, photo);

  const { bytes } = await fetchPicture(reply.body);
  const after = await sharp(bytes).metadata();
  expect(before.exif?.includes('KameraIbu')).toBe(true);
  expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
    Array(5).fill(undefined),
  );
  expect(bytes.includes('KameraIbu')).toBe(false);
});

test('turns a photo as the camera meant it', async () => {
  const { token } = await newFamily(product);
  const base = { create: { width: 40, height: 80, channels: 3, background: 'red' } } as const;
  const photo = await sharp({ create: { ...base.create, width: 80, background: 'blue' } })
    .composite([{ input: await sharp(base).png().toBuffer(), left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();

  const reply = await sendPicture(product, token, new Uint8Array(photo));

  const { bytes } = await fetchPicture(reply.body);
  const top = await sharp(bytes)
    .extract({ left: 200, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(top[0]).toBeGreaterThan(200);
  expect(top[2]).toBeLessThan(60);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['an SVG', async () => joined(svg)],
  ['an SVG with a byte order mark', async () => joined('\ufeff', svg)],
  ['a GIF', () => pictureOf('gif')],
  ['a TIFF', () => pictureOf('tiff')],
  ['an AVIF', () => pictureOf('avif')],
  ['a page', async () => joined('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => new Uint8Array()],
  ['three bytes of a JPEG', async () => new Uint8Array([0xff, 0xd8, 0xff])],
  ['a JPEG cut in half', async () => (await photoWithPlace()).slice(0, 1500)],
  ['a PNG cut in half', async () => (await pictureOf('png')).slice(0, 300)],
  ['a WebP cut in half', async () => (await pictureOf('webp')).slice(0, 60)],
  ['an SVG that begins like a PNG', async () => joined((await pictureOf('png')).slice(0, 8), svg)],
  ['a PNG of 26 million pixels', () => bombOf(5100)],
])('refuses %s and keeps the picture before', async (_what, make) => {
  const { token } = await newFamily(product);
  const first = await sendPicture(product, token, await pictureOf('png'));
  const names = await files();

  const reply = await sendPicture(product, token, await make());

  expect(reply).toMatchObject({ status: 400, body: { code: 'picture_refused' } });
  expect(await files()).toEqual(names);
  const now = await product.send(profile.show, { token });
  expect(now.body).toEqual(first.body);
});

test('goes by the bytes, whatever the file is called', async () => {
  const { token } = await newFamily(product);
  const formOf = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    sendProfile(product, token, { profile_picture: { bytes, name } });

  const right = await formOf(await pictureOf('jpeg'), '../../../etc/foto.svg');
  const wrong = await formOf(joined(svg), 'foto.png');

  expect([right.status, wrong.status]).toEqual([200, 400]);
});

test('a picture that is a program as well comes out as a picture alone', async () => {
  const { token } = await newFamily(product);
  const program = '<script>alert(1)</script>PK\u0003\u0004';

  const reply = await sendPicture(product, token, joined(await pictureOf('png'), program));

  const { bytes } = await fetchPicture(reply.body);
  expect(bytes.includes('<script>')).toBe(false);
  expect(bytes.includes('PK\u0003\u0004')).toBe(false);
});

test('refuses more than 5 MB before looking at it', async () => {
  const { token } = await newFamily(product);
  const fits = joined(await pictureOf('png'), new Uint8Array(4_900_000));
  const tooMuch = joined(await pictureOf('png'), new Uint8Array(5 * 1024 * 1024));

  const [small, large] = [
    await sendPicture(product, token, fits),
    await sendPicture(product, token, tooMuch),
  ];

  expect(small.status).toBe(200);
  expect(large).toMatchObject({ status: 413, body: { code: 'too_large' } });
  expect(large.body).toHaveProperty('detail', 'That is too large to send.');
});

test('refuses a file under any other name, and two files', async () => {
  const { token } = await newFamily(product);
  const bytes = await pictureOf('png');

  const other = await sendProfile(product, token, { avatar: { bytes } });
  const two = await sendProfile(product, token, {
    profile_picture: { bytes },
    another: { bytes },
  });

  expect(other).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(two.status).toBeGreaterThanOrEqual(400);
  expect(two.status).toBeLessThan(500);
  expect((await product.send(profile.show, { token })).body).toHaveProperty(
    'profile_picture',
    null,
  );
});

test('a new picture takes the place of the old one, on the disk too', async () => {
  const { token } = await newFamily(product);
  const first = await sendPicture(product, token, await pictureOf('png'));
  const count = (await files()).length;

  const second = await sendPicture(product, token, await pictureOf('jpeg'));

  expect((await files()).length).toBe(count);
  expect((await fetchPicture(first.body)).response.status).toBe(404);
  expect((await fetchPicture(second.body)).response.status).toBe(200);
});

test('ten pictures at once leave one file, and the server answering', async () => {
  const { token } = await newFamily(product);
  const before = (await files()).length;
  const picture = await pictureOf('png');

  const replies = await Promise.all(
    Array.from({ length: 10 }, () => sendPicture(product, token, picture)),
  );

  // More than a few wait in line at most; the others are asked to come back.
  expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect((await files()).length).toBe(before + 1);
});

test('a signed address opens its own picture and no other', async () => {
  const [one, other] = [await newFamily(product), await newFamily(product)];
  const replies = await Promise.all(
    [one, other].map(async ({ token }) => sendPicture(product, token, await pictureOf('png'))),
  );
  const [own = '', foreign = ''] = replies.map(
    ({ body }) => withPicture.parse(body).profile_picture,
  );
  const [path, ticket] = own.split('?ticket=');
  const [foreignPath] = foreign.split('?');
  const statusOf = async (address: string) => (await fetch(product.url + address)).status;

  const statuses = await Promise.all(
    [
      own,
      `${foreignPath}?ticket=${ticket}`,
      `${path}?ticket=${ticket?.replace(/^\w+/, 'zzzzzzz')}`,
      `${path}?ticket=`,
      `${path}`,
      '/api/media/pictures/..%2f..%2fsecret/?ticket=1.x',
    ].map(statusOf),
  );

  expect(statuses).toEqual([200, 404, 404, 404, 404, 404]);
});

test('the address stays the same for an hour, so that the browser keeps its copy', async () => {
  const { token } = await newFamily(product);
  const reply = await sendPicture(product, token, await pictureOf('png'));

  const profileReply = await product.send(profile.show, { token });

  expect(profileReply.body).toEqual(reply.body);
});

test('a picture whose profile could not be saved is removed, and the one before stays', async () => {
  const { email, token } = await newFamily(product);
  await sendPicture(product, token, await pictureOf('png'));
  const before = await files();
  const saved = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  // Somebody else changes the account for longer than a family waits.
  const other = product.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: string }>('select id from account where email = $1', [
      email,
    ]);
    await tx.query('select 1 from account where id = $1 for update', [row?.id]);
    held.resolve();
    await saved.promise;
  });
  await held.promise;
  const refused = await sendPicture(product, token, await pictureOf('webp'));
  saved.resolve();
  await other;

  await product.runJob('tidy');
  const young = await files();
  await product.db.query(`update unclaimed_picture set since = now() - interval '2 hours'`);
  await product.runJob('tidy');

  expect(refused.status).toBe(503);
  // It might still have been on its way.
  expect(young).toHaveLength(before.length + 1);
  expect(await files()).toEqual(before);
  expect(await product.db.query('select 1 from unclaimed_picture')).toEqual([]);
});
