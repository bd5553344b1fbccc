import { stemsOf, wordsOf } from '../../../../text/word-stems.rules.ts';
import { distance } from '../similarity.rules.ts';
import { isNoNeed } from './about-words.rules.ts';
import type { Situation } from './read-situations.ts';

const leastForSlips = 6;
const mostWords = 40;
const vowels = /([a-z])\1{2,}/g;

/** Words of a message in every form that may be meant, and pairs and threes of them. */
const formsOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text.replace(vowels, '$1').replaceAll('’', "'")).slice(0, mostWords);
  const pairs = words.flatMap((word, at) => [
    `${word}_${words[at + 1] ?? ''}`,
    `${word}_${words[at + 1] ?? ''}_${words[at + 2] ?? ''}`,
  ]);
  return new Set([...words.flatMap((word) => [word, ...stemsOf(word)]), ...pairs]);
};

const isSaid = (cue: string, forms: ReadonlySet<string>, words: readonly string[]) =>
  forms.has(cue) ||
  (cue.length >= leastForSlips &&
    !cue.includes('_') &&
    words.some((word) => Math.abs(word.length - cue.length) <= 1 && isSlip(word, cue)));

/** One letter off, or two neighbours swapped. */
const isSlip = (word: string, cue: string): boolean => {
  if (word[0] !== cue[0]) return false;
  if (distance(word, cue) === 1) return true;
  const sorted = (letters: string) => [...letters].sort().join('');
  return word.length === cue.length && sorted(word) === sorted(cue) && distance(word, cue) === 2;
};

/** The situation that a child tells of; undefined where it tells of none. */
export const situationFinder = (situations: readonly Situation[]) => {
  return (text: string): Situation | undefined => {
    if (isNoNeed(text)) return undefined;
    const forms = formsOf(text);
    const words = wordsOf(text).slice(0, mostWords);
    return situations.find(({ cues }) =>
      cues.some((groups) =>
        groups.every((group) => group.some((cue) => isSaid(cue, forms, words))),
      ),
    );
  };
};
