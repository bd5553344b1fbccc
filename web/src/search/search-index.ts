import MiniSearch from 'minisearch';
import type { Entry } from './items.ts';

/** Letters without their marks, so that "cafe" finds "café". */
const plain = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds what was meant: beginnings of words count, and about one slip in four letters. */
export const searchIndexOf = (entries: readonly Entry[]) => {
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'description', 'category'],
    processTerm: plain,
    searchOptions: {
      boost: { title: 4, category: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? 0 : 0.25),
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  /** Keys, the best first. */
  return (text: string): string[] => index.search(text).map(({ id }) => String(id));
};
