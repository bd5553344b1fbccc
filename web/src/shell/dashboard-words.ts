import type { dashboard } from '../text/en/dashboard.ts';
import { wordsFrom } from '../text/index.ts';

export let words: typeof dashboard;
export const bringWords = wordsFrom(
  { en: () => import('../text/en/dashboard.ts'), id: () => import('../text/id/dashboard.ts') },
  (arrived) => {
    words = arrived.dashboard;
  },
);
