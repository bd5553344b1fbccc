import { inLanguage } from '@nobi/client/words';
import { en, type Words } from './en.ts';
import { id } from './id.ts';

/** The console's words in the reader's language; a change of language loads the page anew. */
export const words: Words = inLanguage({ en, id });
