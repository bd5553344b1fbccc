import { messageLoader } from '@nobi/client/words';
import type { adult } from './words.en.ts';

export let words: typeof adult;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.adult;
  },
);
