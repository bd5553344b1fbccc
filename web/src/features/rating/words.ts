import type { rating } from '../../text/en/rating.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof rating;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/rating.ts'), id: () => import('../../text/id/rating.ts') },
  (arrived) => {
    words = arrived.rating;
  },
);
