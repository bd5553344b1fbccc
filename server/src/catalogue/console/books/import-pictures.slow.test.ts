import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../../../testing/product.ts';
import { epubFiles, png } from '../../epub/epub.testing.ts';
import { type BookEditor, bookEditor } from './books.testing.ts';
import { epubSender, importedId } from './import-book.testing.ts';

let product: Product;
let editor: BookEditor;
const folder = join(tmpdir(), `nobi-import-slow-${process.pid}-${Date.now()}`);
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder, EPUB_IMPORT: 'on' });
  editor = await bookEditor(product);
});
afterAll(() => product.stop());

/** Allowed in each of its parts, and a minute's work: one line that crosses itself everywhere. */
const tangle = (seed: number) => {
  const points = Array.from(
    { length: 90_000 },
    (_each, at) => `L${(at * 7919 + seed) % 960} ${(at * 104_729) % 720}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><path d="M0 0${points.join('')}"/></svg>`;
};

test('a book full of drawings that take too long ends in time, and the server goes on', async () => {
  const names = Array.from({ length: 12 }, (_each, at) => `simpul${at}.svg`);
  const documents = [...names, 'baik.png'].map((name) => `<p>Satu.</p><img src="${name}" alt=""/>`);
  const more = names.map((name, at) => ({ name: `OEBPS/${name}`, bytes: tangle(at) }));
  const good = { name: 'OEBPS/baik.png', bytes: png };
  const send = epubSender(product, editor.author);
  const began = performance.now();
  const importing = send(epubFiles({ documents: documents.toReversed(), more: [...more, good] }));
  const meanwhile = await product.send(staff.books, { token: editor.author });
  const reply = await importing;
  const took = performance.now() - began;
  const { draft, imported } = await editor.lookAt(importedId(reply));

  expect(meanwhile.status).toBe(200);
  expect(Object(imported).left_out_pictures).toHaveLength(12);
  expect(Object(draft).pages[0].picture).toMatch(/^[0-9a-f]{64}$/);
  // So long do the console and the proxies in front wait.
  expect(took).toBeLessThan(60_000);
});
