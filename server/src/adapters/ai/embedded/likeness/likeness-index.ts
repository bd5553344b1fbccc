/** Which labels a sign speaks for, and how much: a list for each row of signs, end to end. */
export interface LikenessIndex {
  /** Names of what is looked for; each `none` stands for one message that is none of it. */
  readonly labels: readonly string[];
  /** How many texts it was made of. */
  readonly texts: number;
  /** How many of them hold a sign, by its row. */
  readonly counts: Uint16Array;
  /** How rare a sign is, by its row. */
  readonly rarity: Float32Array;
  /** Where a row's list begins; one more than there are rows. */
  readonly begins: Uint32Array;
  readonly numbers: Uint16Array;
  /** As `inByte` keeps them. */
  readonly weights: Uint8Array;
  /** What each measure of a match says for it. */
  readonly gate: readonly number[];
}

const most = 255;

/** Most weights are small: by its root a weight is kept to within a few hundredths of itself. */
export const inByte = (weight: number): number => Math.round(Math.sqrt(Math.min(1, weight)) * most);
export const ofByte = (byte: number): number => (byte / most) ** 2;

/** A sign that few texts hold says more. */
export const rarityFrom = (counts: Uint16Array, texts: number): Float32Array =>
  Float32Array.from(counts, (count) => Math.log((texts + 1) / (count + 1)));
