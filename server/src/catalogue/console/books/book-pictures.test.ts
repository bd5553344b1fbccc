import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Product, startProduct } from '../../../testing/product.ts';
import { type BookEditor, bookEditor } from './books.testing.ts';

let product: Product;
let editor: BookEditor;
const folder = join(tmpdir(), `nobi-book-pictures-${process.pid}-${Date.now()}`);
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder });
  editor = await bookEditor(product);
});
afterAll(() => product.stop());

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } }).png();

const isRed = ([red = 0, , blue = 0, alpha = 0]: readonly number[]) =>
  red > 200 && blue < 60 && alpha > 200;

test.each([
  { size: [300, 900], ends: ['north', 'south'], at: [480, 5, 480, 714] },
  { size: [900, 300], ends: ['west', 'east'], at: [5, 360, 954, 360] },
] as const)('a picture of $size pixels is shown to its edges', async ({ size, ends, at }) => {
  const input = await plain('red', 150, 150).toBuffer();
  const bytes = await plain('blue', size[0], size[1])
    .composite(ends.map((gravity) => ({ input, gravity })))
    .toBuffer();
  const sent = await editor.upload(new Uint8Array(bytes));
  const { picture } = z.object({ picture: z.string() }).parse(sent.body);
  const shown = await fetch(`${product.playUrl}/books/pictures/${picture}.webp`);

  const { data, info } = await sharp(Buffer.from(await shown.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x)).subarray(0, 4),
  ];

  expect([info.width, info.height]).toEqual([960, 720]);
  expect(isRed(pixelAt(at[0], at[1]))).toBe(true);
  expect(isRed(pixelAt(at[2], at[3]))).toBe(true);
});
