/** How the numbers to twenty are said: the teens tell that there is a ten inside. */
import type { Lang } from '@nobi/kit/course';

const spoken: Record<Lang, readonly string[]> = {
  id: [
    'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    'dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas',
    'delapan_belas sembilan_belas dua_puluh',
  ],
  en: [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen',
    'fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ],
};

const listOf = (lang: Lang): string[] => spoken[lang].join(' ').split(' ');
const lists: Record<Lang, string[]> = { id: listOf('id'), en: listOf('en') };

export const numeral = (number: number, lang: Lang): string =>
  (lists[lang][number] ?? `${number}`).replace('_', ' ');
