/** A row for each learnt sign: its number, then a weight for every kind. */
const kindsOfMessages = 21;
export const rowLength = 4 + kindsOfMessages;
/** A weight is a whole number of sixteenths, -8 to 8. */
export const parts = 16;

/** Weights of so many parts say next to nothing; as nought they travel in fewer bytes. */
const faint = 2;

/** A weight in whole parts, within the room of a byte with a sign. */
export const inParts = (weight: number, parts: number): number => {
  const whole = Math.round(weight * parts);
  return Math.abs(whole) <= faint ? 0 : Math.max(-127, Math.min(127, whole));
};

/** FNV-1a: a sign's words are not kept, its number is. */
export const numberOf = (sign: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1)
    number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193);
  return number >>> 0;
};

/** What a sign speaks for, one weight for every kind; undefined where nothing was learnt of it. */
export type WeightsOf = (sign: string) => readonly number[] | undefined;

/** All that the guard has learnt of messages. */
export interface Weights {
  readonly of: WeightsOf;
  /** What pieces of a message speak for (`pieces.rules.ts`). */
  readonly pieces: Int8Array;
}

/** The file: how many rows, the rows, and then what was learnt of pieces. */
export const headLength = 4;

/** Reads learnt weights, in the server or in a browser; they stay the bytes they are. */
export const weightsIn = (bytes: Uint8Array): Weights => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = view.getUint32(0, true);
  const places: ReadonlyMap<number, number> = new Map(
    Array.from({ length: rows }, (_, row): [number, number] => {
      const at = headLength + row * rowLength;
      return [view.getUint32(at, true), at + 4];
    }),
  );
  const of: WeightsOf = (sign) => {
    const at = places.get(numberOf(sign));
    return at === undefined
      ? undefined
      : Array.from(bytes.subarray(at, at + kindsOfMessages), (byte) => (byte - 128) / parts);
  };
  return { of, pieces: new Int8Array(bytes.subarray(headLength + rows * rowLength)) };
};
