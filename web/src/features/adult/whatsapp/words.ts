import { messageLoader } from '@nobi/client/words';
import type { whatsappReport } from './words.en.ts';

export let words: typeof whatsappReport;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.whatsappReport;
  },
);
