import { messageLoader } from '@nobi/client/words';
import type { profile } from './words.en.ts';

export let words: typeof profile;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.profile;
  },
);
