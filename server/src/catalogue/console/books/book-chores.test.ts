import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import type { BookDraft } from '@nobi/kit/manifest';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Product, startProduct } from '../../../testing/product.ts';
import { type BookEditor, bookEditor, soundBook } from './books.testing.ts';

const folder = join(tmpdir(), `nobi-book-chores-${process.pid}-${Date.now()}`);
let product: Product;
let editor: BookEditor;
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder });
  editor = await bookEditor(product);
});
afterAll(() => product.stop());

const today = z.object({ rows: z.array(z.looseObject({ kind: z.string(), id: z.string() })) });
const waitingFor = async (token: string) => {
  const { rows } = today.parse((await product.send(staff.today, { token })).body);
  return rows.filter(({ kind }) => kind === 'books');
};
const waits = async (book: string, token = editor.reader) =>
  (await waitingFor(token)).some(({ id }) => id === book);

test('a book without a fault waits for a second person until they publish it', async () => {
  const book = await editor.begin();
  const unfinished = await waits(book);
  await editor.keep(book, soundBook('Mandi Pagi'));

  const rows = (await waitingFor(editor.reader)).filter(({ id }) => id === book);
  const own = await waits(book, editor.author);
  await editor.publish(book, 2);

  expect(unfinished).toBe(false);
  expect(rows).toMatchObject([{ title: 'Mandi Pagi', topic: '2', is_late: false }]);
  expect(own).toBe(false);
  expect(await waits(book)).toBe(false);
});

test('a published book waits again once it is changed, and not when it is only taken off the shelf', async () => {
  const book = await editor.published(soundBook('Kebun'));
  await editor.withdraw(book);
  const withdrawn = await waits(book);

  await editor.keep(book, soundBook('Kebun Nenek'), { revision: 2 });

  expect(withdrawn).toBe(false);
  expect(await waits(book)).toBe(true);
});

const uploaded = async (background: string) => {
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background } })
    .png()
    .toBuffer();
  const reply = await editor.upload(new Uint8Array(bytes));
  return z.object({ picture: z.string() }).parse(reply.body).picture;
};
const withPicture = (picture: string, title: string): BookDraft => {
  const draft = soundBook(title);
  return {
    ...draft,
    pages: draft.pages.map((page, at) => (at === 0 ? { ...page, picture } : page)),
  };
};
const age = (picture: string, days: number) =>
  product.db.query(
    `update library_picture set uploaded_at = now() - $2 * interval '1 day' where file = $1`,
    [picture, days],
  );
const isThere = async (picture: string) =>
  (await fetch(`${product.playUrl}/books/pictures/${picture}.webp`)).status === 200;
const rowsOf = (picture: string) =>
  product.db.query('select 1 from library_picture where file = $1', [picture]);

test('a picture that no book names goes a week after it was uploaded, with its file', async () => {
  const [old, young] = [await uploaded('red'), await uploaded('blue')];
  await age(old, 8);
  await age(young, 6);
  const before = await isThere(old);

  await product.runJob('tidy');

  expect(before).toBe(true);
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  expect(await rowsOf(old)).toEqual([]);
});

test('a picture stays as long as a draft, a published or an older version names it', async () => {
  const [older, published, drafted] = [
    await uploaded('green'),
    await uploaded('gold'),
    await uploaded('pink'),
  ];
  const book = await editor.published(withPicture(older, 'Satu'));
  await editor.keep(book, withPicture(published, 'Dua'), { revision: 2 });
  await editor.publish(book, 3);
  await editor.keep(book, withPicture(drafted, 'Tiga'), { revision: 3 });
  for (const picture of [older, published, drafted]) await age(picture, 400);

  await product.runJob('tidy');

  for (const picture of [older, published, drafted]) expect(await isThere(picture)).toBe(true);
});

test('a picture of a draft that was dropped goes; uploaded once more it is kept for another week', async () => {
  const picture = await uploaded('brown');
  const book = await editor.begin();
  await editor.keep(book, withPicture(picture, 'Empat'));
  await age(picture, 30);
  await editor.drop(book);
  await uploaded('brown');

  await product.runJob('tidy');
  const stayed = await isThere(picture);
  await age(picture, 8);
  await product.runJob('tidy');

  expect(stayed).toBe(true);
  expect(await isThere(picture)).toBe(false);
});

test('a draft that names a picture which has gone is told so', async () => {
  const picture = await uploaded('navy');
  const book = await editor.begin();
  await age(picture, 8);
  await product.runJob('tidy');

  const reply = await editor.keep(book, withPicture(picture, 'Lima'));

  expect(reply.status).toBe(400);
});
