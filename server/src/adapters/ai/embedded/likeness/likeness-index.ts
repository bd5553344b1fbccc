/** Which labels a sign speaks for, and how much: a list for each row of signs, end to end. */
export interface LikenessIndex {
  /** Names of what is looked for; each `none` stands for one message that is none of it. */
  readonly labels: readonly string[];
  /** How rare a sign is, by its row. */
  readonly rarity: Float32Array;
  /** Where a row's list begins; one more than there are rows. */
  readonly begins: Uint32Array;
  readonly numbers: Uint16Array;
  /** In 65,535ths. */
  readonly weights: Uint16Array;
  /** What each measure of a match says for it. */
  readonly gate: readonly number[];
}

const most = 65_535;
export const inParts = (weight: number): number => Math.round(Math.min(1, weight) * most);
export const ofParts = (parts: number): number => parts / most;

const bytesIn = (numbers: Float32Array | Uint32Array | Uint16Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** The file begins with the length of its table of contents. */
export const indexBytes = ({ labels, gate, ...lists }: LikenessIndex): Buffer => {
  const contents = JSON.stringify({
    labels,
    gate,
    rows: lists.rarity.length,
    count: lists.numbers.length,
  });
  const padded = Buffer.from(contents.padEnd(Math.ceil(contents.length / 4) * 4));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([
    length,
    padded,
    ...[lists.rarity, lists.begins, lists.numbers, lists.weights].map(bytesIn),
  ]);
};

interface Contents {
  readonly labels: readonly string[];
  readonly gate: readonly number[];
  readonly rows: number;
  readonly count: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const contentsFrom = (text: string): Contents => {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || !Array.isArray(value.labels) || !Array.isArray(value.gate))
    throw new Error('An index of likenesses is broken');
  return {
    labels: value.labels.map(String),
    gate: value.gate.map(Number),
    rows: Number(value.rows),
    count: Number(value.count),
  };
};

/** Reads a file in place: its numbers stay the bytes they are. */
export const indexFrom = (file: Uint8Array): LikenessIndex => {
  const bytes = new Uint8Array(file);
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  const { labels, gate, rows, count } = contentsFrom(text);
  const from = 4 + length;
  const lists = from + rows * 4 + (rows + 1) * 4;
  return {
    labels,
    gate,
    rarity: new Float32Array(bytes.buffer, from, rows),
    begins: new Uint32Array(bytes.buffer, from + rows * 4, rows + 1),
    numbers: new Uint16Array(bytes.buffer, lists, count),
    weights: new Uint16Array(bytes.buffer, lists + count * 2, count),
  };
};
