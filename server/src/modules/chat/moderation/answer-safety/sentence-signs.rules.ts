import { plainLetters } from '../normalisation/disguise.rules.ts';
import { read } from '../normalisation/normalise.rules.ts';
import type { Sentence } from '../topics/pattern.rules.ts';

/** After one of these a harmful act is warned of, not proposed. */
const warning =
  /^(?:jangan|jangannya|berbahaya|bahaya|dilarang|larang|melarang|tidak|tak|bukan|never|dont|not|dangerous|danger|unsafe|shouldnt|mustnt|cannot|cant|wrong|illegal|instead|no)$/;

/** Whether what follows this word is warned of. */
export const isWarning = (word: string): boolean => warning.test(word);

/** The words of a text in small letters, without disguises. */
export const wordsIn = (sentence: string): readonly string[] =>
  plainLetters(sentence)
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\d]+/gu) ?? [];

const pieces = (word: string): readonly string[] => {
  const whole = `<${word}>`;
  const found: string[] = [];
  for (const size of [4, 5])
    for (let at = 0; at + size <= whole.length; at += 1) found.push(whole.slice(at, at + size));
  return found;
};

/** What its words stand for, alone and beside each other. */
const meanings = (parts: readonly Sentence[]): ReadonlySet<string> => {
  const signs = new Set<string>();
  for (const { tokens } of parts) {
    let before: readonly string[] = [];
    let isWarned = false;
    for (const { word, marks } of tokens) {
      const named = [...marks].filter((mark) => mark !== `=${word}`);
      for (const mark of named) {
        signs.add(`${isWarned ? '!' : ''}#${mark}`);
        for (const earlier of before) signs.add(`${isWarned ? '!' : ''}#${earlier} ${mark}`);
      }
      before = [...before.slice(-4), ...named];
      isWarned ||= isWarning(word);
    }
  }
  return signs;
};

/** What a sentence (that was read as `parts`) is known by: words, pairs and threes of them, pieces of words, and what follows a warning. */
export const sentenceSigns = (
  sentence: string,
  parts: readonly Sentence[] = read(sentence),
): ReadonlySet<string> => {
  const words = wordsIn(sentence);
  const signs = new Set<string>([`^${words[0]}`, `^${words[0]} ${words[1]}`]);
  let isWarned = false;
  for (const [at, word] of words.entries()) {
    const [before = '^', earlier = '^'] = [words[at - 1], words[at - 2]];
    signs.add(word).add(`${before} ${word}`).add(`${earlier} ${before} ${word}`);
    if (isWarned) signs.add(`! ${word}`).add(`! ${before} ${word}`);
    for (const piece of pieces(word)) signs.add(`${isWarned ? '!' : ''}${piece}`);
    isWarned ||= isWarning(word);
  }
  for (const sign of meanings(parts)) signs.add(sign);
  if (sentence.includes('?')) signs.add('?');
  return signs;
};
