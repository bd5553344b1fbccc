import { messageLoader } from '@nobi/client/words';
import type { voucher } from './words.en.ts';

export let words: typeof voucher;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.voucher;
  },
);
