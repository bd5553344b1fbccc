import { sentenceSigns } from '../answer-safety/sentence-signs.rules.ts';
import type { Sentence } from '../topics/pattern.rules.ts';
import { signsOf } from './signs.rules.ts';

/** How many places there are for pieces; each holds a weight for every course. */
const places = 2 ** 17;
/** What can be done with a message: answer it, help, or refuse. */
export const courses = 3;
export const weightsOfPieces = places * courses;
/** A weight is a whole number of such parts, -127 to 127. */
export const pieceParts = 16;

/** FNV-1a, well mixed and folded into the places. */
const placeOf = (piece: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < piece.length; at += 1)
    number = Math.imul(number ^ piece.charCodeAt(at), 0x01000193);
  number ^= number >>> 15;
  number = Math.imul(number, 0x2c1b3c6d);
  return (number ^ (number >>> 12)) & (places - 1);
};

/** The places of all that a message is known by: its stems and concepts, and how it was typed. */
export const placesOf = (sentences: readonly Sentence[]): readonly number[] => {
  const typed = sentences.map(({ text }) => text).join(' ');
  const found = [...sentenceSigns(typed, sentences)].map((sign) => `~${sign}`);
  return [...new Set([...signsOf(sentences), ...found].map(placeOf))];
};

/** How likely each course is, from weights for places, course by course; the last ones are the bias. */
export const coursesFrom = (
  weights: Int8Array | Float64Array,
  found: readonly number[],
  scale: number,
): readonly number[] => {
  const root = Math.sqrt(Math.max(1, found.length));
  const powers = Array.from({ length: courses }, (_, course) => {
    let sum = 0;
    for (const place of found) sum += weights[place * courses + course] ?? 0;
    return Math.exp((sum / root + (weights[weightsOfPieces + course] ?? 0)) / scale);
  });
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};
