import { messageLoader } from '@nobi/client/words';
import type { search } from './words.en.ts';

export let words: typeof search;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.search;
  },
);
