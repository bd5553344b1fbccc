import type { stage } from '../text/en/stage.ts';
import { wordsFrom } from '../text/index.ts';

export let words: typeof stage;
export const bringWords = wordsFrom(
  { en: () => import('../text/en/stage.ts'), id: () => import('../text/id/stage.ts') },
  (arrived) => {
    words = arrived.stage;
  },
);
