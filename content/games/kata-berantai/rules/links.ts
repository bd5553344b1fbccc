/** Which words are one wagon apart, and the ways from one to the next. Pure. */
import { type Word, words } from './words.ts';

/** Where two words differ, if it is one wagon alone; else -1. */
export const changeBetween = (one: Word, other: Word): number => {
  if (one.wagons.length !== other.wagons.length) return -1;
  const off = one.wagons.flatMap((wagon, at) => (wagon === other.wagons[at] ? [] : [at]));
  const [at = -1] = off;
  return off.length === 1 ? at : -1;
};

const isLinked = (one: number, other: number): boolean => {
  const [from, to] = [words[one], words[other]];
  return from !== undefined && to !== undefined && changeBetween(from, to) >= 0;
};

/** Both ways; what a new word at the end of the list brings stands at the end here, too. */
export const pairs: readonly (readonly [number, number])[] = words.flatMap((_, newest) =>
  words
    .slice(0, newest)
    .flatMap((_old, at) =>
      isLinked(at, newest) ? [[at, newest] as const, [newest, at] as const] : [],
    ),
);

type Route = readonly [number, number, number];

/** Three words, of which the first and the last are two wagons apart. */
export const routes: readonly Route[] = pairs
  .flatMap(([from, by]) =>
    pairs.flatMap(([start, to]): Route[] =>
      start === by && to !== from && !isLinked(from, to) ? [[from, by, to]] : [],
    ),
  )
  .map((route, at) => ({ route, at, newest: Math.max(...route) }))
  .sort((a, b) => a.newest - b.newest || a.at - b.at)
  .map(({ route }) => route);
