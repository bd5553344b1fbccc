import { shell as en } from '../text/en/shell.ts';
import { shell as id } from '../text/id/shell.ts';
import { inLanguage } from '../text/index.ts';

export const words = inLanguage({ en, id });
