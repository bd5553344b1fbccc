import type { shelf } from '../text/en/shelf.ts';
import { wordsFrom } from '../text/index.ts';

export let words: typeof shelf;
export const bringWords = wordsFrom(
  { en: () => import('../text/en/shelf.ts'), id: () => import('../text/id/shelf.ts') },
  (arrived) => {
    words = arrived.shelf;
  },
);
