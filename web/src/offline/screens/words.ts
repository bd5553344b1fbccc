import { messageLoader } from '@nobi/client/words';
import type { offline } from './words.en.ts';

export let words: typeof offline;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.offline;
  },
);
