/**
 * A line may name words of the other language: "Itu cat, kucing." One voice would say them wrong. Such
 * words stand between Unicode's marks for isolated text, which nobody sees, and a voice of their own says them.
 */
import type { Lang, SpokenLine } from './port.ts';

const [open, close] = ['\u2068', '\u2069'];

export const inOther = (words: string): string => `${open}${words}${close}`;

const otherOf: Record<Lang, Lang> = { id: 'en', en: 'id' };

/** The line in pieces of one language each; what has nothing to be said is left out. */
export const spokenParts = (line: SpokenLine): SpokenLine[] =>
  line.text
    .split(open)
    .flatMap((piece, at) => {
      const [first = '', rest] = piece.split(close);
      const other = { ...line, text: first, lang: otherOf[line.lang] };
      return at > 0 ? [other, { ...line, text: rest ?? '' }] : [{ ...line, text: piece }];
    })
    .map((part) => ({ ...part, text: part.text.trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
