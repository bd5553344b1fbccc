import { messageLoader } from '@nobi/client/words';
import type { payments } from './words.en.ts';

export let words: typeof payments;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.payments;
  },
);
