import type { Language } from '@nobi/contract';
import type { welcome } from './text/welcome.en.ts';

export type Words = typeof welcome;

export interface InWords {
  words: Words;
  language: Language;
}

export const worldNames = ['math', 'english', 'coding', 'spelling'] as const;
