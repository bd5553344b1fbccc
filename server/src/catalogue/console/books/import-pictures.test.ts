import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Product, startProduct } from '../../../testing/product.ts';
import { epubFiles, png } from '../../epub/epub.testing.ts';
import { type BookEditor, bookEditor } from './books.testing.ts';
import { epubSender, importedId } from './import-book.testing.ts';

let product: Product;
let editor: BookEditor;
const folder = join(tmpdir(), `nobi-import-pictures-${process.pid}-${Date.now()}`);
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder, EPUB_IMPORT: 'on' });
  editor = await bookEditor(product);
});
afterAll(() => product.stop());

const draftPages = z.object({
  pages: z.array(z.looseObject({ picture: z.optional(z.string()) })),
});
const leftOut = z.object({ left_out_pictures: z.array(z.string()) });

/** What becomes of pictures, each on a page of its own: their names on the pages, and those that stayed behind. */
const imported = async (pictures: Readonly<Record<string, string | Buffer>>) => {
  const names = Object.keys(pictures);
  const documents = names.map((name) => `<p>Halaman ${name}.</p><img src="${name}" alt=""/>`);
  const more = names.map((name) => ({ name: `OEBPS/${name}`, bytes: pictures[name] ?? '' }));
  const reply = await epubSender(product, editor.author)(epubFiles({ documents, more }));
  expect(reply.status).toBe(200);
  const { draft, imported: notes } = await editor.lookAt(importedId(reply));
  return {
    drawn: draftPages.parse(draft).pages.map(({ picture }) => picture),
    left: leftOut.parse(notes).left_out_pictures.toSorted(),
  };
};

const shown = async (picture: string | undefined) => {
  const reply = await fetch(`${product.playUrl}/books/pictures/${picture}.webp`);
  const image = sharp(Buffer.from(await reply.arrayBuffer()));
  const { format, width, height, pages } = await image.metadata();
  const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = 4 * (360 * 960 + 480);
  return { format, width, height, pages, middle: [...data.subarray(middle, middle + 4)] };
};

const frame = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
const gif = async (...colours: readonly string[]) =>
  sharp(await Promise.all(colours.map(frame)), { join: { animated: true } })
    .gif()
    .toBuffer();

test('a GIF is shown by its first picture, and does not move', async () => {
  const { drawn, left } = await imported({ 'satu.gif': await gif('red', 'blue', 'lime') });

  expect(left).toEqual([]);
  const { middle, ...picture } = await shown(drawn[0]);
  expect(picture).toEqual({ format: 'webp', width: 960, height: 720, pages: undefined });
  expect(middle).toEqual([
    expect.closeTo(254, -1),
    expect.closeTo(0, -1),
    expect.closeTo(0, -1),
    255,
  ]);
});

const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (body: string) => `<svg ${ns} viewBox="0 0 40 30">${body}</svg>`;
const blue = '<rect width="40" height="30" fill="#00f"/>';

test('a drawing in SVG is drawn sharp in the size of a page, however small it says it is', async () => {
  const tiny = svg(blue).replace('viewBox', 'width="4" height="3" viewBox');
  const { drawn, left } = await imported({
    'gambar.svg': `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${tiny}`,
  });

  expect(left).toEqual([]);
  const { middle, ...picture } = await shown(drawn[0]);
  expect(picture).toEqual({ format: 'webp', width: 960, height: 720, pages: undefined });
  expect(middle).toEqual([
    expect.closeTo(0, -1),
    expect.closeTo(0, -1),
    expect.closeTo(254, -1),
    255,
  ]);
});

/** A GIF that says it is so large, with one picture of this size. */
const gifSaying = (screen: number, picture: number) => {
  const bytes = Buffer.from(
    'GIF89a\0\0\0\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff,\0\0\0\0\0\0\0\0\0\u0002\u0002D\u0001\0;',
    'latin1',
  );
  for (const at of [6, 8]) bytes.writeUInt16LE(screen, at);
  for (const at of [24, 26]) bytes.writeUInt16LE(picture, at);
  return bytes;
};

test('pictures that are traps stay behind by name, and the others of the book come along', async () => {
  const animated = await gif('red', 'blue');
  const traps = {
    'besar.gif': gifSaying(65_535, 65_535),
    'tamak.gif': gifSaying(40, 65_535),
    'potong.gif': animated.subarray(0, 40),
    'awal.gif': Buffer.from('GIF89a<svg onload="alert(1)"/>'),
    'skrip.svg': svg(`${blue}<script>alert(1)</script>`),
    'jauh.svg': svg('<image xlink:href="http://127.0.0.1:9/a.png" width="40" height="30"/>'),
    'berkas.svg': svg('<image xlink:href="file:///etc/passwd" width="40" height="30"/>'),
    'entitas.svg': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'gema.svg': svg('<g id="a"><use xlink:href="#a"/></g>'),
    'huruf.svg': svg('<text x="5" y="20">Kancil</text>'),
    'padat.svgz': Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0]),
  };
  const { drawn, left } = await imported({
    ...traps,
    'benar.png': png,
    'benar.gif': gifSaying(1, 1),
    'benar.svg': svg(blue),
  });

  expect(left).toEqual(
    Object.keys(traps)
      .map((name) => `OEBPS/${name}`)
      .toSorted(),
  );
  expect(drawn.map((each) => each !== undefined)).toEqual([
    ...Object.keys(traps).map(() => false),
    ...[true, true, true],
  ]);
});

test('what somebody uploads for a page by hand is neither a GIF nor a drawing in SVG', async () => {
  const replies = [
    await editor.upload(new Uint8Array(await gif('red', 'blue'))),
    await editor.upload(new Uint8Array(Buffer.from(svg(blue)))),
  ];

  expect(replies).toMatchObject(Array(2).fill({ status: 400, body: { code: 'picture_refused' } }));
});
