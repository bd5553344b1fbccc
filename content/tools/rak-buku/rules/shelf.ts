/** Which books stand together, on how many planks. */
import { covers } from 'virtual:covers';
import type { Cover } from './cover.ts';

export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

/** Those of the build first, then what staff published. */
export const booksOf = (level: Level, added: readonly Cover[] = []): readonly Cover[] =>
  [...covers, ...added].filter((cover) => cover.level === level);

export interface Plank {
  readonly level: Level;
  readonly books: readonly Cover[];
  /** Its first book's place among all, so that a bigger screen finds it again. */
  readonly from: number;
}

/** So many books a plank; a plank holds books of one level only. */
export const planksOf = (most: number, added: readonly Cover[] = []): Plank[] => {
  let from = 0;
  return levels.flatMap((level) => {
    const books = booksOf(level, added);
    const count = Math.ceil(books.length / most);
    const planks = Array.from({ length: count }, (_each, at) => {
      // As even as it goes: five books on two planks are three and two.
      const size = Math.ceil(books.length / count);
      const part = books.slice(at * size, (at + 1) * size);
      const plank = { level, books: part, from };
      from += part.length;
      return plank;
    });
    return planks;
  });
};

/** The plank on which the book with that place stands. */
export const plankAt = (planks: readonly Plank[], place: number): number =>
  Math.max(
    0,
    planks.findLastIndex(({ from }) => from <= place),
  );
