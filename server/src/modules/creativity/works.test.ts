import { creativity } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGame, openTool, premiumTool } from '../../testing/builds.ts';
import { comeAgain } from '../../testing/come-again.ts';
import { newFamily, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const newChild = async (plan: 'regular' | 'premium' = 'regular') =>
  (await newSubscriber(product, plan)).token;

const picture = async (background: string) => {
  const bytes = await sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .webp()
    .toBuffer();
  return bytes.toString('base64');
};
const [orange, blue] = [await picture('orange'), await picture('blue')];

const show = (token: string, workId: string, body: object = { thumb: orange }) =>
  product.send(creativity.showWork, { token, params: { toolId: openTool, workId }, body });
const forget = (token: string, workId: string) =>
  product.send(creativity.forgetWork, { token, params: { toolId: openTool, workId } });
const listWorks = async (token: string, from?: string) => {
  const reply = await product.send(creativity.works, { token, query: from ? { from } : {} });
  return creativity.works.reply.parse(reply.body);
};
const ids = async (token: string) => (await listWorks(token)).works.map(({ id }) => id);

test('shows what was made, the newest first, with its picture', async () => {
  const token = await newChild();
  await show(token, 'gambar-1');
  await show(token, 'gambar-2', { thumb: blue, title: ' Kapal 🚢 ' });

  const { works, next } = await listWorks(token);

  expect(next).toBeNull();
  expect(works).toMatchObject([
    { tool_id: openTool, id: 'gambar-2', title: 'Kapal 🚢' },
    { tool_id: openTool, id: 'gambar-1', title: '' },
  ]);
  const thumb = Buffer.from(works[0]?.thumb.split(',')[1] ?? '', 'base64');
  expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 32, height: 24 });
});

test('a change brings a work to the front, the same picture again leaves it', async () => {
  const token = await newChild();
  for (const id of ['a', 'b', 'c']) await show(token, id);

  await show(token, 'a', { thumb: blue });
  await show(token, 'b');

  expect(await ids(token)).toEqual(['a', 'c', 'b']);
});

test('an unchanged shelf is not sent again', async () => {
  const token = await newChild();
  await show(token, 'gambar-1');
  const first = await product.send(creativity.works, { token });
  const ask = { token, headers: { 'if-none-match': first.headers.get('etag') ?? '' } };

  const same = await product.send(creativity.works, ask);
  await show(token, 'gambar-2');
  const other = await product.send(creativity.works, ask);

  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect([same.status, other.status]).toEqual([304, 200]);
});

test('works are for the family that made them alone', async () => {
  const [mine, theirs] = [await newChild(), await newChild('premium')];
  await show(mine, 'gambar-1');

  const visible = await ids(theirs);
  const reply = await forget(theirs, 'gambar-1');
  await show(theirs, 'gambar-1', { thumb: blue });

  expect(visible).toEqual([]);
  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await listWorks(mine)).works[0]?.thumb).toContain(orange);
});

test('a work that was let go is gone, and cannot be let go twice', async () => {
  const token = await newChild();
  await show(token, 'gambar-1');

  const replies = [await forget(token, 'gambar-1'), await forget(token, 'gambar-1')];

  expect(replies.map(({ status }) => status)).toEqual([200, 404]);
  expect(await ids(token)).toEqual([]);
});

test('comes in pages of 24 and holds 60 works of a tool, however they arrive', async () => {
  const token = await newChild();
  const names = Array.from({ length: 66 }, (_, number) => `gambar-${number}`);

  const replies = await Promise.all(names.map((id) => comeAgain(() => show(token, id))));

  const full = replies.filter(({ status }) => status !== 200);
  expect(full).toHaveLength(6);
  expect(full[0]).toMatchObject({ status: 409, body: { code: 'works_full' } });
  const pages = [
    await listWorks(token),
    await listWorks(token, '24'),
    await listWorks(token, '48'),
  ];
  expect(pages.map(({ works, next }) => [works.length, next])).toEqual([
    [24, 24],
    [24, 48],
    [12, null],
  ]);
  const [first] = pages[0]?.works ?? [];
  expect((await show(token, first?.id ?? '', { thumb: blue })).status).toBe(200);
});

test.each([
  ['a page', Buffer.from('<script>alert(1)</script>'), { status: 400, code: 'picture_refused' }],
  [
    'a drawing in SVG',
    Buffer.from('<svg onload="x()"/>'),
    { status: 400, code: 'picture_refused' },
  ],
  ['too many bytes', Buffer.alloc(40_001, 1), { status: 413, code: 'too_large' }],
  ['far too many bytes', Buffer.alloc(80_000, 1), { status: 413, code: 'too_large' }],
])('refuses %s for a picture and keeps nothing', async (_what, bytes, { status, code }) => {
  const token = await newChild();

  const reply = await show(token, 'gambar-1', { thumb: bytes.toString('base64') });

  expect(reply).toMatchObject({ status, body: { code } });
  expect(await ids(token)).toEqual([]);
});

test.each([
  ['no base64', { thumb: 'data:image/webp;base64,AAAA' }],
  ['a long title', { thumb: orange, title: 'a'.repeat(61) }],
  ['an extra key', { thumb: orange, account: 1 }],
])('refuses %s', async (_what, body) => {
  expect((await show(await newChild(), 'gambar-1', body)).status).toBe(400);
});

test.each([
  ['a premium tool on a regular plan', premiumTool, 403],
  ['what is no tool', openGame, 404],
])('keeps no work of %s', async (_what, toolId, status) => {
  const token = await newChild();

  const reply = await product.send(creativity.showWork, {
    token,
    params: { toolId, workId: 'gambar-1' },
    body: { thumb: orange },
  });

  expect(reply.status).toBe(status);
  expect(await ids(token)).toEqual([]);
});

test('a family without a plan sees no shelf', async () => {
  const { token } = await newFamily(product);

  const replies = [await product.send(creativity.works, { token }), await show(token, 'gambar-1')];

  expect(replies.map(({ status }) => status)).toEqual([402, 402]);
});
