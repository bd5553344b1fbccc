import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import {
  definesEntity,
  epubFiles,
  metadata2,
  metadata3,
  png,
  without,
} from '../../epub/epub.testing.ts';
import { type ZipFile, zipOf } from '../../uploads/packages.testing.ts';
import { type BookEditor, bookEditor, soundBook } from './books.testing.ts';
import { epubSender, importedId } from './import-book.testing.ts';

let product: Product;
let editor: BookEditor;
let send: ReturnType<typeof epubSender>;
const folder = join(tmpdir(), `nobi-import-${process.pid}-${Date.now()}`);
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder, EPUB_IMPORT: 'on' });
  editor = await bookEditor(product);
  send = epubSender(product, editor.author);
});
afterAll(() => product.stop());

const bookFrom = async (files: readonly ZipFile[]) => {
  const reply = await send(files);
  expect(reply.status).toBe(200);
  return { id: importedId(reply), ...(await editor.lookAt(importedId(reply))) };
};
const storedBooks = async () => {
  const rows = await product.db.query<{ books: number; pictures: number }>(
    `select (select count(*) from library_book)::int as books,
       (select count(*) from library_picture)::int as pictures`,
  );
  return rows[0];
};

test('makes a draft of an EPUB 3 with its pages, its pictures redrawn, and whose work it is', async () => {
  const book = await bookFrom(epubFiles());

  expect(book).toMatchObject({
    revision: 1,
    version: null,
    is_own: true,
    draft: {
      level: 3,
      title: { id: 'Kancil dan Sungai', en: '' },
      pages: [
        { text: { id: 'Kancil haus.', en: '' }, picture: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { text: { id: 'Ia pergi ke sungai.', en: '' } },
      ],
      credits: {
        author: 'Sari Dewi',
        illustrator: 'Budi Hadi',
        translator: '',
        publisher: 'Taman Baca',
        source: 'https://example.org/kancil',
        licence: 'cc-by-4.0',
      },
    },
    imported: {
      rights: 'CC BY 4.0, Taman Baca & kawan',
      left_out_pages: 0,
      left_out_pictures: [],
    },
  });
  const [first] = Object(book.draft).pages;
  const shown = await fetch(`${product.playUrl}/books/pictures/${first.picture}.webp`);
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
    height: 720,
  });
});

test('reads an EPUB 2, whose names carry their roles and whose cover and contents stay behind', async () => {
  const { draft } = await bookFrom(
    epubFiles({
      metadata: metadata2,
      version: '2.0',
      documents: [
        '<p>The River</p>',
        '<h1>Sampul</h1>',
        '<p>A deer is&nbsp;thirsty.</p>',
        '<p>"Drink!" says the river.</p>',
      ],
      guide:
        '<guide><reference type="cover" href="d0.xhtml"/><reference type="toc" href="d1.xhtml#a"/></guide>',
    }),
  );

  expect(draft).toMatchObject({
    title: { id: '', en: 'The River' },
    pages: [
      { text: { id: '', en: 'A deer is thirsty.' } },
      { text: { id: '', en: '“Drink!” says the river.' } },
    ],
    credits: {
      author: 'Sari Dewi',
      illustrator: 'Budi Hadi',
      translator: 'Rina Putri',
      source: 'https://example.org/river',
      licence: 'cc-by-sa-4.0',
    },
  });
});

