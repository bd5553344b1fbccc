import { wordsToCompare } from '../../../../text/signs.rules.ts';
import { smallWords } from '../cards/small-words.ts';
import { type LikenessIndex, ofByte } from './likeness-index.ts';
import { stemRows, weighedSigns, wordRow } from './likeness-signs.rules.ts';

/** How well a label fits a message, in numbers that were learnt to be weighed. */
export interface Match {
  readonly label: string;
  readonly measures: readonly number[];
}

/** What is known of a label beside its words. */
export interface Label {
  /** Whether it says what the message asks for. */
  readonly hasFocus: boolean;
  readonly isNear: boolean;
  readonly isComfort: boolean;
}

/** A message is compared with the whole of a few labels. */
const mostCandidates = 5;
const leastRarity = 0.3;
const statement = /^(?:aku|saya|kemarin|tadi|temanku|i|my|we)\b/;

/** The likeness of a message to each label, as the cosine of their signs. */
const likenesses = (text: string, index: LikenessIndex): Float32Array => {
  const sums = new Float32Array(index.labels.length);
  let size = 0;
  for (const [row, count] of weighedSigns(text)) {
    const weight = Math.sqrt(count) * (index.rarity[row] ?? 0);
    size += weight * weight;
    for (let at = index.begins[row] ?? 0; at < (index.begins[row + 1] ?? 0); at += 1) {
      const label = index.numbers[at] ?? 0;
      sums[label] = (sums[label] ?? 0) + weight * ofByte(index.weights[at] ?? 0);
    }
  }
  const root = Math.sqrt(size) || 1;
  return sums.map((sum) => sum / root);
};

const labelsInRow = (row: number, index: LikenessIndex): ReadonlySet<number> =>
  new Set(index.numbers.subarray(index.begins[row] ?? 0, index.begins[row + 1] ?? 0));

interface Telling {
  readonly rarity: number;
  readonly labels: ReadonlySet<number>;
}

/** The words of a message that tell what it is about, with the labels that know them. */
const tellingWords = (text: string, index: LikenessIndex): readonly Telling[] =>
  wordsToCompare(text)
    .filter((word) => !smallWords.has(word))
    .map((word) => ({
      rarity: Math.max(leastRarity, index.rarity[wordRow(word)] ?? leastRarity),
      labels: new Set(stemRows(word).flatMap((row) => [...labelsInRow(row, index)])),
    }));

interface Candidate {
  readonly label: number;
  readonly likeness: number;
  readonly covered: number;
  readonly missing: number;
  readonly known: Label;
  readonly score: number;
}

interface Reading {
  readonly found: Float32Array;
  readonly telling: readonly Telling[];
  readonly index: LikenessIndex;
}

const candidatesFor = (
  { found, telling, index }: Reading,
  labelOf: (name: string) => Label,
): readonly Candidate[] => {
  const total = telling.reduce((sum, { rarity }) => sum + rarity, 0);
  return [...found.keys()]
    .filter((label) => index.labels[label] !== 'none' && (found[label] ?? 0) > 0)
    .sort((one, other) => (found[other] ?? 0) - (found[one] ?? 0))
    .slice(0, mostCandidates)
    .map((label) => {
      const own = telling.filter((word) => word.labels.has(label));
      const covered = total === 0 ? 0 : own.reduce((sum, { rarity }) => sum + rarity, 0) / total;
      const known = labelOf(index.labels[label] ?? '');
      const likeness = found[label] ?? 0;
      const score = likeness + 0.3 * covered + (known.hasFocus ? 0.05 : 0);
      return { label, likeness, covered, missing: telling.length - own.length, known, score };
    })
    .sort((one, other) => other.score - one.score);
};

/** The greatest likeness to a message that is none of what is looked for. */
const likenessToNone = (found: Float32Array, { labels }: LikenessIndex): number =>
  found.reduce((most, each, at) => (labels[at] === 'none' ? Math.max(most, each) : most), 0);

const flag = (is: boolean) => (is ? 1 : 0);

/** The label that a message is most like, with the measures of how well it fits. */
export const matchIn = (
  index: LikenessIndex,
  text: string,
  labelOf: (name: string) => Label,
): Match | undefined => {
  const found = likenesses(text, index);
  const telling = tellingWords(text, index);
  const [first, second] = candidatesFor({ found, telling, index }, labelOf);
  if (!first) return undefined;
  return {
    label: index.labels[first.label] ?? '',
    measures: [
      1,
      first.likeness,
      first.likeness - (second?.likeness ?? 0),
      first.score - (second?.score ?? 0),
      first.covered,
      Math.min(3, first.missing),
      flag(first.known.hasFocus),
      likenessToNone(found, index),
      telling.length / 5,
      flag(telling.length === 0),
      flag(first.known.isNear),
      flag(statement.test(text)),
      flag(first.known.isComfort),
      flag(first.covered === 1),
    ],
  };
};

/** From measures and what was learnt of them: how sure it is, 0 to 1. */
export const sureness = (measures: readonly number[], gate: readonly number[]): number =>
  1 / (1 + Math.exp(-measures.reduce((sum, each, at) => sum + each * (gate[at] ?? 0), 0)));
