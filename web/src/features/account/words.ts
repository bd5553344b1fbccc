import { messageLoader } from '@nobi/client/words';
import type { account } from './words.en.ts';

export let words: typeof account;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.account;
  },
);
