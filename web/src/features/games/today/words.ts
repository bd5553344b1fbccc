import { messageLoader } from '@nobi/client/words';
import type { today } from './words.en.ts';

export let words: typeof today;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.today;
  },
);
