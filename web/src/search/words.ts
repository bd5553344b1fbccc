import type { search } from '../text/en/search.ts';
import { wordsFrom } from '../text/index.ts';

export let words: typeof search;
export const bringWords = wordsFrom(
  { en: () => import('../text/en/search.ts'), id: () => import('../text/id/search.ts') },
  (arrived) => {
    words = arrived.search;
  },
);
