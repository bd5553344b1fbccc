/** What an installation has recorded, as one short text: where each clip is, and what it weighs. */

export type VoiceLanguage = 'id' | 'en';

/** One recording of a line, by the key of its words. */
export interface VoiceClip {
  /** Twelve hexadecimal digits; see `lineKey`. */
  readonly key: string;
  /** Sixteen hexadecimal digits of the SHA-256 of its bytes: other bytes, another name. */
  readonly file: string;
  readonly bytes: number;
}

/** Fifteen seconds of speech at 24 kbit/s, with room to spare. */
export const mostClipBytes = 60_000;

/** What the clips of one play may weigh over the line; the rest is read by the device. */
export const mostPlayBytes = 400_000;

const digits = { key: 12, file: 16, bytes: 4 } as const;
const width = digits.key + digits.file + digits.bytes;

/** A capital alone is the letter's name, a small one its sound; else a line is the same however it begins. */
const folded = (words: string): string => {
  const plain = words
    .normalize('NFC')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}?]+$/gu, '')
    .replace(/\s+/g, ' ');
  return [...plain].length === 1 ? plain : plain.toLowerCase();
};

/** cyrb53, by bryc (public domain): 53 bits that depend on every letter. It guards no secret. */
const hashOf = (text: string): string => {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  const mixed = (own: number, other: number) =>
    Math.imul(own ^ (own >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  one = mixed(one, two);
  two = mixed(two, one);
  const high = (two & 0xffff).toString(16).padStart(4, '0');
  return high + (one >>> 0).toString(16).padStart(8, '0');
};

/** Names what is said, in that language; the same in browser and server. */
export const lineKey = (words: string, language: VoiceLanguage): string =>
  hashOf(`${language}\n${folded(words)}`);

/** 32 digits a clip, in the order of the keys: some 16 bytes over the wire. */
export const writeVoiceIndex = (clips: readonly VoiceClip[]): string =>
  clips
    .map(({ key, file, bytes }) => key + file + bytes.toString(16).padStart(digits.bytes, '0'))
    .sort()
    .join('');

export const readVoiceIndex = (text: string): Map<string, VoiceClip> => {
  const rows = text.match(new RegExp(`[0-9a-f]{${width}}`, 'g')) ?? [];
  return new Map(
    rows.map((row) => {
      const key = row.slice(0, digits.key);
      const file = row.slice(digits.key, digits.key + digits.file);
      return [key, { key, file, bytes: Number.parseInt(row.slice(-digits.bytes), 16) }];
    }),
  );
};
