import { shell as en } from '../text/en/shell.ts';
import { shell as id } from '../text/id/shell.ts';
import { inLanguage } from '../text/index.ts';

/** In both languages from the start: these are for moments when nothing more can be fetched. */
export const words = inLanguage({ en, id });
