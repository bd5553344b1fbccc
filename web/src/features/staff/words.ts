import type { staff } from '../../text/en/staff.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof staff;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/staff.ts'), id: () => import('../../text/id/staff.ts') },
  (arrived) => {
    words = arrived.staff;
  },
);
