import { messageLoader } from '@nobi/client/words';
import type { picture } from './words.en.ts';

export let words: typeof picture;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.picture;
  },
);
