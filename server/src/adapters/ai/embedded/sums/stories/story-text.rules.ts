import { withDigits } from '../numbers/written-numbers.rules.ts';
import { childWords, type Rewrite, withoutSameSpan } from './child-words.ts';

const parts: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};
const dozens: Readonly<Record<string, number>> = { lusin: 12, dozen: 12, kodi: 20, gros: 144 };

/** Before spelled numbers are read. */
const first: readonly Rewrite[] = [
  [
    /(?<![\d.,])([1-9]\d{0,2})((?:[.,]\d{3})+)(?!\d)/g,
    (_, head = '', rest = '') => head + rest.replace(/[.,]/g, ''),
  ],
  [/(\d),(\d)/g, '$1.$2'],
  [/,-/g, ' '],
  [/\bg[eo]t(?:s|ting)? off\b/g, 'leave'],
  [/\bg[eo]t(?:s|ting)? on\b/g, 'join'],
  [/\b(?:twice|double)\b|\bdua kali(?: lipat)?\b/g, '2 times'],
  [/\b(kelas|grade|class|year) \d+ ?[a-h]?\b/g, '$1'],
  [/(\d) ?(?:ribu(?:an)?|rb|k)\b(?: rupiah)?/g, '$1000 rupiah'],
  [/\b(ribu|ratus) satu(?:nya|an)?(?=[.,?! ]|$)/g, '$1 satuan'],
  [/(?<=\d )(?:sehari|a day|daily)\b/g, 'per hari'],
  [/(?<=\d )(?:seminggu|a week|weekly)\b/g, 'per minggu'],
  [/(\d+ \w+) (?:a|per|every) (day|week|hour)\b/g, '$1 per $2'],
  [/(?<=\d )(?:sejam|an hour)\b/g, 'per jam'],
  [/\b(?:half a|a half) dozen\b|\bsetengah lusin\b/g, '6'],
  [
    /\b(seperempat|sepertiga|seperlima|setengah|separuh|separo)(?:nya)?\b/g,
    (_, word = '') => ({ seperempat: '1/4', sepertiga: '1/3', seperlima: '1/5' })[word] ?? '1/2',
  ],
  [/\b(?:a |one )?half(?= of\b)/g, '1/2'],
  [/\ba (quarter|third|fifth|tenth)\b/g, 'one $1'],
];

/** After spelled numbers are read. */
const then: readonly Rewrite[] = [
  [
    /(\d+) (half|halve|third|quarter|fourth|fifth|sixth|eighth|tenth)s?(?= of\b)/g,
    (_, top = '', name = '') => `${top}/${parts[name]}`,
  ],
  [/\b([1-9]) per ([2-9]|10|12)\b(?! ?(?:jam|hari|kg|orang))/g, '$1/$2'],
  [
    /\b(\d{1,3}) (lusin|dozen|kodi|gros)\b/g,
    (_, count = '', name = '') => `${Number(count) * (dozens[name] ?? 1)}`,
  ],
  [/\ba dozen\b/g, '12'],
  [/(\d) ?%/g, '$1 persen'],
  [/\brp\.? ?(\d+(?:\.\d+)?)(?: rupiah)?/g, '¤$1'],
  [/(\d+) rupiah\b/g, '¤$1'],
  [
    /(?<![\d.] ?)\b(?:pukul|jam) (\d{1,2})(?:[.:](\d{2}))?(?![\d:]| (?:menit|detik))/g,
    (_, hour = '', minute = '') => `@${hour}:${minute || '00'}`,
  ],
  [/(?<![\d@.:])(\d{1,2}):(\d{2})(?!\d)/g, '@$1:$2'],
  [
    /(\d+) ?km\/(?:jam|h)\b|(\d+) km per (?:jam|hour)/g,
    (_, one = '', other = '') => `${one || other} kmh`,
  ],
  [/\b(cm|m|km)(?: persegi|²|\^2?)/g, '$1 persegi'],
  [/\bsquare (cm|m|km|meters?|centimeters?)\b/g, '$1 persegi'],
];

const rewrite = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce(
    (line, [from, to]) =>
      typeof to === 'string' ? line.replace(from, to) : line.replace(from, to),
    text,
  );

/** A story with every number in digits, money behind ¤ and clocks behind @. */
export const storyText = (text: string): string => {
  if (/\bcents?\b/.test(text) && /\$|\bdollars?\b/.test(text)) return text;
  const prepared = rewrite(rewrite(text, childWords), first);
  return withoutSameSpan(rewrite(withDigits(prepared), then));
};
