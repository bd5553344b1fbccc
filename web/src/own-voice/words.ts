import { messageLoader } from '@nobi/client/words';
import type { ownVoice } from './words.en.ts';

export let words: typeof ownVoice;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.ownVoice;
  },
);
