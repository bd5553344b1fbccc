import { marksOf, type Sentence, type Token } from '../topics/pattern.rules.ts';
import { hiddenText, plainLetters, withoutLeet, withoutSpacing } from './disguise.rules.ts';
import { rootOf, stemOf } from './stems.rules.ts';
import {
  conceptsOf,
  intentConcepts,
  knownWords,
  phrasesFrom,
  plainOf,
  plainWords,
} from './vocabulary.ts';

/** More than any message; what lies behind it is not read twice. */
const longest = 12_000;

interface Read {
  readonly word: string;
  readonly isPassive: boolean;
}

/** A long word that is two known ones run together ("bunuhdiri", "ignoreyourrules"). */
const partsOf = (word: string): readonly string[] | undefined => {
  if (word.length < 7 || word.length > 40) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = Math.max(0, end - 14); start <= end - 3 && !best[end]; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before && (knownWords.has(part) || plainOf.has(part) || plainWords.has(part)))
        best[end] = [...before, part];
    }
  return best[word.length];
};

const readWord = (typed: string): Read[] => {
  const twice = /^([a-z]{3,})2([a-z]{0,3})$/.exec(typed);
  const letters = twice ? `${twice[1]}${twice[2]}` : (withoutLeet(typed) ?? typed);
  const { stem, isPassive, owner } = stemOf(letters);
  const isFound = knownWords.has(stem.split(' ')[0] ?? '') || plainWords.has(letters);
  const parts = isFound ? undefined : partsOf(letters);
  if (parts) return parts.map((part) => ({ word: plainOf.get(part) ?? part, isPassive: false }));
  const own = stem.split(' ').map((word) => ({ word, isPassive }));
  return owner ? [...own, { word: owner, isPassive: false }] : own;
};

const wordsOf = (sentence: string): Read[] =>
  (sentence.replaceAll("'", '').match(/[\p{L}\p{N}@$€|][\p{L}\p{N}@$!€|]*/gu) ?? [])
    .map((word) => word.replace(/!+$/, ''))
    .flatMap(readWord);

const passively = (concepts: readonly string[]): string[] =>
  concepts.flatMap((name) => (intentConcepts.has(name) ? [name, `${name}~di`] : [`${name}~di`]));

const marked = (words: readonly Read[]): Token[] => {
  const marks = words.map(({ word, isPassive }) => {
    const own = [...(conceptsOf.get(word) ?? [])];
    const root = rootOf(word);
    const deep = [...(conceptsOf.get(root?.stem ?? '') ?? [])];
    return new Set([
      `=${word}`,
      ...(root ? [`=${root.stem}`] : []),
      ...(isPassive ? passively(own) : own),
      ...(root?.isPassive ? passively(deep) : deep),
    ]);
  });
  const innocent = new Set<number>();
  words.forEach(({ word }, start) => {
    for (const phrase of phrasesFrom.get(word) ?? [])
      if (phrase.words.every((next, index) => words[start + index]?.word === next))
        phrase.words.forEach((_, index) => {
          if (phrase.concept === 'innocent') innocent.add(start + index);
          marks[start + index]?.add(phrase.concept);
        });
  });
  return words.map(({ word }, index) => {
    const own = innocent.has(index) ? undefined : marks[index];
    return { word, marks: own ?? new Set([`=${word}`]) };
  });
};

/** "sma2", "teman-teman", "kata-kata": the second half says nothing new. */
const withoutTwins = (text: string) => text.replace(/\b([a-z]{3,})-\1/g, '$1');

const asksWhat = new Set(['whatis', 'defineonly']);

/** The sentences of a message as rules read them. */
export const read = (message: string): readonly Sentence[] => {
  const text = message.slice(0, longest);
  const hidden = hiddenText(text);
  const plain = withoutTwins(withoutSpacing(plainLetters(hidden ? `${text}\n${hidden}` : text)));
  return plain
    .split(/(?<![.?;\n])[.?;\n]+(?=\s|$)|(?<!!)!+\s|\n+/)
    .map((text) => ({ text, words: wordsOf(text) }))
    .filter(({ words }) => words.length > 0)
    .map(({ text, words }) => {
      const tokens = marked(words);
      const marks = marksOf(tokens);
      // "What is the best way to …" asks how, not what.
      return {
        text,
        tokens,
        marks: marks.has('way') ? new Set([...marks].filter((mark) => !asksWhat.has(mark))) : marks,
      };
    });
};

/** A message as rules read it: one spelling, no disguises, stems of colloquial words. */
export const normalise = (text: string): string =>
  read(text)
    .map(({ tokens }) => tokens.map(({ word }) => word).join(' '))
    .join('. ');
