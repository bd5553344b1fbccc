/** How the numbers to a hundred are said: the words tell the tens and the ones that are inside. */
import type { Lang } from '@nobi/kit/course';

const spoken: Record<Lang, readonly string[]> = {
  id: [
    'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    'dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas',
    'delapan_belas sembilan_belas',
  ],
  en: [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen',
    'fourteen fifteen sixteen seventeen eighteen nineteen',
  ],
};

const listOf = (lang: Lang): string[] => spoken[lang].join(' ').split(' ');
const lists: Record<Lang, string[]> = { id: listOf('id'), en: listOf('en') };
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const below20 = (number: number, lang: Lang): string =>
  (lists[lang][number] ?? '').replace('_', ' ');

const tens: Record<Lang, (count: number) => string> = {
  id: (count) => `${below20(count, 'id')} puluh`,
  en: (count) => englishTens[count - 2] ?? '',
};

export const numeral = (number: number, lang: Lang): string => {
  if (number < 20) return below20(number, lang);
  if (number > 99) return { id: 'seratus', en: 'one hundred' }[lang];
  const whole = tens[lang](Math.floor(number / 10));
  if (number % 10 === 0) return whole;
  return `${whole}${{ id: ' ', en: '-' }[lang]}${below20(number % 10, lang)}`;
};
