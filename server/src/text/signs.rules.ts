import { plainText } from './plain-text.ts';

/** FNV-1a, well mixed: a sign is kept as the number of a row only, of so many (a power of two). */
export const rowOf = (sign: string, rows: number): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1)
    number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193);
  number ^= number >>> 15;
  number = Math.imul(number, 0x2c1b3c6d);
  return (number ^ (number >>> 12)) & (rows - 1);
};

const shortest = 3;
const longest = 5;
const mostWords = 60;

/** Words as they are compared: "bangeeet" is "banget", "kupu2" is "kupu". */
export const wordsToCompare = (text: string): readonly string[] =>
  plainText(text)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/([a-z])2\b/g, '$1')
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, mostWords) ?? [];

/** Pieces of three to five letters; where a word begins and ends counts as a letter. */
export const partsOf = (word: string): string[] => {
  const whole = `<${word.slice(0, 24)}>`;
  const parts: string[] = [];
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1)
      if (length < whole.length) parts.push(whole.slice(at, at + length));
  return parts;
};
