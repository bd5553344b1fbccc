import type { account } from '../../text/en/account.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof account;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/account.ts'), id: () => import('../../text/id/account.ts') },
  (arrived) => {
    words = arrived.account;
  },
);
