import { messageLoader } from '@nobi/client/words';
import type { pack } from './pack-words.en.ts';

/** What is told of saving once something is saved: no card carries it before. */
export let packWords: typeof pack;
export const loadPackWords = messageLoader(
  { en: () => import('./pack-words.en.ts'), id: () => import('./pack-words.id.ts') },
  (loaded) => {
    packWords = loaded.pack;
  },
);
