import { messageLoader } from '@nobi/client/words';
import type { support } from './words.en.ts';

export let words: typeof support;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.support;
  },
);
