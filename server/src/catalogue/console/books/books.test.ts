import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import type { BookDraft } from '@nobi/kit/manifest';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { signTicket } from '../../ticket.rules.ts';
import { type BookEditor, bookEditor, soundBook } from './books.testing.ts';

let product: Product;
const folder = join(tmpdir(), `nobi-books-${process.pid}-${Date.now()}`);
let editor: BookEditor;
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder });
  editor = await bookEditor(product);
});
afterAll(() => product.stop());

const at = (path: string) => fetch(`${product.playUrl}${path}`);
const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
const deeds = async (book: string) => {
  const rows = await product.db.query<{ did: string }>(
    'select did from staff_audit where about like $1 order by id',
    [`${book}%`],
  );
  return rows.map(({ did }) => did);
};

test('a book that one wrote and another published stands on the child’s library, until it is withdrawn', async () => {
  const book = await editor.begin();
  const begun = await editor.lookAt(book);
  const saved = await editor.keep(book, soundBook());
  const before = await editor.publishedBooks();
  const own = await editor.publish(book, 2, editor.author);
  const published = await editor.publish(book, 2);
  const [row] = await editor.publishedBooks();
  const file = await at(`/books/${row?.file}.json`);
  const withdrawn = await editor.withdraw(book);

  expect(begun.findings).toContainEqual({ at: 'pages.0.text.id', code: 'missing' });
  expect(saved).toMatchObject({ status: 200, body: { revision: 2, findings: [] } });
  expect(before).toEqual([]);
  expect(own).toMatchObject({ status: 403, body: { code: 'staff_own_book' } });
  expect(published).toMatchObject({ status: 200, body: { version: 1 } });
  expect(row).toMatchObject({ id: book, title: { id: 'Mandi Sore' } });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(await file.json()).toEqual({ id: book, ...soundBook() });
  expect(withdrawn.status).toBe(200);
  expect(await editor.publishedBooks()).toEqual([]);
  expect((await at(`/books/${row?.file}.json`)).status).toBe(404);
  expect(await deeds(book)).toEqual(['addBook', 'keepBook', 'publishBook', 'withdrawBook']);
});

test('of two who write at once nobody writes over the other, and nothing unseen is published', async () => {
  const book = await editor.begin();
  await editor.keep(book, soundBook('Pertama'));
  const late = await editor.keep(book, soundBook('Terlambat'), { token: editor.reader });
  await editor.keep(book, soundBook('Kedua'), { revision: 2 });
  const unseen = await editor.publish(book, 2);
  const { draft, revision } = await editor.lookAt(book);

  expect([late, unseen]).toMatchObject(
    Array(2).fill({ status: 409, body: { code: 'staff_book_moved' } }),
  );
  expect(draft).toEqual(soundBook('Kedua'));
  expect(revision).toBe(3);
});

