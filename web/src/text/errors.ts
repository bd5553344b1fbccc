import { messageLoader } from '@nobi/client/words';
import type { ErrorCode } from '@nobi/contract';

let sentences: Partial<Record<ErrorCode, string>> = {};

/** Fetches the catalogue in the reader's language; it travels beside every page. */
export const loadSentences = messageLoader(
  { en: () => import('./errors.en.ts'), id: () => import('./errors.id.ts') },
  (loaded) => {
    sentences = loaded.errors;
  },
);

/** Whether the catalogue has this code; none is known before the sentences have arrived. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(sentences, value);

/** The sentence of a code in the reader's language. */
export const sentenceOf = (code: ErrorCode): string => sentences[code] ?? '';
