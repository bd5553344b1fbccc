/** Numbers to 10,000 as they are written and as they are said. */
import type { Lang } from '@nobi/kit/course';

/** 3.482 in Indonesian, 3,482 in English. */
export const written = (n: number, lang: Lang): string =>
  `${n}`.replace(/\B(?=(?:\d{3})+$)/g, lang === 'id' ? '.' : ',');

const ids = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const ens =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** One of a kind has a word of its own: seribu, seratus, sepuluh. */
const many = (count: number, unit: string): string => {
  if (count === 0) return '';
  return count === 1 ? `se${unit}` : `${inIndonesian(count)} ${unit}`;
};

const inIndonesian = (n: number): string => {
  if (n < 10) return ids[n] ?? '';
  if (n === 11) return 'sebelas';
  if (n < 20 && n > 11) return `${ids[n - 10]} belas`;
  const [unit, word] = n >= 1000 ? [1000, 'ribu'] : n >= 100 ? [100, 'ratus'] : [10, 'puluh'];
  return joined([many(Math.floor(n / unit), word), inIndonesian(n % unit)]);
};

const inEnglish = (n: number): string => {
  if (n < 20) return ens[n] ?? '';
  if (n < 100) return `${tens[Math.floor(n / 10)]}${n % 10 > 0 ? `-${ens[n % 10]}` : ''}`;
  const [unit, word] = n >= 1000 ? [1000, 'thousand'] : [100, 'hundred'];
  const rest = n % unit;
  const link = rest > 0 && rest < 100 ? 'and' : '';
  return joined([inEnglish(Math.floor(n / unit)), word, link, inEnglish(rest)]);
};

/** `tiga ribu empat ratus delapan puluh dua`, `three thousand four hundred and eighty-two`. */
export const numeral = (n: number, lang: Lang): string => {
  if (n === 0) return lang === 'id' ? 'nol' : 'zero';
  return lang === 'id' ? inIndonesian(n) : inEnglish(n);
};
