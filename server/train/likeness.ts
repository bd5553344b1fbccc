import {
  inByte,
  type LikenessIndex,
  rarityFrom,
} from '../src/adapters/ai/embedded/likeness/likeness-index.ts';
import {
  signRows,
  stemRows,
  weighedSigns,
} from '../src/adapters/ai/embedded/likeness/likeness-signs.rules.ts';
import { type Match, sureness } from '../src/adapters/ai/embedded/likeness/match.rules.ts';
import { plainText } from '../src/text/plain-text.ts';
import { wordsToCompare } from '../src/text/signs.rules.ts';
import type { Written } from './data.ts';
import { partOf } from './part-of.ts';

/** A text that speaks for a label, and how much it counts. */
export interface Telling extends Written {
  readonly weight: number;
  /** Whether its words are the label's own: a question that holds others asks for more. */
  readonly isOwn: boolean;
}

interface Document extends Telling {
  readonly number: number;
}

const countsIn = (documents: readonly Document[]): Uint16Array => {
  const counts = new Uint16Array(signRows);
  for (const { text } of documents)
    for (const row of weighedSigns(text).keys()) counts[row] = (counts[row] ?? 0) + 1;
  return counts;
};

type Lists = readonly Map<number, number>[];

/** Each label's signs, weighed by how rare they are, to the length of one. */
const fillLists = (lists: Lists, documents: readonly Document[], rarity: Float32Array) => {
  const bags = new Map<number, Map<number, number>>();
  for (const { number, text, weight } of documents) {
    const bag = bags.get(number) ?? new Map<number, number>();
    for (const [row, count] of weighedSigns(text))
      bag.set(row, (bag.get(row) ?? 0) + count * weight);
    bags.set(number, bag);
  }
  for (const [number, bag] of bags) {
    const weights = [...bag].map(([row, count]): [number, number] => [
      row,
      Math.sqrt(count) * (rarity[row] ?? 0),
    ]);
    const size = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    for (const [row, weight] of weights) lists[row]?.set(number, weight / size);
  }
};

/** A row without weight tells that a word, or a form of it, belongs to a label. */
const fillOwnWords = (lists: Lists, documents: readonly Document[]) => {
  for (const { number, text, isOwn } of documents)
    for (const row of isOwn ? wordsToCompare(text).flatMap(stemRows) : [])
      if (!lists[row]?.has(number)) lists[row]?.set(number, 0);
};

/** Lists of labels for each sign. */
export const indexOf = (
  tellings: readonly Telling[],
  nones: readonly Written[],
  gate: readonly number[],
): LikenessIndex => {
  const names = [...new Set(tellings.map(({ label }) => label))].sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  const documents: Document[] = [
    ...tellings.map((each) => ({ ...each, number: numbers.get(each.label) ?? 0 })),
    ...nones.map((each, at) => ({ ...each, weight: 1, isOwn: false, number: names.length + at })),
  ];
  const counts = countsIn(documents);
  const rarity = rarityFrom(counts, documents.length);
  const lists = Array.from({ length: signRows }, () => new Map<number, number>());
  fillLists(lists, documents, rarity);
  fillOwnWords(lists, documents);
  const sorted = lists.map((list) => [...list].sort(([one], [other]) => one - other));
  const begins = new Uint32Array(signRows + 1);
  sorted.forEach((list, row) => {
    begins[row + 1] = (begins[row] ?? 0) + list.length;
  });
  const flat = sorted.flat();
  return {
    labels: [...names, ...nones.map(() => 'none')],
    texts: documents.length,
    counts,
    rarity,
    begins,
    numbers: Uint16Array.from(flat, ([number]) => number),
    weights: Uint8Array.from(flat, ([, weight]) => inByte(weight)),
    gate,
  };
};

interface Sample {
  readonly measures: readonly number[];
  readonly isRight: boolean;
}

/** What is learnt: texts with labels, what else tells of the labels, and how a match is made. */
export interface Subject {
  readonly written: readonly Written[];
  readonly beside: readonly Telling[];
  /** Harmless texts that only the gate learns from. */
  readonly others: readonly string[];
  readonly match: (index: LikenessIndex, text: string) => Match | undefined;
  /** Whether a label that was found does for the one that is right. */
  readonly isRight: (found: string, right: string) => boolean;
}

const folds = 4;
const rounds = 300;

const indexWithout = ({ beside }: Subject, written: readonly Written[], gate: readonly number[]) =>
  indexOf(
    [
      ...written
        .filter(({ label }) => label !== 'none')
        .map((each) => ({ ...each, weight: 1, isOwn: true })),
      ...beside,
    ],
    written.filter(({ label }) => label === 'none'),
    gate,
  );

/** Measures of texts against an index that was made without them. */
const samplesOf = (subject: Subject): Sample[] =>
  Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isApart = ({ text }: { readonly text: string }) => partOf(text, folds) === fold;
    const index = indexWithout(
      subject,
      subject.written.filter((each) => !isApart(each)),
      [],
    );
    return [...subject.written, ...subject.others.map((text) => ({ label: 'none', text }))]
      .filter(isApart)
      .flatMap(({ label, text }) => {
        const found = subject.match(index, plainText(text));
        return found
          ? [{ measures: found.measures, isRight: subject.isRight(found.label, label) }]
          : [];
      });
  });

/** Logistic regression of whether a match is right. */
const gateFrom = (samples: readonly Sample[]): readonly number[] => {
  const width = samples[0]?.measures.length ?? 0;
  const gate = new Array<number>(width).fill(0);
  const steps = new Array<number>(width).fill(1e-6);
  for (let round = 0; round < rounds; round += 1)
    for (const { measures, isRight } of samples) {
      const error = sureness(measures, gate) - (isRight ? 1 : 0);
      measures.forEach((measure, at) => {
        const slope = error * measure + 1e-4 * (gate[at] ?? 0);
        steps[at] = (steps[at] ?? 0) + slope * slope;
        gate[at] = (gate[at] ?? 0) - (0.1 * slope) / Math.sqrt(steps[at] ?? 1);
      });
    }
  return gate;
};

/** Learns what a text is most like, and when to say that it is like nothing. */
export const learnLikeness = (subject: Subject): LikenessIndex =>
  indexWithout(subject, subject.written, gateFrom(samplesOf(subject)));
