import { messageLoader } from '@nobi/client/words';
import type { works } from './words.en.ts';

export let words: typeof works;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.works;
  },
);
