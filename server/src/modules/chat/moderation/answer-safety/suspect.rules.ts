import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceSigns } from './sentence-signs.rules.ts';

/** How many weights there are; a sign speaks by the one at its number. */
export const places = 2 ** 17;
/** A weight is a whole number of such parts, -127 to 127; the last byte is the bias. */
export const parts = 24;

/** FNV-1a, folded into the places. */
export const placeOf = (sign: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1)
    number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193);
  return (number >>> 0) % places;
};

let weights: Int8Array | undefined;
const learnt = (): Int8Array => {
  weights ??= new Int8Array(readFileSync(join(import.meta.dirname, 'weights.bin')));
  return weights;
};

/** How likely a sentence of an answer is not to be shown to a child, 0 to 1. */
export const suspicionOfSentence = (sentence: string): number => {
  const rows = learnt();
  const signs = [...sentenceSigns(sentence)];
  const sum = signs.reduce((total, sign) => total + (rows[placeOf(sign)] ?? 0), 0);
  return 1 / (1 + Math.exp(-((rows[places] ?? 0) + sum / Math.sqrt(signs.length)) / parts));
};
