/** Sentences as they are written: a capital first and in names, and a full stop. Pure. */
import { numbersIn } from '@nobi/kit/bank';
import { type Arguments, textsIn } from './tiles.ts';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export interface Writing {
  /** Whether each word has a capital. */
  capitals: readonly boolean[];
  isStopped: boolean;
}

export const wordsIn = (task: Arguments): string[] => textsIn(task, 'words');

/** How the sentence is to be: names are told by their places, as nobody can see it from a word. */
export const rightWriting = (task: Arguments): Writing => {
  const names = numbersIn(task, 'names');
  return {
    capitals: wordsIn(task).map((_, at) => at === 0 || names.includes(at)),
    isStopped: true,
  };
};

export const writtenAs = (words: readonly string[], { capitals, isStopped }: Writing): string =>
  words.map((word, at) => (capitals[at] ? capital(word) : word)).join(' ') + (isStopped ? '.' : '');

export const sentenceIn = (task: Arguments): string => writtenAs(wordsIn(task), rightWriting(task));

export type WritingMiss = 'noStart' | 'noName' | 'noStop' | 'tooMany';

export const writingMiss = (task: Arguments, made: Writing): WritingMiss => {
  const right = rightWriting(task);
  if (!made.capitals[0]) return 'noStart';
  if (right.capitals.some((isBig, at) => isBig && !made.capitals[at])) return 'noName';
  if (right.capitals.some((isBig, at) => !isBig && made.capitals[at])) return 'tooMany';
  return 'noStop';
};

/** Cards of a sentence that is laid in order: beside the right ones some that are written otherwise. */
export const cardsOf = (task: Arguments): string[] => {
  const right = sentenceIn(task).split(' ');
  const names = numbersIn(task, 'names').filter((at) => at > 0);
  const [first = '', last = ''] = [right[0], right.at(-1)];
  const small = names.map((at) => right[at]?.toLowerCase().replace('.', '') ?? '').slice(0, 1);
  const wrong = [first.toLowerCase(), last.replace('.', ''), ...small];
  return [...right, ...new Set(wrong)].filter(
    (each, at, all) => at < right.length || !all.slice(0, right.length).includes(each),
  );
};

export type RowMiss = WritingMiss | 'order' | 'count';

export const rowMiss = (task: Arguments, row: readonly string[]): RowMiss => {
  const right = sentenceIn(task).split(' ');
  const plain = (words: readonly string[]): string =>
    words.join(' ').toLowerCase().replace('.', '');
  if (row.length !== right.length) return 'count';
  if (plain(row) !== plain(right)) return 'order';
  return writingMiss(task, {
    capitals: row.map((word) => /^\p{Lu}/u.test(word)),
    isStopped: row.at(-1)?.endsWith('.') ?? false,
  });
};
