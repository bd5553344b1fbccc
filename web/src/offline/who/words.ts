import { messageLoader } from '@nobi/client/words';
import type { who } from './words.en.ts';

export let words: typeof who;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.who;
  },
);