const ported = 'https://creativecommons.org/licenses/by-sa/3.0/igo/';
test.each<[string, string]>([
  ['CC BY 1.0', 'cc-by-1.0'],
  ['Attribution-ShareAlike 2.5 Generic', 'cc-by-sa-2.5'],
  ['CC BY 3.0', 'cc-by-3.0'],
  [`CC BY-SA 3.0 IGO, ${ported}`, 'cc-by-sa-3.0-igo'],
])('a book under %s gets %s, and is published with it', async (rights, licence) => {
  const metadata = metadata3.replace(/CC BY 4.0[^<]*/, rights);
  const { id, draft, imported } = await bookFrom(epubFiles({ metadata }));
  const credits = { ...Object(draft).credits, translator: '-' };
  const saved = await editor.keep(id, { ...soundBook('Kancil'), credits });
  const published = await editor.publish(id, 2);
  const { draft: shown } = await editor.lookAt(id);
  await editor.withdraw(id);

  expect(Object(imported).rights).toBe(rights);
  expect(credits).toMatchObject({ licence });
  expect(saved.body).toMatchObject({ findings: [] });
  expect(published.status).toBe(200);
  expect(shown).toMatchObject({ credits: { licence } });
});

test('no older version is taken that forbids selling or changing, nor one that does not exist', async () => {
  const before = await storedBooks();
  const withRights = (rights: string) =>
    send(epubFiles({ metadata: metadata3.replace('CC BY 4.0', rights) }));
  const refused = [await withRights('CC BY-NC 3.0 IGO'), await withRights('CC BY\u2011ND 2.0')];
  const none = await storedBooks();
  const { id, draft } = await bookFrom(epubFiles());
  const withLicence = (licence: string) =>
    editor.keep(id, { ...soundBook('Kancil'), credits: { ...Object(draft).credits, licence } });

  expect(refused).toMatchObject(
    Array(2).fill({ status: 400, body: { code: 'staff_epub_licence' } }),
  );
  expect(none).toEqual(before);
  for (const licence of ['cc-by-nc-3.0', 'cc-by-3.0-id', 'cc-by-2.1'])
    expect((await withLicence(licence)).body).toMatchObject({ code: 'invalid_input' });
});

test('asks for whatever the file does not say before the book can be published', async () => {
  const metadata = '<dc:title>Tanpa Nama</dc:title><dc:language>id</dc:language>';
  const { id, findings, draft } = await bookFrom(epubFiles({ metadata }));
  const whole = { ...soundBook('Tanpa Nama'), credits: Object(draft).credits };
  await editor.keep(id, whole);
  const half = await editor.publish(id, 2);
  const ours = await editor.keep(id, { ...whole, credits: null }, { revision: 2 });
  const asOurs = await editor.publish(id, 3);
  const credits = {
    ...{ author: 'A', illustrator: 'B', translator: '-', publisher: 'C' },
    ...{ source: 'https://example.org/', licence: 'cc-by-4.0' },
  };
  await editor.keep(id, { ...whole, credits }, { revision: 3 });
  const published = await editor.publish(id, 4);

  for (const field of ['author', 'illustrator', 'translator', 'publisher', 'licence'])
    expect(findings).toContainEqual({ at: `credits.${field}`, code: 'missing' });
  expect(findings).toContainEqual({ at: 'credits.source', code: 'address' });
  expect(ours.body).toMatchObject({ findings: [{ at: 'credits', code: 'missing' }] });
  expect([half, asOurs]).toMatchObject(
    Array(2).fill({ status: 400, body: { code: 'staff_book_unfit' } }),
  );
  expect(published.status).toBe(200);
  await editor.withdraw(id);
});

const withFile = (name: string, bytes: string | Buffer) => epubFiles({ more: [{ name, bytes }] });

test.each<[string, string, () => readonly ZipFile[] | Uint8Array<ArrayBuffer>]>([
  ['is no ZIP', 'unread', () => new Uint8Array(Buffer.from('halo'))],
  ['lacks its package document', 'unread', () => without(epubFiles(), 'OEBPS/book.opf')],
  ['packs a bomb', 'unsafe', () => withFile('OEBPS/bom.txt', Buffer.alloc(30_000_000))],
  ['holds a path that leads outside', 'unsafe', () => withFile('../../etc/passwd', 'x')],
  [
    'reads a file of the server by an entity',
    'unsafe',
    () =>
      epubFiles({
        documents: [definesEntity('<!ENTITY rahasia SYSTEM "file:///etc/passwd">')],
      }),
  ],
  [
    'forbids selling',
    'licence',
    () => epubFiles({ metadata: metadata3.replace('CC BY 4.0', 'CC BY-NC 4.0') }),
  ],
])('refuses an EPUB that %s (%s) and keeps nothing of it', async (_what, reason, files) => {
  const before = await storedBooks();

  const reply = await send(files());

  expect(reply).toMatchObject({ status: 400, body: { code: `staff_epub_${reason}` } });
  expect(await storedBooks()).toEqual(before);
});

