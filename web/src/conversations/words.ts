import { messageLoader } from '@nobi/client/words';
import type { conversations } from './words.en.ts';

export let words: typeof conversations;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.conversations;
  },
);
