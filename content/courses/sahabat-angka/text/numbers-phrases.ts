import type { Lang } from '@nobi/kit/course';
import { numeral } from '../rules/numerals.ts';

export const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Says a teen with the ten that is in it. */
export const parts = (count: number, lang: Lang): string => {
  const whole = numeral(count, lang);
  if (count <= 10) return `${capital(whole)}!`;
  const and = { id: 'Sepuluh dan', en: 'Ten and' }[lang];
  const is = { id: 'itu', en: 'is' }[lang];
  return `${and} ${numeral(count - 10, lang)} ${is} ${whole}!`;
};
