import { type LikenessIndex, rarityFrom } from './likeness-index.ts';

/** Seven bits to a byte; a set eighth bit says that more follow. */
const pushNumber = (bytes: number[], number: number) => {
  let rest = number;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
};

/** For each row how many texts hold it, how many labels it speaks for, and how far apart these are. */
const numbersOf = ({ counts, begins, numbers }: LikenessIndex): Buffer => {
  const bytes: number[] = [];
  for (const [row, count] of counts.entries()) {
    const [from = 0, to = 0] = [begins[row], begins[row + 1]];
    pushNumber(bytes, count);
    pushNumber(bytes, to - from);
    let before = 0;
    for (let at = from; at < to; at += 1) {
      pushNumber(bytes, (numbers[at] ?? 0) - before);
      before = numbers[at] ?? 0;
    }
  }
  return Buffer.from(bytes);
};

/** The bytes of an index: the length of its contents, the contents, its weights, its numbers. */
export const indexBytes = (index: LikenessIndex): Buffer => {
  const { labels, gate, texts, counts, numbers, weights } = index;
  const contents = Buffer.from(
    JSON.stringify({ labels, gate, texts, rows: counts.length, count: numbers.length }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(contents.length);
  return Buffer.concat([length, contents, weights, numbersOf(index)]);
};

interface Contents {
  readonly labels: readonly string[];
  readonly gate: readonly number[];
  readonly texts: number;
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
    texts: Number(value.texts),
    rows: Number(value.rows),
    count: Number(value.count),
  };
};

const numbersIn = (bytes: Uint8Array) => {
  let at = 0;
  return (): number => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
};

const listsFrom = (bytes: Uint8Array, { rows, count }: Contents) => {
  const next = numbersIn(bytes);
  const counts = new Uint16Array(rows);
  const begins = new Uint32Array(rows + 1);
  const numbers = new Uint16Array(count);
  for (let row = 0, at = 0; row < rows; row += 1) {
    counts[row] = next();
    const end = at + next();
    for (let before = 0; at < end; at += 1) {
      before += next();
      numbers[at] = before;
    }
    begins[row + 1] = end;
  }
  return { counts, begins, numbers };
};

/** Reads the bytes of an index. */
export const indexFrom = (file: Uint8Array): LikenessIndex => {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const from = 4 + length;
  const contents = contentsFrom(new TextDecoder().decode(file.subarray(4, from)));
  const { labels, gate, texts, count } = contents;
  const lists = listsFrom(file.subarray(from + count), contents);
  const weights = new Uint8Array(file.subarray(from, from + count));
  return { labels, gate, texts, ...lists, rarity: rarityFrom(lists.counts, texts), weights };
};
