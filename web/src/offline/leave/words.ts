import { messageLoader } from '@nobi/client/words';
import type { leave } from './words.en.ts';

export let words: typeof leave;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.leave;
  },
);
