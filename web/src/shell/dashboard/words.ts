import { messageLoader } from '@nobi/client/words';
import type { dashboard } from './words.en.ts';

export let words: typeof dashboard;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.dashboard;
  },
);
