import { inLanguage } from '@nobi/client/words';
import { shell as en } from './words.en.ts';
import { shell as id } from './words.id.ts';

/** In both languages from the start: these are for moments when nothing more can be fetched. */
export const words = inLanguage({ en, id });
