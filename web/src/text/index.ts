import type { Language } from '@nobi/contract';
import { currentLanguage } from './language.ts';

/** The words of one feature in the reader's language; a page never changes language while open. */
export const inLanguage = <Words>(both: Record<Language, Words>): Words => both[currentLanguage()];

/**
 * Fetches the words of one feature in the reader's language alone. A page names this beside itself
 * in the table of routes, so that both travel at once and nothing is drawn before its words are there.
 */
export const wordsFrom =
  <Words>(both: Record<Language, () => Promise<Words>>, keep: (arrived: Words) => void) =>
  async (): Promise<void> =>
    keep(await both[currentLanguage()]());
