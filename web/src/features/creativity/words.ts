import type { creativity } from '../../text/en/creativity.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof creativity;
export const bringWords = wordsFrom(
  {
    en: () => import('../../text/en/creativity.ts'),
    id: () => import('../../text/id/creativity.ts'),
  },
  (arrived) => {
    words = arrived.creativity;
  },
);