test('refuses a file above 20 MB, a shelf that is none, and a form without a file', async () => {
  const large = await send(new Uint8Array(20 * 1024 * 1024 + 1));
  const noLevel = await send(epubFiles(), { level: '9' });
  const form = '--x\r\ncontent-disposition: form-data; name="level"\r\n\r\n3\r\n--x--\r\n';
  const noFile = await product.send(staff.importBook, {
    token: editor.author,
    body: form,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

  expect(large.status).toBe(413);
  expect(noLevel).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(noFile).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('leaves a picture out that is none, and names it', async () => {
  const { draft, imported } = await bookFrom(
    epubFiles({
      documents: [
        '<p>Satu.</p><img src="lukisan.png" alt=""/>',
        '<p>Dua.</p><img src="tidak-ada.png" alt=""/>',
        '<p>Tiga.</p><img src="https://example.org/jauh.png" alt=""/>',
        '<p>Empat.</p><img src="rusak.png" alt=""/>',
      ],
      more: [
        {
          name: 'OEBPS/lukisan.png',
          bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        },
        { name: 'OEBPS/rusak.png', bytes: png.subarray(0, 60) },
      ],
    }),
  );

  expect(Object(draft).pages.map(({ picture }: { picture?: string }) => picture)).toEqual(
    Array(4).fill(undefined),
  );
  expect(Object(imported).left_out_pictures.toSorted()).toEqual([
    'OEBPS/lukisan.png',
    'OEBPS/rusak.png',
    'OEBPS/tidak-ada.png',
  ]);
});

test('takes twenty pages of a longer book and says how many are left', async () => {
  const documents = Array.from({ length: 23 }, (_each, at) => `<p>Halaman ${at + 1}.</p>`);
  const { draft, imported } = await bookFrom(epubFiles({ documents }));

  expect(Object(draft).pages).toHaveLength(20);
  expect(imported).toMatchObject({ left_out_pages: 3 });
});

test('only whoever looks after content imports, and nobody where it is not switched on', async () => {
  const { email } = await newColleague(product, { roles: ['support'] });
  const { token } = await enterConsole(product, email);
  const other = await startProduct({ DATA_DIR: `${folder}-off` });
  const there = await bookEditor(other);
  const before = await storedBooks();

  const asSupport = await send(epubFiles(), { by: token });
  const asNobody = await send(epubFiles(), { by: '' });
  const off = await epubSender(other, there.author)(epubFiles());
  const listedOff = await other.send(staff.books, { token: there.author });
  const listedOn = await product.send(staff.books, { token: editor.author });

  expect(asSupport.status).toBe(403);
  expect(asNobody.status).toBe(401);
  expect(await storedBooks()).toEqual(before);
  expect(off).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(listedOff.body).toEqual({ books: [], can_import: false });
  expect(listedOn.body).toMatchObject({ can_import: true });
  await other.stop();
});

test('several files at once are read in turn, and the log says who imported what', async () => {
  const archive = zipOf(epubFiles());
  const replies = await Promise.all([send(archive), send(archive)]);
  const rows = await product.db.query<{ after: unknown }>(
    `select after from staff_audit where did = 'importBook' and about = any($1)`,
    [replies.map(importedId)],
  );

  expect(new Set(replies.map(importedId)).size).toBe(2);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.after).toMatchObject({ pages: 2, file: expect.stringMatching(/^[0-9a-f]{12}$/) });
});
