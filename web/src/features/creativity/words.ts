import { messageLoader } from '@nobi/client/words';
import type { creativity } from './words.en.ts';

export let words: typeof creativity;
export const loadMessages = messageLoader(
  {
    en: () => import('./words.en.ts'),
    id: () => import('./words.id.ts'),
  },
  (loaded) => {
    words = loaded.creativity;
  },
);
