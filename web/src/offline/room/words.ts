import { messageLoader } from '@nobi/client/words';
import type { room } from './words.en.ts';

export let words: typeof room;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.room;
  },
);
