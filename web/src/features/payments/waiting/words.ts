import { messageLoader } from '@nobi/client/words';
import type { waiting } from './words.en.ts';

export let words: typeof waiting;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.waiting;
  },
);
