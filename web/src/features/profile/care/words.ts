import type { care } from '../../../text/en/care.ts';
import { wordsFrom } from '../../../text/index.ts';

export let words: typeof care;
export const bringWords = wordsFrom(
  { en: () => import('../../../text/en/care.ts'), id: () => import('../../../text/id/care.ts') },
  (arrived) => {
    words = arrived.care;
  },
);
