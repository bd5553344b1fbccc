import { soundKind } from './sound-kind.rules.ts';

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const numberAt = (bytes: Uint8Array, at: number, length: number) =>
  bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);

/** Length of a number of EBML (RFC 8794, 4), told by the zeros it begins with. */
const widthOf = (byte: number) => Math.clz32(byte) - 23;

const ebml = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
const ebmlFolders = new Set([ebml.segment, ebml.info, ebml.cluster, ebml.group]);

/** The time of the last block. Folders are entered, whatever length they claim. */
const webmSeconds = (bytes: Uint8Array) => {
  let [scale, cluster, last] = [1_000_000, 0, 0];
  for (let at = 0; at < bytes.length; ) {
    const idWidth = widthOf(bytes[at] ?? 0);
    const id = numberAt(bytes, at, idWidth);
    const sizeAt = at + idWidth;
    const sizeWidth = widthOf(bytes[sizeAt] ?? 0);
    const size = numberAt(bytes, sizeAt, sizeWidth) - 2 ** (7 * sizeWidth);
    const body = sizeAt + sizeWidth;
    // Nothing that EBML allows: what follows tells no time either.
    if (idWidth > 4 || sizeWidth > 8) break;
    if (id === ebml.scale) scale = numberAt(bytes, body, size);
    if (id === ebml.time) cluster = numberAt(bytes, body, size);
    if (id === ebml.block || id === ebml.simpleBlock) {
      const track = widthOf(bytes[body] ?? 0);
      const after = (numberAt(bytes, body + track, 2) << 16) >> 16;
      last = Math.max(last, cluster + after);
    }
    at = ebmlFolders.has(id) ? body : body + size;
  }
  return (last * scale) / 1e9;
};

/** The last page's clock (RFC 3533); Opus always counts 48,000 a second. */
const oggSeconds = (bytes: Uint8Array) => {
  const view = viewOf(bytes);
  let [samples, rate] = [0, 48_000];
  for (let at = 0; at + 27 <= bytes.length && textAt(bytes, at, 4) === 'OggS'; ) {
    const count = bytes[at + 26] ?? 0;
    const body = at + 27 + count;
    const length = bytes.subarray(at + 27, body).reduce((sum, part) => sum + part, 0);
    if (textAt(bytes, body + 1, 6) === 'vorbis' && bytes[body] === 1 && body + 16 <= bytes.length)
      rate = view.getUint32(body + 12, true);
    const clock = view.getBigInt64(at + 6, true);
    if (clock > 0n) samples = Math.max(samples, Number(clock));
    at = body + length;
  }
  return samples / Math.max(1, rate);
};

const wavSeconds = (bytes: Uint8Array) => {
  const bytesASecond = bytes.length >= 32 ? viewOf(bytes).getUint32(28, true) : 1;
  return Math.max(0, bytes.length - 44) / Math.max(1, bytesASecond);
};

/** A phone records speech in far fewer; so long a sound is at least that long. */
const mostBytesASecond = 32_000;

/** Which `mvhd` a recording carries is up to the phone: many write none of its length. */
const mp4Seconds = (bytes: Uint8Array) => {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('mvhd');
  const from = at + (bytes[at + 4] === 1 ? 24 : 16);
  const scale = at < 0 ? 0 : numberAt(bytes, from, 4);
  const length = numberAt(bytes, from + 4, bytes[at + 4] === 1 ? 8 : 4);
  const declared = scale > 0 ? length / scale : 0;
  return Math.max(declared, bytes.length / mostBytesASecond);
};

/** How long a sound is at least, by its own clock; nothing is decoded. */
export const soundSeconds = (bytes: Uint8Array): number => {
  const kind = soundKind(bytes);
  if (kind === 'audio/webm') return webmSeconds(bytes);
  if (kind === 'audio/ogg') return oggSeconds(bytes);
  if (kind === 'audio/wav') return wavSeconds(bytes);
  return kind === 'audio/mp4' ? mp4Seconds(bytes) : 0;
};
