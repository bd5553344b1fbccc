import type { Language } from '@nobi/contract';
import en from '../../../brand/art/poster-en.svg';
import id from '../../../brand/art/poster-id.svg';

/** The largest picture of the first view; the document's head preloads it. */
export const posters: Record<Language, string> = { en, id };
