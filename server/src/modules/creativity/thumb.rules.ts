/** Small pictures from a browser: read piece by piece, and written anew without what is no picture. */
import { crc32 } from 'node:zlib';
import { cleanWebp } from './webp.rules.ts';

export interface Thumb {
  readonly type: 'image/png' | 'image/webp';
  readonly bytes: Buffer;
}

/** Nothing on the shelf is shown larger, and a picture that claims to be huge is a trap. */
export const mostPixels = 640;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keptChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'IDAT', 'IEND']);

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

const chunkAt = (bytes: Buffer, at: number): Chunk | undefined => {
  if (at + 12 > bytes.length) return undefined;
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length) return undefined;
  const sum = crc32(bytes.subarray(at + 4, end - 4));
  if (sum !== bytes.readUInt32BE(end - 4)) return undefined;
  return {
    name: bytes.toString('latin1', at + 4, at + 8),
    data: bytes.subarray(at + 8, end - 4),
    whole: bytes.subarray(at, end),
  };
};

const isGoodHead = ({ name, data }: Chunk) => {
  if (name !== 'IHDR' || data.length !== 13) return false;
  const sides = [data.readUInt32BE(0), data.readUInt32BE(4)];
  return sides.every((side) => side >= 1 && side <= mostPixels);
};

const cleanPng = (bytes: Buffer): Buffer | undefined => {
  const parts: Chunk[] = [];
  for (let at = signature.length; parts.at(-1)?.name !== 'IEND'; ) {
    const chunk = chunkAt(bytes, at);
    if (!chunk || (parts.length === 0) !== (chunk.name === 'IHDR')) return undefined;
    if (chunk.name === 'IHDR' && !isGoodHead(chunk)) return undefined;
    // A capital first letter: a reader that does not know it cannot read the picture.
    if (!keptChunks.has(chunk.name) && /^[A-Z]/.test(chunk.name)) return undefined;
    if (keptChunks.has(chunk.name)) parts.push(chunk);
    at += chunk.whole.length;
  }
  if (!parts.some(({ name }) => name === 'IDAT')) return undefined;
  return Buffer.concat([signature, ...parts.map(({ whole }) => whole)]);
};

/** The picture without metadata, film or anything behind its end; undefined when it is none. */
export const cleanThumb = (bytes: Buffer): Thumb | undefined => {
  const isPng = bytes.subarray(0, signature.length).equals(signature);
  const clean = isPng ? cleanPng(bytes) : cleanWebp(bytes, mostPixels);
  return clean && { type: isPng ? 'image/png' : 'image/webp', bytes: clean };
};
