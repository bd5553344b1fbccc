import { inWib, type Language } from '@nobi/contract';
import { english } from './payment-page.text.en.ts';
import { indonesian } from './payment-page.text.id.ts';
import type { Words } from './payment-page.words.ts';

/** Every word of the demo payment page. */
export const pageWords: Record<Language, Words> = { id: indonesian, en: english };

export const momentText = (at: Date, language: Language) =>
  `${inWib(at, language, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })} WIB`;
