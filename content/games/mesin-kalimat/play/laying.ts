/** What lies in the machine: fixed words, and places for those of the tray. Pure. */
import type { Work } from '@nobi/kit/rounds';
import { type Order, openAt, sentenceOf, trayFor } from '../rules/orders.ts';

export interface Laying {
  /** By place in the sentence; empty where nothing lies. */
  readonly words: readonly string[];
  readonly open: readonly number[];
  readonly tray: readonly string[];
  readonly cursor: number;
}

const nextEmpty = (words: readonly string[], open: readonly number[], from = -1): number =>
  open.find((place) => place > from && words[place] === '') ??
  open.find((place) => words[place] === '') ??
  -1;

export const beginning = (work: Work<Order>): Laying => {
  const open = openAt(work.order, work.level);
  const words = sentenceOf(work.order).map((word, place) => (open.includes(place) ? '' : word));
  return { words, open, tray: trayFor(work.order, work), cursor: nextEmpty(words, open) };
};

/** The same with more help: what is no longer in the tray comes away. */
export const helped = (laying: Laying, work: Work<Order>): Laying => {
  const tray = trayFor(work.order, work);
  const words = laying.words.map((word, place) =>
    laying.open.includes(place) && !tray.includes(word) ? '' : word,
  );
  return { ...laying, tray, words, cursor: nextEmpty(words, laying.open) };
};

export const isUsed = ({ words, open }: Laying, word: string): boolean =>
  open.some((place) => words[place] === word);

export const isFull = ({ words }: Laying): boolean => !words.includes('');

export const lay = (laying: Laying, word: string): Laying => {
  const { cursor, open } = laying;
  if (cursor < 0 || isUsed(laying, word)) return laying;
  const words = laying.words.map((each, place) => (place === cursor ? word : each));
  return { ...laying, words, cursor: nextEmpty(words, open, cursor) };
};

/** A word that lies in an open place goes back; an empty one is where the next goes. */
export const take = (laying: Laying, place: number): Laying => {
  if (!laying.open.includes(place)) return laying;
  const words = laying.words.map((each, at) => (at === place ? '' : each));
  return { ...laying, words, cursor: place };
};

/** The last that was laid before the cursor. */
export const lastLaid = ({ words, open, cursor }: Laying): number =>
  open.findLast((place) => words[place] !== '' && (cursor < 0 || place < cursor)) ??
  open.findLast((place) => words[place] !== '') ??
  -1;

/** The cursor one open place on or back. */
export const step = (laying: Laying, by: 1 | -1): Laying => {
  const { open, cursor } = laying;
  const here = open.indexOf(cursor);
  const to = here < 0 ? (by > 0 ? 0 : open.length - 1) : here + by;
  return { ...laying, cursor: open[Math.max(0, Math.min(open.length - 1, to))] ?? cursor };
};

export const slugOf = (word: string): string => word.replaceAll(' ', '-');

/** The classes of a magnet: a long word has smaller letters where there is little space. */
export const magnetOf = (word: string): string =>
  `word-${slugOf(word)} magnet${word.length > 7 ? ' is-long' : ''}`;

/** The class of what is to be pressed next on the way to the sentence that is wanted. */
export const nextMove = ({ words, cursor, open }: Laying, order: Order): string => {
  const wanted = sentenceOf(order);
  const astray = open.find((place) => words[place] !== '' && words[place] !== wanted[place]);
  if (astray !== undefined) return `cell-${astray}`;
  if (!words.includes('')) return 'go';
  return `word-${slugOf(wanted[cursor] ?? '')}`;
};
