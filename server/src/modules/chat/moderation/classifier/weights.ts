import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of `weights.bin` for each learnt sign: its number, then a weight for every kind. */
const path = join(import.meta.dirname, 'weights.bin');
const kindsOfMessages = 21;
const rowLength = 4 + kindsOfMessages;
/** A weight is a whole number of sixteenths, -8 to 8. */
const parts = 16;

/** FNV-1a: a sign's words are not kept, its number is. */
const numberOf = (sign: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1)
    number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193);
  return number >>> 0;
};

const bytes = readFileSync(path);

/** Where each sign's row begins; the rows stay the bytes they are. */
const places: ReadonlyMap<number, number> = new Map(
  Array.from({ length: Math.floor(bytes.length / rowLength) }, (_, row): [number, number] => [
    bytes.readUInt32LE(row * rowLength),
    row * rowLength + 4,
  ]),
);

/** What a sign speaks for, one weight for every kind; undefined where nothing was learnt of it. */
export const weightsOf = (sign: string): readonly number[] | undefined => {
  const at = places.get(numberOf(sign));
  return at === undefined
    ? undefined
    : Array.from(bytes.subarray(at, at + kindsOfMessages), (byte) => (byte - 128) / parts);
};

/** The bytes of a file of learnt weights. */
export const weightBytes = (learnt: ReadonlyMap<string, readonly number[]>): Buffer =>
  Buffer.concat(
    [...learnt].map(([sign, weights]) => {
      const row = Buffer.alloc(rowLength);
      row.writeUInt32LE(numberOf(sign));
      weights.forEach((weight, kind) => {
        const whole = Math.round(weight * parts);
        row[4 + kind] = 128 + Math.max(-128, Math.min(127, whole));
      });
      return row;
    }),
  );
