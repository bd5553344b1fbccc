import MiniSearch from 'minisearch';
import type { Entry } from './items.ts';

/** Letters without their marks, so that "cafe" finds "café". */
const plain = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words with one space before and after each. */
const spaced = (text: string): string => ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

const indexOf = (entries: readonly Entry[]) => {
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
  return index;
};

/** How well a word as it was typed stands in an entry: at its best in the title, and whole; 0 if nowhere. */
const weightOf = (start: string, { title, category, description }: Entry): number => {
  if (title.includes(start)) return title.includes(`${start} `) ? 6 : 4;
  if (category.includes(start)) return 2;
  return description.includes(start) ? 1 : 0;
};

const scan = (entries: readonly Entry[], text: string): string[] => {
  const starts = spaced(text).match(/ [^ ]+/g) ?? [];
  const hits: { readonly key: string; readonly weight: number }[] = [];
  for (const entry of starts.length > 0 ? entries : []) {
    let weight = 0;
    for (const start of starts) {
      const own = weightOf(start, entry);
      weight = own === 0 ? Number.NaN : weight + own;
    }
    if (weight > 0) hits.push({ key: entry.key, weight });
  }
  return hits.sort((one, other) => other.weight - one.weight).map(({ key }) => key);
};

/**
 * Finds what was meant: beginnings of words count, and where there are none, about one slip in four letters.
 * Beginnings are looked for as they stand; the index, which takes long to make of a long shelf, is made for
 * who slips.
 */
export const searchIndexOf = (entries: readonly Entry[]) => {
  let looked: readonly Entry[] | undefined;
  let index: MiniSearch<Entry> | undefined;
  /** Keys, the best first. */
  return (text: string): string[] => {
    looked ??= entries.map(({ key, title, description, category }) => ({
      key,
      title: spaced(title),
      description: spaced(description),
      category: spaced(category),
    }));
    const found = scan(looked, text);
    // Fewer letters are no slip of anything.
    if (found.length > 0 || text.trim().length < 4) return found;
    index ??= indexOf(entries);
    return index.search(text).map(({ id }) => String(id));
  };
};
