/** How the choices of the questions look, and what they are called: numbers as each language writes them. */
import type { Lang } from '@nobi/kit/course';
import { castNames } from './rules/names.ts';
import { written } from './rules/numerals.ts';
import { words } from './text/text.ts';
import { castPicture } from './view/cast.ts';
import { packNames, packPicture } from './view/packs.ts';

const numberOf = (choice: string): number | null => {
  const digits = /^n-(\d{1,5})$/.exec(choice)?.[1];
  return digits === undefined ? null : Number(digits);
};

export const face = (choice: string, lang: Lang = 'id'): string => {
  const number = numberOf(choice);
  if (number !== null) return `<span class="number-face">${written(number, lang)}</span>`;
  const pack = packNames.find((name) => name === choice);
  if (pack) return packPicture(pack);
  const one = castNames.find((name) => name === choice);
  return one ? castPicture(one) : '';
};

export const faceName = (choice: string, lang: Lang): string => {
  const number = numberOf(choice);
  if (number !== null) return written(number, lang);
  const pack = packNames.find((name) => name === choice);
  if (pack) return words[lang].packs[packNames.indexOf(pack)] ?? '';
  const one = castNames.find((name) => name === choice);
  return one ? words[lang].cast[one] : '';
};
