import { messageLoader } from '@nobi/client/words';
import type { courses } from './words.en.ts';

export let words: typeof courses;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.courses;
  },
);
