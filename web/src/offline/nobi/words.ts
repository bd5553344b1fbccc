import { messageLoader } from '@nobi/client/words';
import type { nobiHere } from './words.en.ts';

export let words: typeof nobiHere;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.nobiHere;
  },
);
