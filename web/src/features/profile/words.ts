import type { profile } from '../../text/en/profile.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof profile;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/profile.ts'), id: () => import('../../text/id/profile.ts') },
  (arrived) => {
    words = arrived.profile;
  },
);
