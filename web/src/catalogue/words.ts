import { messageLoader } from '@nobi/client/words';
import type { catalogue } from './words.en.ts';

export let words: typeof catalogue;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.catalogue;
  },
);
