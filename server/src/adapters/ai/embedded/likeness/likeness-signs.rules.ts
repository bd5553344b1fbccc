import { partsOf, rowOf, wordsToCompare } from '../../../../text/signs.rules.ts';
import { stemsOf } from '../../../../text/word-stems.rules.ts';

/** How many rows of signs there are. */
export const signRows = 2 ** 16;

const pairWeight = 0.5;
const partWeight = 0.5;

/** The signs of a text, by row, with how often each is there. */
export const weighedSigns = (text: string): ReadonlyMap<number, number> => {
  const signs = new Map<number, number>();
  const add = (sign: string, count: number) => {
    const row = rowOf(sign, signRows);
    signs.set(row, (signs.get(row) ?? 0) + count);
  };
  let before = '^';
  for (const word of wordsToCompare(text)) {
    add(` ${word}`, 1);
    add(`${before} ${word}`, pairWeight);
    const parts = partsOf(word);
    // A long word has many pieces and is still one word.
    for (const part of parts) add(part, partWeight / Math.sqrt(Math.max(1, word.length)));
    before = word;
  }
  return signs;
};

/** Rows that tell that a word, or a form of it, belongs to a label. */
export const stemRows = (word: string): readonly number[] =>
  stemsOf(word).map((stem) => rowOf(`=${stem}`, signRows));

/** The row of a word as it stands. */
export const wordRow = (word: string): number => rowOf(` ${word}`, signRows);