test('two editors who press at the same moment: one is saved, the other is told', async () => {
  const book = await editor.begin();
  const replies = await Promise.all([
    editor.keep(book, soundBook('Satu')),
    editor.keep(book, soundBook('Dua'), { token: editor.reader }),
  ]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('versions stay as they were published, and an older one can be gone on from', async () => {
  const book = await editor.published(soundBook('Lama'));
  await editor.keep(book, soundBook('Baru'), { revision: 2 });
  const changed = await editor.lookAt(book);
  await editor.publish(book, 3);
  const { versions } = await editor.lookAt(book);
  const first = await product.send(staff.bookVersion, {
    token: editor.author,
    params: { book, version: '1' },
  });

  expect(changed).toMatchObject({ version: 1, has_changes: true });
  expect(versions).toMatchObject([
    { version: 2, state: 'published' },
    { version: 1, state: 'replaced' },
  ]);
  expect(first.body).toEqual({ draft: soundBook('Lama') });
  expect((await editor.drop(book)).status).toBe(409);
  await editor.withdraw(book);
});

test('what breaks the rules of its level is saved as a draft and not published', async () => {
  const book = await editor.begin();
  const { pages, ...rest } = soundBook();
  const [first, ...others] = pages;
  const text = { id: 'ia basah', en: 'He is wet.' };
  const saved = await editor.keep(book, {
    ...rest,
    pages: first && [{ ...first, text }, ...others],
  });
  const refused = await editor.publish(book, 2);

  expect(saved.body).toMatchObject({
    findings: expect.arrayContaining([{ at: 'pages.0.text.id', code: 'whole' }]),
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'staff_book_unfit' } });
  expect(await editor.publishedBooks()).toEqual([]);
  expect((await editor.drop(book)).status).toBe(200);
});

const withPage = (change: object) => {
  const draft = soundBook();
  return { ...draft, pages: draft.pages.map((page) => ({ ...page, ...change })) };
};
test.each<[string, () => unknown]>([
  ['a field that nobody knows', () => ({ ...soundBook(), isAdmin: true })],
  ['a place that nobody drew', () => withPage({ scene: { place: 'bulan', who: [] } })],
  ['a picture that nobody uploaded', () => withPage({ picture: 'a'.repeat(64) })],
  ['a picture that is markup', () => withPage({ picture: '"><script>' })],
  ['NUL in a text', () => withPage({ text: { id: 'a\0b', en: 'a' } })],
  ['a page without end', () => withPage({ text: { id: 'a'.repeat(601), en: 'a' } })],
  [
    'a licence that forbids selling',
    () => ({
      ...soundBook(),
      credits: {
        ...{ author: 'A', illustrator: 'B', translator: '-', publisher: 'C' },
        ...{ source: 'https://example.org/', licence: 'cc-by-nc-4.0' },
      },
    }),
  ],
  ['nothing', () => ({})],
])('refuses a draft with %s and keeps nothing of it', async (_what, draft) => {
  const book = await editor.begin();

  expect(await editor.keep(book, draft())).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
  expect((await editor.lookAt(book)).revision).toBe(1);
});

test('shows an uploaded picture, redrawn, and refuses what is none', async () => {
  const sent = await editor.upload(await picture());
  const { picture: name } = z.object({ picture: z.string() }).parse(sent.body);
  const draft: BookDraft = soundBook('Bergambar');
  const [first, ...others] = draft.pages;
  if (!first) throw new Error('no page');
  const book = await editor.published({
    ...draft,
    pages: [{ ...first, picture: name }, ...others],
  });
  const shown = await at(`/books/pictures/${name}.webp`);
  const [row] = await editor.publishedBooks();

  expect(row).toMatchObject({ id: book, picture: name });
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
    height: 720,
  });
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const noPicture = new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'));
  expect(await editor.upload(noPicture)).toMatchObject({
    status: 400,
    body: { code: 'picture_refused' },
  });
  expect((await editor.upload(new Uint8Array(6_000_000))).status).toBe(413);
  await editor.withdraw(book);
});

test('opens nothing without a ticket, with one of another page, or with one that ran out', async () => {
  const book = await editor.begin();
  const reply = await product.send(staff.previewBook, { token: editor.reader, params: { book } });
  const { opens } = z.object({ opens: z.string() }).parse(reply.body);
  const [path = '', ticket = ''] = opens.split('?');
  const late = signTicket('somebody else’s secret', path, Date.now());

  const draft = await at(opens);
  expect(draft.status).toBe(200);
  expect(draft.headers.get('cache-control')).toBe('no-store');
  for (const forged of [
    ...[path, `${path}?ticket=${late}`, `/books/drafts/another?${ticket}`],
    ...['/tools/rak-buku/books.json', `/tools/rak-buku/books.json?${ticket}`],
  ])
    expect((await at(forged)).status, forged).toBe(403);
  for (const absent of [
    '/books/..%2f..%2fetc%2fpasswd.json',
    `/books/${'0'.repeat(64)}.json`,
    '/books/pictures/..%2f..%2fsecret.webp',
  ])
    expect((await at(absent)).status, absent).toBe(404);
});

test('only whoever looks after content writes books, and no book is made up', async () => {
  const { email } = await newColleague(product, { roles: ['support'] });
  const { token } = await enterConsole(product, email);
  const params = { book: 'tidak-ada' };
  const refused = await Promise.all([
    product.send(staff.books, { token }),
    product.send(staff.keepBook, { token, params, body: { draft: soundBook(), revision: 1 } }),
    product.send(staff.publishBook, { token, params, body: { revision: 1 } }),
    editor.upload(await picture(), token),
  ]);
  const unknown = await Promise.all([
    product.send(staff.book, { token: editor.author, params }),
    editor.keep('tidak-ada', soundBook()),
    editor.publish('tidak-ada', 1),
    editor.withdraw('tidak-ada'),
    editor.drop('tidak-ada'),
  ]);

  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('another process shows a published book, and the database itself insists on two people', async () => {
  const other = await startProduct({ DATA_DIR: folder }, { databaseUrl: product.databaseUrl });
  const book = await editor.published(soundBook('Di Mana Saja'));
  const listed = await editor.publishedBooks();
  const file = listed.find(({ id }) => id === book)?.file;

  await expect
    .poll(async () => (await fetch(`${other.playUrl}/books/${file}.json`)).status, {
      timeout: 20_000,
    })
    .toBe(200);
  await expect(
    product.db.query('update library_book_version set published_by = written_by'),
  ).rejects.toThrow(/check/);
  await other.stop();
  await editor.withdraw(book);
});
