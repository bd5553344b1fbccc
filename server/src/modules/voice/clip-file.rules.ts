import { createHash } from 'node:crypto';
import { mostClipBytes } from '@nobi/contract';

type Container = 'audio/webm' | 'audio/ogg';

const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const ogg = Buffer.from('OggS');
/** Every Opus stream begins with it (RFC 7845, 5.1), in WebM as its codec's private data. */
const opus = Buffer.from('OpusHead');
const headBytes = 4096;

/** What a clip is by its bytes, whatever it is called; undefined for anything but Opus in WebM or Ogg. */
export const containerOf = (bytes: Uint8Array): Container | undefined => {
  const head = Buffer.from(bytes.subarray(0, headBytes));
  if (!head.includes(opus)) return undefined;
  if (head.subarray(0, webm.length).equals(webm)) return 'audio/webm';
  return head.subarray(0, ogg.length).equals(ogg) ? 'audio/ogg' : undefined;
};

/** Why these bytes are no clip; undefined when they are one. */
export const clipFault = (bytes: Uint8Array): string | undefined => {
  if (bytes.length === 0) return 'is empty';
  if (bytes.length > mostClipBytes)
    return `has ${bytes.length} bytes, and ${mostClipBytes} are the most: record it shorter or at 24 kbit/s`;
  return containerOf(bytes) ? undefined : 'is no Opus in WebM or Ogg: encode it with Opus';
};

/** Named by what it holds: other bytes have another name. */
export const clipFileOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

export const storedClip = (file: string): string => `voice/${file}`;
