import type { games } from '../../text/en/games.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof games;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/games.ts'), id: () => import('../../text/id/games.ts') },
  (arrived) => {
    words = arrived.games;
  },
);
