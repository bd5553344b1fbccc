import type { Language } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import MiniSearch, { type SearchResult } from 'minisearch';
import { plainText } from '../../text/plain-text.ts';
import { stemsOf, wordsOf } from '../../text/word-stems.rules.ts';
import { alike, called, emptyWords } from './search-words.ts';

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly called: string;
  readonly skills: string;
  readonly text: string;
}

export const keyOf = ({ kind, id }: CatalogueItem) => `${kind}/${id}`;
const both = (text: Record<Language, string>) => `${text.id} ${text.en}`;
const categoryOf = (item: CatalogueItem) => (item.kind === 'tool' ? item.toolType : item.category);

const entryOf = (item: CatalogueItem): Entry => ({
  key: keyOf(item),
  title: both(item.title),
  called: `${called[item.kind] ?? ''} ${called[categoryOf(item)] ?? categoryOf(item).replaceAll('_', ' ')}`,
  skills: item.skills.map(({ name }) => both(name)).join(' '),
  text: `${both(item.description)} ${both(item.goal)}`,
});

const fields = ['title', 'called', 'skills', 'text'] as const;
const boost = { title: 5, called: 3, skills: 2.5, text: 1 };
export const tokenize = (text: string): string[] => [...wordsOf(plainText(text))];
const leastForPrefix = 4;
const otherWorth = 0.45;

interface Term {
  readonly word: string;
  readonly worth: number;
}

/** The words that say what is looked for, with what they may also be called. */
export const termsOf = (words: readonly string[], vocabulary: ReadonlySet<string>): Term[][] =>
  words
    .filter((word) => !emptyWords.has(word))
    .map((word) => {
      const forms = stemsOf(word);
      const inVocabulary = forms.filter((form) => vocabulary.has(form));
      const others = forms
        .flatMap((form) => alike.get(form) ?? [])
        .filter((other) => vocabulary.has(other));
      const own = inVocabulary.length > 0 || others.length > 0 ? inVocabulary : [word];
      return [
        ...own.map((each) => ({ word: each, worth: 1 })),
        ...others
          .filter((other) => !own.includes(other))
          .map((other) => ({ word: other, worth: otherWorth })),
      ];
    });

/** The index of all items, and each word's best score per item. */
export const indexOf = (items: readonly CatalogueItem[]) => {
  const entries = items.map(entryOf);
  const vocabulary = new Set(
    entries.flatMap((entry) => fields.flatMap((field) => tokenize(entry[field]))),
  );
  const roots = (word: string) =>
    stemsOf(word).filter((form) => form === word || vocabulary.has(form) || alike.has(form));
  const indexed = new Set([...vocabulary].flatMap(roots));
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: [...fields],
    tokenize,
    processTerm: (term) => roots(term),
    searchOptions: { processTerm: (term) => term, boost },
  });
  index.addAll(entries);

  const scoresOf = (terms: readonly Term[]): ReadonlyMap<string, number> => {
    const scores = new Map<string, number>();
    for (const { word, worth } of terms) {
      const results: SearchResult[] = index.search(word, {
        prefix: word.length >= leastForPrefix,
        fuzzy: !indexed.has(word) && word.length >= leastForPrefix ? 0.25 : false,
      });
      for (const { id, score } of results) {
        const key = String(id);
        scores.set(key, Math.max(scores.get(key) ?? 0, score * worth));
      }
    }
    return scores;
  };
  return { indexed, scoresOf };
};
