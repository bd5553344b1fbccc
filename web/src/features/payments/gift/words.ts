import { messageLoader } from '@nobi/client/words';
import type { gift } from './words.en.ts';

export let words: typeof gift;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.gift;
  },
);
