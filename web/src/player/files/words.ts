import { messageLoader } from '@nobi/client/words';
import type { fileCard } from './words.en.ts';

export let words: typeof fileCard;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.fileCard;
  },
);
