import { syllablesOf } from '../../words/syllables.rules.ts';
import { endOf } from '../../words/word-forms.rules.ts';

const wordsIn = (line: string): readonly string[] => line.toLowerCase().match(/[a-z]+/g) ?? [];

/** How many syllables a line has, by the rule of Indonesian spelling. */
export const syllablesIn = (line: string): number =>
  wordsIn(line).reduce((sum, word) => sum + (syllablesOf(word)?.length ?? 0), 0);

export const lastWord = (line: string): string => wordsIn(line).at(-1) ?? '';

/** Two lines rhyme when their last words end alike and are not the same word. */
export const rhymes = (one: string, other: string): boolean =>
  lastWord(one) !== lastWord(other) && endOf(lastWord(one)) === endOf(lastWord(other));

export const fewest = 8;
export const most = 12;
/** A line of a pantun has eight to twelve syllables. */
export const hasRightLength = (line: string): boolean =>
  syllablesIn(line) >= fewest && syllablesIn(line) <= most;
