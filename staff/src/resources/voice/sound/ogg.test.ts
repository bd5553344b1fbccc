import { expect, test } from 'vitest';
import { checksumOf, oggOf, opusHead } from './ogg.rules.ts';

const text = (from: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...from.subarray(at, at + length));

/** The check value of this polynomial without reflection, start 0 (CRC-32/CKSUM before its last step). */
test('sums up as RFC 3533 says', () => {
  expect(checksumOf(new TextEncoder().encode('123456789'))).toBe(0x89a1897f);
});

test('lays heads and packets in pages whose clock ends with the sound', () => {
  const packets = Array.from({ length: 60 }, (_, at) => new Uint8Array(at === 0 ? 255 : 70));
  const pages = oggOf({ head: opusHead(312), packets, packetSamples: 960, samples: 57_000 });

  expect(pages.map((page) => text(page, 0, 4))).toEqual(Array(5).fill('OggS'));
  expect(pages.map((page) => page[5])).toEqual([2, 0, 0, 0, 4]);
  const clocks = pages.map((page) => new DataView(page.buffer).getBigUint64(6, true));
  expect(clocks).toEqual([0n, 0n, 24_000n, 48_000n, 57_312n]);
  expect(text(pages[0] ?? new Uint8Array(), 28, 8)).toBe('OpusHead');
  // A packet of 255 bytes needs a piece of none to end it.
  expect(pages[2]?.[26]).toBe(26);
});
