import { messageLoader } from '@nobi/client/words';
import type { games } from './words.en.ts';

export let words: typeof games;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.games;
  },
);
