import type { support } from '../../text/en/support.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof support;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/support.ts'), id: () => import('../../text/id/support.ts') },
  (arrived) => {
    words = arrived.support;
  },
);
