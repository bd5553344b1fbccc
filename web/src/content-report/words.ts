import { messageLoader } from '@nobi/client/words';
import type { contentReport } from './words.en.ts';

export let words: typeof contentReport;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.contentReport;
  },
);
