import { messageLoader } from '@nobi/client/words';
import type { rating } from './words.en.ts';

export let words: typeof rating;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.rating;
  },
);
