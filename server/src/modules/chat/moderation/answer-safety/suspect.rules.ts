import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../topics/pattern.rules.ts';
import { type AnsweredQuestion, pairSigns, type SignGroup } from './question-signs.rules.ts';
import { sentenceSigns } from './sentence-signs.rules.ts';

/** How many weights there are for a sentence alone; a sign speaks by the one at its number. */
export const places = 2 ** 17;
/** How many for a sentence with its question. */
export const placesOfPairs = 2 ** 19;
/** A weight is a whole number of such parts, -127 to 127; the last byte is the bias. */
export const weightParts = 24;

/** FNV-1a. */
const numberOf = (sign: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1)
    number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193);
  return number >>> 0;
};

export const placeOf = (sign: string): number => numberOf(sign) % places;
export const placeOfPair = (sign: string): number => numberOf(sign) % placesOfPairs;

const read = (name: string) => new Int8Array(readFileSync(join(import.meta.dirname, name)));
let alone: Int8Array | undefined;
let beside: Int8Array | undefined;

/** The odds that a sentence is not to be shown to a child, whatever was asked; 0 is even. */
const oddsAlone = (signs: ReadonlySet<string>): number => {
  alone ??= read('weights.bin');
  let sum = 0;
  for (const sign of signs) sum += alone[placeOf(sign)] ?? 0;
  return ((alone[places] ?? 0) + sum / Math.sqrt(signs.size)) / weightParts;
};

/** The same, as an answer to a question. */
const oddsBeside = (groups: readonly SignGroup[]): number => {
  beside ??= read('weights-of-answers.bin');
  let odds = beside[placesOfPairs] ?? 0;
  for (const { signs, loud } of groups) {
    let sum = 0;
    for (const sign of signs) sum += beside[placeOfPair(sign)] ?? 0;
    odds += (loud * sum) / Math.sqrt(Math.max(1, signs.size));
  }
  return odds / weightParts;
};

/**
 * How likely a sentence of an answer (read as `parts`) is not to be shown to a child, 0 to 1: by itself, or where the
 * question is known, as an answer to it.
 */
export const suspicionOfSentence = (
  sentence: string,
  parts: readonly Sentence[],
  question: AnsweredQuestion | undefined,
): number => {
  const own = sentenceSigns(sentence, parts);
  const odds = question
    ? oddsBeside(pairSigns({ sentence, parts, own }, question))
    : oddsAlone(own);
  return 1 / (1 + Math.exp(-odds));
};
