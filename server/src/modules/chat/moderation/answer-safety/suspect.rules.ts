import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../topics/pattern.rules.ts';
import { type AnsweredQuestion, pairSigns } from './question-signs.rules.ts';
import { sentenceSigns } from './sentence-signs.rules.ts';

/** How many weights there are; a sign speaks by the one at its number. */
export const places = 2 ** 17;
/** A weight is a whole number of such parts, -127 to 127; the last byte is the bias. */
export const weightParts = 24;

/** FNV-1a, folded into the places. */
export const placeOf = (sign: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1)
    number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193);
  return (number >>> 0) % places;
};

const read = (name: string) => new Int8Array(readFileSync(join(import.meta.dirname, name)));
let alone: Int8Array | undefined;
let beside: Int8Array | undefined;

const sumOf = (weights: Int8Array, signs: ReadonlySet<string>): number => {
  let sum = 0;
  for (const sign of signs) sum += weights[placeOf(sign)] ?? 0;
  return ((weights[places] ?? 0) + sum / Math.sqrt(signs.size)) / weightParts;
};

/** The odds that a sentence is not to be shown to a child, whatever was asked; 0 is even. */
export const oddsAlone = (signs: ReadonlySet<string>): number => {
  alone ??= read('weights.bin');
  return sumOf(alone, signs);
};

/**
 * How likely a sentence of an answer (read as `parts`) is not to be shown to a child, 0 to 1: by itself, and where the
 * question is known, as an answer to it.
 */
export const suspicionOfSentence = (
  sentence: string,
  parts: readonly Sentence[],
  question: AnsweredQuestion | undefined,
): number => {
  const own = sentenceSigns(sentence, parts);
  let odds = oddsAlone(own);
  if (question) {
    beside ??= read('weights-of-answers.bin');
    odds += sumOf(beside, pairSigns({ sentence, parts, own }, question));
  }
  return 1 / (1 + Math.exp(-odds));
};
