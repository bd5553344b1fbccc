import { messageLoader } from '@nobi/client/words';
import type { missed } from './words.en.ts';

export let words: typeof missed;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.missed;
  },
);
