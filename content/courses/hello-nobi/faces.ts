/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import { capital, meaningOf } from './rules/lexicon.ts';
import { placeOf } from './rules/phrases.ts';
import { verseOf } from './rules/verses.ts';
import { pictureOf } from './view/pictures.ts';

export const face = (choice: string): string => pictureOf(choice);

export const faceName = (choice: string, lang: Lang): string => {
  const verse = verseOf(choice);
  if (verse) return lang === 'en' ? verse.line : verse.meaning;
  const [toy = '', ...spot] = choice.split('-');
  return spot.length === 2
    ? `${capital(meaningOf(toy, lang))}: ${placeOf(spot.join('-'))}`
    : meaningOf(choice, lang);
};
