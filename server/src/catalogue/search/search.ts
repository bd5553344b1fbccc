import type { Language, Plan } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import type { FoundItem } from '../../ports/ai.ts';
import type { Catalogue } from '../catalogue.ts';
import { indexOf, keyOf, termsOf, tokenize } from './search-index.ts';
import { kindWords } from './search-words.ts';

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

const longestQuery = 20;
/** Of the best one's score: what is further away was not meant. */
const nearBest = 0.4;
const kindWorth = 1.6;

/** Finds items by what a child writes, in both languages at once, with slips and other words. */
export const catalogueSearch = (catalogue: Catalogue, pictureUrl: string): CatalogueSearch => {
  const cardOf = (item: CatalogueItem, language: Language): FoundItem => ({
    kind: item.kind,
    id: item.id,
    title: item.title[language],
    description: item.description[language],
    thumbnail: `${pictureUrl}${item.thumbnail}`,
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
