/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import { isKnown, meaningOf } from './lexicon.ts';
import { pictureOf } from './pictures.ts';

export const face = (choice: string): string => (isKnown(choice) ? pictureOf(choice) : '');

export const faceName = (choice: string, lang: Lang): string => meaningOf(choice, lang);
