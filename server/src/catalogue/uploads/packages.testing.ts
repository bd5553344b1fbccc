import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Buffer | string;
  /** Unix mode; a plain file if not said. */
  readonly mode?: number;
  /** What the archive says of the unpacked size, if that is a lie. */
  readonly says?: number;
  /** Uses the bytes of the file before it once more. */
  readonly again?: true;
}

const words = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => {
    bytes.writeUInt16LE(value & 0xffff, at * 2);
  });
  return bytes;
};
const long = (value: number) => [value & 0xffff, value >>> 16];

/** A ZIP archive, byte by byte, so that it can also lie. */
export const zipOf = (files: readonly ZipFile[]): Uint8Array<ArrayBuffer> => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  let last = 0;
  for (const { name, bytes, mode = 0o100644, says, again } of files) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const sizes = [...long(packed.length), ...long(says ?? content.length)];
    const facts = words(0, 8, 0, 0, ...long(crc32(content)), ...sizes, title.length, 0);
    if (!again) {
      last = offset;
      const piece = Buffer.concat([words(...long(0x04034b50), 20), facts, title, packed]);
      local.push(piece);
      offset += piece.length;
    }
    const tail = words(0, 0, 0, 0, mode, ...long(last));
    central.push(Buffer.concat([words(...long(0x02014b50), 0x0314, 20), facts, tail, title]));
  }
  const list = Buffer.concat(central);
  const count = files.length;
  const end = words(
    ...long(0x06054b50),
    0,
    0,
    count,
    count,
    ...long(list.length),
    ...long(offset),
    0,
  );
  return new Uint8Array(Buffer.concat([...local, list, end]));
};

const both = (text: string) => ({ id: text, en: text });

export const manifestOf = (id: string, changed: object = {}) =>
  JSON.stringify({
    id,
    kind: 'game',
    trust: 'guest',
    category: 'coding',
    plan: 'regular',
    ageMin: 5,
    ageMax: 7,
    ageBands: ['3-5', '6-9'],
    order: 50,
    title: both('Balon'),
    description: both('Tiup balon.'),
    goal: both('Tiup balon.'),
    skills: [{ id: 'count', name: both('Hitung'), curriculum: 'Fase A' }],
    freePlay: true,
    thumbnail: 'thumbnail.png',
    ...changed,
  });

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: 'orange' },
})
  .png()
  .toBuffer();

const page = `<!doctype html><html lang="id"><head><title>Balon</title></head>
<body><h1>Balon</h1><script src="game.js"></script></body></html>`;

/** A small sound game, with what a test adds or replaces. */
export const gameFiles = (id: string, more: readonly ZipFile[] = []): ZipFile[] => {
  const own = [
    { name: 'index.html', bytes: page },
    { name: 'game.js', bytes: 'document.title = "dimainkan";' },
    { name: 'thumbnail.png', bytes: picture },
    { name: 'manifest.json', bytes: manifestOf(id) },
  ];
  return [...own.filter(({ name }) => !more.some((each) => each.name === name)), ...more];
};
