import type { Lang } from '@nobi/kit/course';
import { numeral } from '../rules/numerals.ts';
import { onesIn, tensIn } from '../rules/tens.ts';
import { capital } from './numbers-phrases.ts';

const one: Record<Lang, (count: number, word: string) => string> = {
  id: (count, word) => `${count} ${word}`,
  en: (count, word) => `${count} ${count === 1 ? word.slice(0, -1) : word}`,
};

/** "2 puluhan dan 3 satuan"; of whole tens the tens alone, of few the ones. */
export const places = (count: number, lang: Lang): string => {
  const [tens, ones] = { id: ['puluhan', 'satuan'], en: ['tens', 'ones'] }[lang] as [
    string,
    string,
  ];
  const and = { id: 'dan', en: 'and' }[lang];
  const parts = [
    ...(tensIn(count) > 0 ? [one[lang](tensIn(count), tens)] : []),
    ...(onesIn(count) > 0 ? [one[lang](onesIn(count), ones)] : []),
  ];
  return parts.join(` ${and} `);
};

export const named = (count: number, lang: Lang): string => capital(numeral(count, lang));
