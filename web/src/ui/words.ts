import type { Language } from '@nobi/contract';
import { brand as en } from './words.en.ts';
import { brand as id } from './words.id.ts';

/** The few words that belong to the building blocks themselves. */
export const wordsFor = (language: Language) => (language === 'id' ? id : en);
