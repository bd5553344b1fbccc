import type { Span } from './span.rules.ts';

const phoneWord =
  /(?:telep(?:h)?on|telpon|telp|tlp|\bhp|\bno(?:mo?e?r)?|\bwa\b|whatsapp|call|phone|number|hubungi|kontak|contact|\bsms|text me)[^\d]{0,30}$/i;
const sumBefore = /(?:[+×*÷=]|\d ?[x:]|\b(?:kali|tambah|kurang|bagi|times|plus|minus|by))\s*$/i;
const sumAfter =
  /^\s*(?:[+×*÷=]|x\s*\d|:\s*\d|- \d|(?:di)?(?:kali|tambah|kurang|bagi)|times|plus|minus|divided|rupiah|orang|km)/i;

const digitsOf = (text: string) =>
  text.replace(/[oO]/g, '0').replace(/[iIl]/g, '1').replace(/\D/g, '');

const isInSum = (text: string, [start, end]: Span) =>
  sumAfter.test(text.slice(end, end + 24)) ||
  (sumBefore.test(text.slice(Math.max(0, start - 12), start)) && text[start] !== '+');

const isPhone = (text: string, span: Span): boolean => {
  const [start, end] = span;
  const written = text.slice(start, end);
  const digits = digitsOf(written);
  if ((written.match(/\d/g) ?? []).length < 4) return false;
  if (digits.length < 7 || digits.length > 16 || isInSum(text, span)) return false;
  const isAfterWord = phoneWord.test(text.slice(Math.max(0, start - 45), start));
  if (isAfterWord) return true;
  if (/[a-z]/i.test(written) && !/\d{3}/.test(written)) return false;
  return /^(?:0[2-9]|62[2-9])/.test(digits) && digits.length >= 9;
};

/** Phone numbers in digits, with what stands between them, O for 0 and I for 1. */
export const phones = (text: string): readonly Span[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\d.,])(?:\+ ?|\()?[\dOo](?:[ .\-/()]{0,2}[\dOoIil]){6,17}(?![\p{L}\d])/gu,
    ),
  ]
    .map(({ 0: found, index }): Span => [index, index + found.length])
    .filter((span) => isPhone(text, span));

const spokenDigit =
  '(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|lapan|sembilan|zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\\d)';
const spokenRun = new RegExp(
  `(?<!\\p{L})${spokenDigit}(?:[ ,.-]{1,3}${spokenDigit}){6,17}(?!\\p{L})`,
  'giu',
);

/** Phone numbers spelled in words. */
export const spokenPhones = (text: string): readonly Span[] =>
  [...text.matchAll(spokenRun)]
    .filter(
      ({ 0: found, index }) =>
        /[a-z]{3}/i.test(found) &&
        (/^(?:nol|kosong|zero|oh)[ ,.-]+(?:delapan|lapan|eight|dua)/i.test(found) ||
          phoneWord.test(text.slice(Math.max(0, index - 45), index))),
    )
    .map(({ 0: found, index }): Span => [index, index + found.length]);

const counted =
  '(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|\\p{L}+ belas|\\p{L}+ puluh(?: \\p{L}+)?|seratus(?: \\p{L}+){0,2})';

/** "RT 05 RW 11", "rt lima rw sebelas". */
export const neighbourhoods = (text: string): readonly Span[] =>
  [
    ...text.matchAll(
      new RegExp(
        `\\brt ?[.:/]? ?(?:\\d{1,3}|${counted})(?:[ ,/]*(?:dan |and )?rw ?[.:/]? ?(?:\\d{1,3}|${counted}))?(?!\\p{L})`,
        'giu',
      ),
    ),
    ...text.matchAll(new RegExp(`\\brw ?[.:/]? ?(?:\\d{1,3}|${counted})(?!\\p{L})`, 'giu')),
  ].map(({ 0: found, index }): Span => [index, index + found.length]);

/** Number plates, after their word or as they are written here. */
export const plates = (text: string): readonly Span[] =>
  [
    ...text.matchAll(
      /(?<=\b(?:plat|plate|nopol|nomor polisi|license|licence)\b[^\d]{0,40}?)\b[a-z]{1,2}[ -]?\d{1,4}(?:[ -]?[a-z]{1,3})?\b/giu,
    ),
    ...text.matchAll(
      /\b(?:A|AA|AB|AD|AE|AG|B|BA|BE|BG|BH|BK|BL|BM|BN|BP|D|DA|DB|DD|DE|DH|DK|DL|DM|DN|DR|DS|E|EA|F|G|H|K|KB|KH|KT|KU|L|M|N|P|PA|R|S|T|W|Z) ?\d{2,4} ?[A-Z]{2,3}\b/gu,
    ),
  ].map(({ 0: found, index }): Span => [index, index + found.length]);

