import en from '../../brand/art/poster-en.svg';
import id from '../../brand/art/poster-id.svg';
import type { Language } from '../../text/language.ts';

/** The largest picture of the first view; the document's head preloads it. */
export const posters: Record<Language, string> = { en, id };
