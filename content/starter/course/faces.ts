/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import { words } from './text/text.ts';
import { starPicture } from './view/star.ts';

export const face = (): string => starPicture(1);

export const faceName = (_: string, lang: Lang): string => words[lang].stars(1);
