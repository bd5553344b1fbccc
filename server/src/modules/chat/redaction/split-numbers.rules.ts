/** A number of one's own, told bit by bit: each message alone looks like an answer to a sum. */

export const pieceWords = {
  phone: '[telepon]',
  number: '[nomor]',
  birthday: '[tanggal lahir]',
} as const;
type Kind = keyof typeof pieceWords;

const isSum = (text: string) =>
  /[+×*÷=]|\d ?[x:] ?\d|\d - \d|kali|tambah|kurang|bagi|times|plus|minus/i.test(text);

/** The digits of a message that is little else. */
const piece = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const rest = text.replace(/[\d\s.,+-]/g, '');
  return digits.length >= 2 && rest.length <= 24 && !isSum(text) ? digits : '';
};

const isPhoneStart = (digits: string) => /^(?:08|628)/.test(digits) && digits.length >= 7;

/** What announces a number; shorter than seven digits it is none yet. */
const announced: readonly (readonly [Kind, RegExp, number])[] = [
  ['birthday', /lahir|ul?tah|ulang tahun|birth ?da(?:y|te)|\bborn\b|\bttl\b/i, 3],
  [
    'number',
    /\b(?:nik|nisn?|ktp|kk|kartu keluarga|rekening|norek|paspor|passport|bpjs|card number)(?:ku|nya)?\b/i,
    7,
  ],
  [
    'phone',
    /\b(?:telep(?:h)?on|telpon|telp|tlp|hp|wa|whatsapp|phone|call|sms|hubungi|kontak|contact)(?:ku|nya)?\b|\bno(?:mo?e?r)?(?:ku|nya| aku| saya)\b|\bmy number\b/i,
    7,
  ],
];

/** Which number this message goes on with; `earlier` are redacted messages, the newest first. */
export const goesOn = (earlier: readonly string[], message: string): Kind | undefined => {
  const own = piece(message);
  if (!own) return undefined;
  let digits = own;
  for (const text of earlier) {
    if (text.trim() === pieceWords.birthday) return 'birthday';
    if (own.length >= 3 && text.includes(pieceWords.phone)) return 'phone';
    if (own.length >= 3 && text.includes(pieceWords.number)) return 'number';
    const before = piece(text);
    if (!before) return undefined;
    digits = before + digits;
    const found = announced.find(([, form, least]) => digits.length >= least && form.test(text));
    if (found) return found[0];
    if (isPhoneStart(digits)) return 'phone';
  }
  return undefined;
};
