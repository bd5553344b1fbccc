/** How the choices of the questions look. `s-gajah` is what is written, `gajah` a picture. */
import type { Lang } from '@nobi/kit/course';
import { wordNamed } from './rules/words.ts';
import { pictureOf } from './view/pictures.ts';

const written = /^s-/;
/** A hyphen is a space, and `-0` at the end a full stop: there is no other way to write one in a name. */
const textOf = (choice: string): string =>
  choice
    .replace(written, '')
    .replace(/-0$/, '.')
    .replace(/^c-/, '^')
    .replaceAll('-', ' ')
    .replace(/\^(\p{L})/u, (_, letter: string) => letter.toUpperCase());

export const face = (choice: string): string =>
  written.test(choice)
    ? `<span class="written-face" lang="id">${textOf(choice)}</span>`
    : pictureOf(choice);

export const faceName = (choice: string, lang: Lang): string => {
  if (written.test(choice)) return textOf(choice);
  return lang === 'en' ? (wordNamed(choice)?.en ?? choice) : choice;
};
