import { createHash, hash } from 'node:crypto';

const lineEnd = 10;
const mask = (1n << 64n) - 1n;

/** Counts and sums the bytes that pass; the sum tells any damaged byte. */
export const byteSum = () => {
  const sha256 = createHash('sha256');
  let bytes = 0;
  return {
    add: (chunk: Uint8Array) => {
      bytes += chunk.length;
      sha256.update(chunk);
    },
    result: () => ({ bytes, sha256: sha256.digest('hex') }),
  };
};

/**
 * Counts and sums rows as COPY writes them, one a line. Their order does not matter: a restored
 * table holds the same rows, but not always on the same pages.
 */
export const rowSum = () => {
  let rest = Buffer.alloc(0);
  let rows = 0;
  let sum = 0n;
  const addRow = (line: Uint8Array) => {
    rows += 1;
    sum = (sum + hash('sha256', line, 'buffer').readBigUInt64LE(0)) & mask;
  };
  return {
    add: (chunk: Buffer) => {
      let from = 0;
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
        const line = chunk.subarray(from, end);
        addRow(rest.length > 0 ? Buffer.concat([rest, line]) : line);
        rest = Buffer.alloc(0);
        from = end + 1;
      }
      if (from < chunk.length) rest = Buffer.concat([rest, chunk.subarray(from)]);
    },
    result: () => ({ rows, sum: sum.toString(16).padStart(16, '0') }),
  };
};

/** Lets a stream pass while something else looks at each chunk. */
export const passing = (look: (chunk: Buffer) => void) =>
  async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      look(chunk);
      yield chunk;
    }
  };
