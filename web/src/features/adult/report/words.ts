import { messageLoader } from '@nobi/client/words';
import type { report } from './words.en.ts';

export let words: typeof report;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.report;
  },
);
