import { messageLoader } from '@nobi/client/words';
import type { states } from './words.en.ts';

export let words: typeof states;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.states;
  },
);
