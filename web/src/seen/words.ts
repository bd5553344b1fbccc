import { messageLoader } from '@nobi/client/words';
import type { seen } from './words.en.ts';

export let words: typeof seen;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.seen;
  },
);
