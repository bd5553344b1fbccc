import { messageLoader } from '@nobi/client/words';
import type { chat } from './words.en.ts';

export let words: typeof chat;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.chat;
  },
);
