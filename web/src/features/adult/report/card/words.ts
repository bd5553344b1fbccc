import { messageLoader } from '@nobi/client/words';
import type { card } from './words.en.ts';

export let words: typeof card;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.card;
  },
);
