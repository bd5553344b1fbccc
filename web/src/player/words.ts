import { messageLoader } from '@nobi/client/words';
import type { player } from './words.en.ts';

export let words: typeof player;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.player;
  },
);
