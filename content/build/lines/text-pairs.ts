/** Finds in the texts of an item what a voice says: whole sentences that are known before anybody plays. */
import type { SpokenText } from '@nobi/kit/manifest';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A label has no full stop; what has one is said. Capitals alone are a noise that is drawn. */
const isSentence = (text: string): boolean =>
  /\p{Ll}/u.test(text) && /[.!?…]["”’\u2069]*$/u.test(text.trim());

/**
 * A sentence with a number or a name in it is a function of it: it is made while somebody plays. One that is given
 * nothing says the same each time.
 */
const sentencesIn = (value: unknown, at: string): { at: string; words: string }[] => {
  if (typeof value === 'string') return isSentence(value) ? [{ at, words: value }] : [];
  if (typeof value === 'function' && value.length === 0) return sentencesIn(value(), at);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => sentencesIn(each, `${at}.${name}`));
};

/** The sentences of one table that has a half for each language. */
export const tableLines = (table: unknown, name: string): SpokenText[] => {
  if (!isObject(table) || !isObject(table.id) || !isObject(table.en)) return [];
  return (['id', 'en'] as const).flatMap((language) =>
    sentencesIn(table[language], name).map((line) => ({ ...line, language, isFirst: true })),
  );
};
