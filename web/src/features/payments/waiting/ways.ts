import { words } from './words.ts';

/** By the way that the money goes, whoever names the method: Midtrans or Xendit. */
const ways = [
  ['qr', /qris$/],
  ['wallet', /pay$|^(?:dana|ovo)$/],
  ['card', /card$/],
  ['bank', /_va$|^bank_|^echannel$|^(?:bca|bni|bri|permata|mandiri)$/],
  ['shop', /^(?:cstore|alfamart|indomaret)$/],
] as const;

const wayOf = (method: string | null | undefined) =>
  ways.find(([, form]) => method && form.test(method))?.[0] ?? 'none';

/** What to do, and how long it takes after that. */
export const waitWords = (method: string | null | undefined): string => words[wayOf(method)];

/** At a bank or a till: nobody waits for that before a screen. */
export const isPaidElsewhere = (method: string | null | undefined): boolean =>
  ['bank', 'shop'].includes(wayOf(method));
