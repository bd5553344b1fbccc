import type { Language } from '@nobi/contract';
import { brand as en } from '../text/en/brand.ts';
import { brand as id } from '../text/id/brand.ts';

/** The few words that belong to the building blocks themselves. */
export const wordsFor = (language: Language) => (language === 'id' ? id : en);
