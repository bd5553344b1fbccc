import { hash, randomInt } from 'node:crypto';

/** What a message to our number can want; whatever else somebody writes gets no answer. */
export type Wish = { readonly kind: 'report' } | { readonly kind: 'code'; readonly code: string };

/** Crockford's: no letter that is taken for another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 bits, and good from one number alone. */
export const newCode = () => {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `NOBI-${code.slice(0, 4)}-${code.slice(4)}`;
};

export const digestOf = (text: string) => hash('sha256', text, 'buffer');

const codeForm = /^\s*nobi[\s-]*([0-9a-hjkmnp-tv-z]{4})[\s-]*([0-9a-hjkmnp-tv-z]{4})\s*$/i;

export const wishOf = (text: string): Wish | undefined => {
  if (/^\s*laporan\s*$/i.test(text)) return { kind: 'report' };
  const [, first, second] = codeForm.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  return { kind: 'code', code: `NOBI-${first}-${second}`.toUpperCase() };
};

/** Within this time after a message its sender may be answered freely; what is older came too late. */
const windowMs = 24 * 3_600_000;
/** How far Meta's clock may be ahead of ours. */
const aheadMs = 5 * 60_000;

export const isInTime = (sent: Date, now: Date) => {
  const age = now.getTime() - sent.getTime();
  return age < windowMs && age > -aheadMs;
};
