import type { courses } from '../../text/en/courses.ts';
import { wordsFrom } from '../../text/index.ts';

export let words: typeof courses;
export const bringWords = wordsFrom(
  { en: () => import('../../text/en/courses.ts'), id: () => import('../../text/id/courses.ts') },
  (arrived) => {
    words = arrived.courses;
  },
);
