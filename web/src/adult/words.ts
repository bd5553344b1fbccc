import { messageLoader } from '@nobi/client/words';
import type { pin } from './words.en.ts';

export let words: typeof pin;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.pin;
  },
);
