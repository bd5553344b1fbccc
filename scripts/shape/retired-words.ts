import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

/** One row of the table of retired words in docs/glossary.md. */
export interface RetiredWord {
  /** As words: `by hand` matches `byHand`, `by-hand` and `giveByHand`. */
  readonly words: readonly string[];
  readonly name: string;
  readonly term: string;
  /** Folders in which it is refused; none means everywhere. */
  readonly folders: readonly string[];
}

const participles = new Set(['said', 'told', 'asked', 'given', 'kept', 'opened', 'heard']);
/** With one of these in front a participle says what is the case or when: `isKept`, `onAsked`. */
const clause = new Set(
  'is has have had was were are be can may must should did not un on when whenever if until since'.split(
    ' ',
  ),
);

/** `gaveByHand` and `gave-by-hand` are the words gave, by, hand. */
export const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());

const isSame = (word: string | undefined, retired: string) =>
  word === retired || word === `${retired}s`;

const containsInRow = (words: readonly string[], retired: readonly string[]) =>
  words.some((_, at) => retired.every((word, offset) => isSame(words[at + offset], word)));

/** Whether a name uses a retired word; a participle only where it stands for a noun. */
export const usesWord = (words: readonly string[], retired: RetiredWord): boolean => {
  const [first = '', ...more] = retired.words;
  if (more.length > 0 || !participles.has(first)) return containsInRow(words, retired.words);
  return words.at(-1) === first && !(words.length > 1 && clause.has(words[0] ?? ''));
};

const row = /^\| ([a-z ]+) \| ([^|]+) \| ([^|]+) \|$/gm;

/** The table that people read is the one that is checked. */
export const retiredWords = async (): Promise<RetiredWord[]> => {
  const text = await readFile(join(root, 'docs/glossary.md'), 'utf8');
  const [, table = ''] = text.split('## Retired words');
  const found = [...table.matchAll(row)].map(([, name = '', term = '', folders = '']) => ({
    name,
    words: name.split(' '),
    term,
    folders: folders === 'everywhere' ? [] : folders.split(', '),
  }));
  return found.filter(({ name }) => name !== 'retired');
};
