import { messageLoader } from '@nobi/client/words';
import type { opens } from './words.en.ts';

export let words: typeof opens;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.opens;
  },
);
