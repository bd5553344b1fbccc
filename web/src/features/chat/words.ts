import type { chat } from '../../text/en/chat.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof chat;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/chat.ts'), id: () => import('../../text/id/chat.ts') },
  (arrived) => {
    words = arrived.chat;
  },
);
