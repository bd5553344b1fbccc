import type { welcome } from '../../text/en/welcome.ts';
import type { Language } from '../../text/language.ts';

export type Words = typeof welcome;

export interface InWords {
  words: Words;
  language: Language;
}

export const worldNames = ['math', 'english', 'coding', 'spelling'] as const;
