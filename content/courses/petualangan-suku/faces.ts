/** How the choices of the questions look. `s-ma` is what is written, `ikan` a picture. */
import type { Lang } from '@nobi/kit/course';
import { spelled, wordOf } from './rules/words.ts';
import { glyphOf, pictureOf } from './view/pictures.ts';

const written = /^s-/;

export const face = (choice: string): string =>
  written.test(choice) ? glyphOf(choice.replace(written, '')) : pictureOf(choice);

export const faceName = (choice: string, lang: Lang): string => {
  if (written.test(choice)) return choice.replace(written, '');
  return lang === 'en' ? (wordOf(choice)?.en ?? choice) : spelled(choice);
};
