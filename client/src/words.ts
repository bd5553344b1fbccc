import { type ErrorCode, type Language, Problem } from '@nobi/contract';
import { currentLanguage } from './language.ts';

/** The table of the reader's language; a page never changes language while it is open. */
export const inLanguage = <Words>(both: Record<Language, Words>): Words => both[currentLanguage()];

/**
 * Loads the table of the reader's language alone. A page names this beside itself in the table of
 * routes, so that both travel at once and nothing is drawn before its words are there.
 */
export const messageLoader =
  <Words>(both: Record<Language, () => Promise<Words>>, keep: (loaded: Words) => void) =>
  async (): Promise<void> =>
    keep(await both[currentLanguage()]());

/** What to tell a person about whatever was thrown: the server's words, else the catalogue's. */
export const problemSentence =
  (sentenceOf: (code: ErrorCode) => string) =>
  (error: unknown): string =>
    error instanceof Problem
      ? (error.sentence ?? sentenceOf(error.code))
      : sentenceOf('unexpected');
