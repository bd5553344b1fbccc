import type { talks } from '../text/en/talks.ts';
import { wordsFrom } from '../text/index.ts';

export let words: typeof talks;
export const bringWords = wordsFrom(
  { en: () => import('../text/en/talks.ts'), id: () => import('../text/id/talks.ts') },
  (arrived) => {
    words = arrived.talks;
  },
);
