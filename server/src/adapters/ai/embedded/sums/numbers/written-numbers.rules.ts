import type { Language } from '@nobi/contract';
import Fraction from 'fraction.js';
import { readDigits, type Written } from './digits.rules.ts';
import { partGlued, readNumberWords } from './number-words.rules.ts';

/** "each one", "yang mana satu" point at something; they count nothing. */
const pointing = new Set(
  'each which no any this that every the yang salah setiap tiap masing'.split(' '),
);

/** "sejam" is one hour, "sekilo" one kilo. */
const glued =
  /\bse(jam|menit|detik|hari|minggu|tahun|bulan|abad|kilo|kilogram|kilometer|meter|liter|ton|lusin|kodi)\b/g;

const tidy = (word: string) => /^\p{L}+$/u.test(word);

/** The message with every spelled number in digits: "dua belas apel" as "12 apel". */
export const withDigits = (text: string): string => {
  const spaced = text
    .replace(glued, '1 $1')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\bsetengah (?=\p{L})/gu, '1/2 ');
  const words = (spaced.match(/[\p{L}']+|[^\p{L}'\s]+|\s+/gu) ?? []).flatMap((each) =>
    tidy(each) ? partGlued(each).flatMap((part, at) => (at > 0 ? [' ', part] : [part])) : [each],
  );
  const places = words.flatMap((word, at) => (/^\s+$/.test(word) ? [] : [at]));
  const solid = places.map((at) => words[at] ?? '');
  const result: string[] = [];
  let end = 0;
  for (let at = 0; at < solid.length; ) {
    const read = pointing.has(solid[at - 1] ?? '') ? undefined : readNumberWords(solid, at);
    const next = read?.next ?? at + 1;
    const from = places[at] ?? 0;
    const to = places[next - 1] ?? from;
    result.push(
      words.slice(end, from).join(''),
      read ? `${read.value}` : words.slice(from, to + 1).join(''),
    );
    end = to + 1;
    at = next;
  }
  return result.join('') + words.slice(end).join('');
};

/** One number in digits as it stands in a message: 1.500, 2,5, 3/4, 1 1/2. */
export const writtenNumber = String.raw`\d+ \d+/\d+|\d+/\d+|\d+(?:[.,]\d+)*`;

export const readWritten = (written: string, language: Language): Written | undefined => {
  const parts = /^(?:(\d{1,6}) )?(\d{1,6})\/(\d{1,6})$/.exec(written);
  if (!parts) return readDigits(written, language);
  const [, whole = '0', top = '0', below = '0'] = parts;
  if (Number(below) === 0) return undefined;
  return { value: new Fraction(Number(top), Number(below)).add(Number(whole)), style: 'fraction' };
};
