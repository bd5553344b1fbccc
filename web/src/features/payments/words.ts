import type { payments } from '../../text/en/payments.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof payments;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/payments.ts'), id: () => import('../../text/id/payments.ts') },
  (arrived) => {
    words = arrived.payments;
  },
);
