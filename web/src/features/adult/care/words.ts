import { messageLoader } from '@nobi/client/words';
import type { care } from './words.en.ts';

export let words: typeof care;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.care;
  },
);
