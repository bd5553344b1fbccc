/** A sentence as tiles: all of its words, or only those that matter; a word as letters. */
import { numberIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { type Line, type Miss, missOf, oddWords, waysOf, wordsOf } from './line.ts';
import { lineOf } from './patterns.ts';

type Asking = Pick<CourseTask, 'args'>;

export interface Building {
  readonly line: Line;
  readonly tiles: readonly string[];
  /** Empty where every word is laid. */
  readonly frame: readonly (string | null)[];
  /** What is to be laid, in order. */
  readonly goal: readonly string[];
  readonly odd: readonly string[];
}

/** 0: every word is laid; 1: the words that matter; 2: one of them. */
const viewOf = (task: Asking): number => numberIn(task, 'view');

const gapsIn = (line: Line, view: number): number[] => {
  const words = wordsOf(line.text);
  const keys = view === 2 ? line.key.slice(0, 1) : line.key;
  const places = keys.map((key) => words.indexOf(key)).filter((at) => at >= 0);
  return [...new Set(places)].toSorted((a, b) => a - b);
};

const mostOdd = [2, 3, 2];
/** A long sentence has enough to lay. */
const isLong = (words: readonly string[]): boolean =>
  words.length >= 8 || words.join('').length > 30;

export const buildingOf = (task: Asking): Building => {
  const line = lineOf(task);
  const words = wordsOf(line.text);
  const view = viewOf(task);
  const gaps = view === 0 ? [] : gapsIn(line, view);
  const frame = gaps.length === 0 ? [] : words.map((word, at) => (gaps.includes(at) ? null : word));
  const goal = gaps.length === 0 ? words : gaps.map((at) => words[at] ?? '');
  const most = isLong(goal) ? 1 : (mostOdd[view] ?? 2);
  const odd = oddWords(line, goal).slice(0, most);
  return { line, goal, frame, odd, tiles: [...goal, ...odd] };
};

export const isBuilt = ({ line }: Building, row: readonly string[]): boolean =>
  waysOf(line).includes(row.join(' '));

export const buildMiss = ({ line }: Building, row: readonly string[]): Miss => missOf(line, row);

/** How many of the words laid first may stay. */
export const fittingFrom = ({ goal }: Building, laid: readonly string[]): number => {
  const off = laid.findIndex((word, at) => word !== goal[at]);
  return off < 0 ? Math.min(laid.length, goal.length) : off;
};

export interface Spelling {
  readonly line: Line;
  readonly word: string;
  readonly tiles: readonly string[];
  readonly extra: readonly string[];
  /** The sentence before the word and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const vowels = ['a', 'e', 'i', 'o', 'u'];

/** Letters that sound like others to an Indonesian ear, and those of the known mistakes. */
const extraLetters = (word: string, view: number): string[] => {
  if (view === 2 || word.length > 8) return [];
  const rest = [...vowels, 's', 'k', 'y', 'f'].filter(
    (letter) => !word.toLowerCase().includes(letter),
  );
  const from = word.length % Math.max(1, rest.length);
  return [rest[from], ...(view === 0 ? [rest[(from + 3) % rest.length]] : [])].flatMap((letter) =>
    letter === undefined ? [] : [letter],
  );
};

export const spellingOf = (task: Asking): Spelling => {
  const line = lineOf(task);
  const words = wordsOf(line.text);
  const at = words.indexOf(line.spell);
  // Of "the table" only the noun is spelt.
  const [lead = '', noun] = line.spell.split('_');
  const word = noun ?? lead;
  const extra = extraLetters(word, viewOf(task));
  return {
    line,
    word,
    extra,
    tiles: [...word, ...extra],
    before: [...words.slice(0, Math.max(0, at)), ...(noun === undefined ? [] : [lead])],
    after: words.slice(at + 1),
  };
};

/** A word that was spelt may itself be a known mistake, as `drink` is for `drinks`. */
export const spellMiss = ({ line, word }: Spelling, spelt: string): Miss =>
  line.slips.find(([from, to]) => from === word && to === spelt)?.[2] ?? 'letters';