/** A telephone number in digits and words at once, after its word. */
export const mixedPhones = (text: string): readonly Span[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?<=(?:telep(?:h)?on|telpon|telp|\\bhp|\\bno(?:mo?e?r)?|\\bwa|whatsapp|phone|number)[^\\d]{0,20}?)(?:plus[ ,-]+)?(?:${spokenDigit}|\\d{1,6})(?:[ ,.-]{1,3}(?:${spokenDigit}|\\d{1,6})){3,17}(?!\\p{L})`,
        'giu',
      ),
    ),
  ]
    .map(({ 0: found, index }): Span => [index, index + found.length])
    .filter(([start, end]) => /\p{L}{3}/u.test(text.slice(start, end)));

const isNik = (digits: string) =>
  digits.length === 16 &&
  /^(?:1[1-9]|[2-9]\d)\d{4}(?:0[1-9]|[1-6]\d|7[01])(?:0[1-9]|1[0-2])/.test(digits);

/** Numbers of identity cards, families, pupils, bank accounts. */
export const idNumbers = (text: string): readonly Span[] => [
  ...[...text.matchAll(/(?<![\d.,])\d(?:[ .-]?\d){15}(?!\d)/g)]
    .filter(
      ({ 0: found, index }) =>
        isNik(digitsOf(found)) && !isInSum(text, [index, index + found.length]),
    )
    .map(({ 0: found, index }): Span => [index, index + found.length]),
  ...[
    ...text.matchAll(
      /\b(?:nik|nisn?|ktp|no\.? ?kk|kartu keluarga|rekening|norek|paspor|passport|card number|bpjs|bank account|account number)[^\d\n]{0,15}(\d(?:[ .-]?\d){4,19})/gi,
    ),
  ].map(
    ({ 0: found, 1: digits = '', index }): Span => [
      index + found.length - digits.length,
      index + found.length,
    ],
  ),
];

/** E-mail addresses, also with at and dot in words. */
export const mails = (text: string): readonly Span[] =>
  [
    ...text.matchAll(
      /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?: ?\. ?[\p{L}\p{N}-]{2,20}){1,4}/gu,
    ),
    ...text.matchAll(
      /[\w.+-]{2,64} ?(?:\(at\)|\[at\]|\bat\b|\bet\b|@) ?[\w-]{2,30} ?(?:\(dot\)|\[dot\]|\bdot\b|\btitik\b|\.) ?(?:com|net|org|id|co|sch|edu|me|io)(?: ?(?:\(dot\)|\bdot\b|\btitik\b|\.) ?id)?\b/gi,
    ),
  ].map(({ 0: found, index }): Span => [index, index + found.length]);

const month =
  '(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:et|ch)?|apr(?:il)?|mei|may|juni?|june?|juli?|july?|agu(?:stus)?|aug(?:ust)?|sep(?:tember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|des(?:ember)?|dec(?:ember)?)';
const date = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \\d{2,4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{2,4})?|\\d{1,2}[/. -]\\d{1,2}[/. -]\\d{2,4})`;
const born = new RegExp(
  `(?:\\b(?:aku|saya|gue|gw|kami) (?:\\p{L}+ )?lahir|lahirku|\\blahir tanggal|(?:tanggal|tgl) lahir|ulang tahun(?:ku| aku| saya)|ul?tah(?:ku| aku| saya)|my (?:birthday|bday)|i was born|birth ?date|ttl)\\P{N}{0,25}?(${date})(?!\\p{N})`,
  'giu',
);

const bornLast = new RegExp(`\\blahir(?:nya)? (${date})(?= (?:aku|saya|gue|gw)\\b)`, 'giu');

/** A child's own day of birth, after the word for it. */
export const birthdays = (text: string): readonly Span[] =>
  [...text.matchAll(born), ...text.matchAll(bornLast)].map(
    ({ 0: found, 1: day = '', index }): Span => [
      index + found.length - day.length,
      index + found.length,
    ],
  );
