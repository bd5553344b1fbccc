import { messageLoader } from '@nobi/client/words';
import type { offlinePlay } from './words.en.ts';

export let words: typeof offlinePlay;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.offlinePlay;
  },
);
