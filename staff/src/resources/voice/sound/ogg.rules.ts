/** Opus packets in an Ogg file: RFC 3533 (pages, their checksum) and RFC 7845 (heads, clock, what is skipped). */

/** Of the polynomial 0x04c11db7, high bit first, as RFC 3533 (6) has it. */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});
export const checksumOf = (bytes: Uint8Array): number =>
  bytes.reduce((crc, byte) => ((crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)) >>> 0, 0);

const text = new TextEncoder();
const serial = 0x4e6f6269;
const flags = { first: 2, last: 4, between: 0 } as const;

interface Page {
  readonly flag: number;
  /** In samples of 48 kHz, at the page's end. */
  readonly clock: number;
  readonly number: number;
  readonly packets: readonly Uint8Array[];
}

/** Each packet in pieces of 255 bytes; a shorter one ends it. */
const lacingOf = (packets: readonly Uint8Array[]): number[] =>
  packets.flatMap(({ length }) => [
    ...Array<number>(Math.floor(length / 255)).fill(255),
    length % 255,
  ]);

const pageOf = ({ flag, clock, number, packets }: Page): Uint8Array => {
  const lacing = lacingOf(packets);
  const head = 27 + lacing.length;
  const bytes = new Uint8Array(head + packets.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  bytes.set(text.encode('OggS'));
  view.setUint8(5, flag);
  view.setBigUint64(6, BigInt(clock), true);
  view.setUint32(14, serial, true);
  view.setUint32(18, number, true);
  view.setUint8(26, lacing.length);
  bytes.set(lacing, 27);
  let at = head;
  for (const packet of packets) {
    bytes.set(packet, at);
    at += packet.length;
  }
  view.setUint32(22, checksumOf(bytes), true);
  return bytes;
};

const withLengths = (vendor: string): Uint8Array => {
  const bytes = new Uint8Array(8 + 4 + vendor.length + 4);
  bytes.set(text.encode('OpusTags'));
  new DataView(bytes.buffer).setUint32(8, vendor.length, true);
  bytes.set(text.encode(vendor), 12);
  return bytes;
};

/** The `OpusHead` of one channel at 48 kHz (RFC 7845, 5.1), where an encoder does not write its own. */
export const opusHead = (skipped: number): Uint8Array => {
  const bytes = new Uint8Array(19);
  const view = new DataView(bytes.buffer);
  bytes.set(text.encode('OpusHead'));
  view.setUint8(8, 1);
  view.setUint8(9, 1);
  view.setUint16(10, skipped, true);
  view.setUint32(12, 48_000, true);
  return bytes;
};

/** What a decoder leaves out at the beginning. */
export const skippedIn = (head: Uint8Array): number =>
  head[10] === undefined ? 0 : head[10] + 256 * (head[11] ?? 0);

interface OpusStream {
  readonly head: Uint8Array;
  readonly packets: readonly Uint8Array[];
  /** Of each packet, in samples of 48 kHz. */
  readonly packetSamples: number;
  /** Of the sound itself: what an encoder added at both ends is cut off by the clock. */
  readonly samples: number;
}

/** Half a second a page: few bytes for heads, and never more pieces than a page may have. */
const packetsPerPage = 25;

export const oggOf = ({ head, packets, packetSamples, samples }: OpusStream): Uint8Array[] => {
  const end = skippedIn(head) + samples;
  const pages = [
    pageOf({ flag: flags.first, clock: 0, number: 0, packets: [head] }),
    pageOf({ flag: flags.between, clock: 0, number: 1, packets: [withLengths('Nobi')] }),
  ];
  for (let from = 0; from < packets.length; from += packetsPerPage) {
    const to = Math.min(packets.length, from + packetsPerPage);
    const isLast = to === packets.length;
    pages.push(
      pageOf({
        flag: isLast ? flags.last : flags.between,
        clock: isLast ? end : to * packetSamples,
        number: pages.length,
        packets: packets.slice(from, to),
      }),
    );
  }
  return pages;
};
