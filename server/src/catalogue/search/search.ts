import type { Language, Plan } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { FoundItem } from '../../ports/ai.ts';
import { plainText } from '../../text/plain-text.ts';
import { stemsOf, wordsOf } from '../../text/word-stems.rules.ts';
import type { Catalogue } from '../catalogue.ts';
import { alike, called, emptyWords, kindWords } from './search-words.ts';

/** For whom something is looked for. */
export interface Looking {
  readonly language: Language;
  /** Whether a plan's items may be shown; a child finds nothing that stays shut. */
  allows(plan: Plan): boolean;
  readonly limit: number;
}

export interface CatalogueSearch {
  /** The best first. Nothing is found rather than something far-fetched. */
  find(query: string, reading: Looking): readonly FoundItem[];
}

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly called: string;
  readonly skills: string;
  readonly text: string;
}

const keyOf = ({ kind, id }: CatalogueItem) => `${kind}/${id}`;
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
const tokenize = (text: string): string[] => [...wordsOf(plainText(text))];
const longestQuery = 20;
/** Of the best one's score: what is further away was not meant. */
const nearBest = 0.4;
const leastForPrefix = 4;
const otherWorth = 0.45;
const kindWorth = 1.6;

interface Term {
  readonly word: string;
  readonly worth: number;
}

/** The words that say what is looked for, with what they may also be called. */
const termsOf = (words: readonly string[], vocabulary: ReadonlySet<string>): Term[][] =>
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
const indexOf = (items: readonly CatalogueItem[]) => {
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

/** Finds items by what a child writes, in both languages at once, with slips and other words. */
export const catalogueSearch = (catalogue: Catalogue, playUrl: string): CatalogueSearch => {
  const cardOf = (item: CatalogueItem, language: Language): FoundItem => ({
    kind: item.kind,
    id: item.id,
    title: item.title[language],
    description: item.description[language],
    thumbnail: `${playUrl}${item.thumbnail}`,
  });
  let from = catalogue.items;
  let built = indexOf(from);
  const current = () => {
    if (catalogue.items === from) return built;
    from = catalogue.items;
    built = indexOf(from);
    return built;
  };

  const best = (items: readonly CatalogueItem[], words: readonly string[]) => {
    const { indexed, scoresOf } = current();
    const kinds = new Set(words.flatMap((word) => kindWords.get(word) ?? []));
    const terms = termsOf(words, indexed);
    if (terms.length === 0) return items.filter(({ kind }) => kinds.size === 0 || kinds.has(kind));
    const perWord = terms.map(scoresOf);
    const scored = items.map((item) => {
      const scores = perWord.map((each) => each.get(keyOf(item)) ?? 0);
      const matched = scores.filter((score) => score > 0).length / terms.length;
      const sum = scores.reduce((all, score) => all + score, 0);
      return { item, score: sum * matched * (kinds.has(item.kind) ? kindWorth : 1) };
    });
    const top = Math.max(0, ...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= top * nearBest)
      .toSorted((one, other) => other.score - one.score)
      .map(({ item }) => item);
  };

  return {
    find(query, { language, allows, limit }) {
      const words = tokenize(query).slice(0, longestQuery);
      const open = catalogue.items.filter(({ plan }) => allows(plan));
      return best(open, words)
        .slice(0, limit)
        .map((item) => cardOf(item, language));
    },
  };
};
