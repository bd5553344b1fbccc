import { crc32 } from 'node:zlib';
import sharp, { type Color } from 'sharp';
import { expect, test } from 'vitest';
import { cleanThumb } from './thumb.rules.ts';

const drawing = (width = 320, height = 240, background: Color = '#ff8800') =>
  sharp({ create: { width, height, channels: 4, background } });
const noted = () => drawing().withExif({ IFD0: { Artist: 'Budi, 5 tahun' } });

const sizeOf = async (bytes: Buffer) => {
  const { width, height, exif } = await sharp(bytes).metadata();
  return { width, height, exif };
};

test.each([
  ['PNG', await drawing().png().toBuffer(), 'image/png'],
  ['WebP', await drawing().webp({ quality: 80 }).toBuffer(), 'image/webp'],
  ['WebP without loss', await drawing().webp({ lossless: true }).toBuffer(), 'image/webp'],
  [
    'WebP one can see through',
    await drawing(320, 240, { r: 9, g: 9, b: 9, alpha: 0.4 }).webp().toBuffer(),
    'image/webp',
  ],
])('takes a %s as it is', async (_what, bytes, type) => {
  const thumb = cleanThumb(bytes);

  expect(thumb?.type).toBe(type);
  expect(await sizeOf(thumb?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 320, height: 240 });
});

test.each([
  ['PNG', await noted().png().toBuffer()],
  ['WebP', await noted().webp().toBuffer()],
])('drops what a %s says about its maker', async (_what, bytes) => {
  const thumb = cleanThumb(bytes);

  expect(bytes.includes('Budi')).toBe(true);
  expect(thumb?.bytes.includes('Budi')).toBe(false);
  expect(await sizeOf(thumb?.bytes ?? Buffer.alloc(0))).toMatchObject({ exif: undefined });
});

test('drops what hides behind the end of a PNG', async () => {
  const png = await drawing().png().toBuffer();

  const thumb = cleanThumb(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));

  expect(thumb?.bytes.toString('latin1', thumb.bytes.length - 8, thumb.bytes.length - 4)).toBe(
    'IEND',
  );
  expect(thumb?.bytes.includes('script')).toBe(false);
});

const changed = (bytes: Buffer, at: number, values: number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};
/** A PNG that claims to be 30,000 pixels wide, with a right checksum. */
const claimed = (png: Buffer) => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(30_000, 16);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
};
const png = await drawing().png().toBuffer();
const webp = await drawing().webp().toBuffer();
const film = await sharp(
  Buffer.concat([Buffer.alloc(40 * 40 * 3, 9), Buffer.alloc(40 * 40 * 3, 200)]),
  { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } },
)
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer();

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['a JPEG', await drawing().jpeg().toBuffer()],
  ['a signature alone', png.subarray(0, 8)],
  ['half a PNG', png.subarray(0, png.length - 20)],
  ['a PNG with a damaged byte', changed(png, 50, [(png[50] ?? 0) ^ 0xff])],
  ['a PNG with a damaged head', changed(png, 16, [0, 0, 117, 48])],
  ['a PNG that claims to be huge', claimed(png)],
  ['a PNG that is too wide', await drawing(700, 10).png().toBuffer()],
  ['half a WebP', webp.subarray(0, webp.length - 20)],
  ['a WebP with a wrong length', Buffer.concat([webp, Buffer.from('more')])],
  ['a WebP that is too tall', await drawing(10, 700).webp().toBuffer()],
  ['a film in WebP', film],
  [
    'a sound',
    Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x00\x00\x00\x00', 'latin1'),
  ],
])('refuses %s', (_what, bytes) => {
  expect(cleanThumb(bytes)).toBeUndefined();
});
