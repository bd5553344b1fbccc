import { messageLoader } from '@nobi/client/words';
import type { voiceRoom } from './words.en.ts';

export let words: typeof voiceRoom;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.voiceRoom;
  },
);
