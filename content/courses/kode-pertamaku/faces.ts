/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import { programFrom } from './args.ts';
import { faceSvg } from './face-art.ts';
import { words } from './text.ts';

const programOf = (choice: string) => programFrom(choice.replace(/^p-/, ''));

/** `p-rrd` is a program; everything else is a picture with a name of its own. */
export const face = (choice: string): string => faceSvg(choice, programOf);

export const faceName = (choice: string, lang: Lang): string =>
  choice.startsWith('p-')
    ? words[lang].tiles(programOf(choice))
    : (words[lang].faces[choice] ?? choice);
