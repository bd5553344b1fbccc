/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import { starPicture } from './star.ts';
import { words } from './text.ts';

export const face = (): string => starPicture(1);

export const faceName = (_: string, lang: Lang): string => words[lang].stars(1);
