import type { Language } from '@nobi/contract';
import { currentLanguage } from './language.ts';

/** The words of one feature in the reader's language; a page never changes language while open. */
export const inLanguage = <Words>(both: Record<Language, Words>): Words => both[currentLanguage()];
