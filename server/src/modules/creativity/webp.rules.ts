/** WebP as its container says it: RIFF chunks of even length. Films are refused, metadata is dropped. */

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

interface Sides {
  readonly wide: number;
  readonly tall: number;
}

const hasAlpha = 0x10;

const chunksOf = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) return undefined;
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > bytes.length) return undefined;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return chunks;
};

/** The sides as the picture's own data says them, not as the container claims. */
const sidesOf = ({ name, data }: Chunk): Sides | undefined => {
  if (data.length < 10) return undefined;
  if (name === 'VP8 ')
    return data.readUIntBE(3, 3) === 0x9d012a
      ? { wide: data.readUInt16LE(6) & 0x3fff, tall: data.readUInt16LE(8) & 0x3fff }
      : undefined;
  if (data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  return { wide: (bits & 0x3fff) + 1, tall: ((bits >>> 14) & 0x3fff) + 1 };
};

const packed = ({ name, data }: Chunk): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** Written by us, so that container and picture agree. */
const headOf = ({ wide, tall }: Sides): Chunk => {
  const data = Buffer.alloc(10);
  data[0] = hasAlpha;
  data.writeUIntLE(wide - 1, 4, 3);
  data.writeUIntLE(tall - 1, 7, 3);
  return { name: 'VP8X', data };
};

export const cleanWebp = (bytes: Buffer, mostPixels: number): Buffer | undefined => {
  const isWebp =
    bytes.length > 20 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) === bytes.length - 8;
  const chunks = isWebp ? chunksOf(bytes) : undefined;
  if (!chunks || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF')) return undefined;
  const chunksNamed = (name: string) => chunks.filter((chunk) => chunk.name === name);
  const [picture, ...more] = [...chunksNamed('VP8 '), ...chunksNamed('VP8L')];
  const sides = picture && more.length === 0 ? sidesOf(picture) : undefined;
  if (!picture || !sides) return undefined;
  if (Object.values(sides).some((side) => side < 1 || side > mostPixels)) return undefined;
  const [alpha] = chunksNamed('ALPH');
  const parts = alpha && picture.name === 'VP8 ' ? [headOf(sides), alpha, picture] : [picture];
  const body = Buffer.concat(parts.map(packed));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
