import { createHash } from 'node:crypto';
import type { Language } from '@nobi/contract';
import { html, Markup } from '../../../../http/page.ts';
import { accountNumberOf } from '../bodies.rules.ts';
import type { Method, Payment, Transaction } from '../transaction.ts';
import { pauseArt } from './payment-page.art.ts';
import { pageWords } from './payment-page.text.ts';

const kinds: Record<Method, 'qr' | 'wallet' | 'account' | 'shop' | 'card'> = {
  qris: 'qr',
  gopay: 'wallet',
  shopeepay: 'wallet',
  bca_va: 'account',
  bni_va: 'account',
  bri_va: 'account',
  permata_va: 'account',
  mandiri_bill: 'account',
  alfamart: 'shop',
  indomaret: 'shop',
  credit_card: 'card',
};

const side = 25;
/** The three squares by which a reader finds a code. */
const isFinder = (x: number, y: number): boolean | undefined => {
  const [u, v] = [x > 17 ? x - 18 : x, y > 17 ? y - 18 : y];
  if (u > 6 || v > 6 || (x > 17 && y > 17)) return undefined;
  const ring = Math.max(Math.abs(u - 3), Math.abs(v - 3));
  return ring !== 2;
};

/** Looks like a QR of this payment and is none: nobody shall pay a demo by mistake. */
const demoQr = ({ transactionId }: Payment): string => {
  const bits = createHash('shake256', { outputLength: side * side })
    .update(transactionId)
    .digest();
  const cells = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return (isFinder(x, y) ?? (bits[at] ?? 0) % 2 === 0) ? `M${x + 2} ${y + 2}h1v1h-1z` : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" width="232" height="232"><path fill="#fff" d="M0 0h29v29H0z"/><path fill="#150E3F" d="${cells.join('')}"/></svg>`;
};

const sign = (payment: Payment, language: Language) => {
  const words = pageWords[language];
  const kind = kinds[payment.method];
  if (kind === 'qr') {
    const picture = `data:image/svg+xml;base64,${Buffer.from(demoQr(payment)).toString('base64')}`;
    return html`<p><img src="${picture}" alt="QRIS" width="232" height="232"></p><p><a href="${picture}" download="qris-nobi.svg">${words.saveQr}</a></p>`;
  }
  if (kind === 'account' || kind === 'shop')
    return html`<p class="number" id="number">${accountNumberOf(payment)}</p>
<button class="quiet plain" type="button" hidden data-copy data-copied="${words.copied}" data-marked="${words.marked}">${words.copy}</button>
<p class="muted" id="copied" role="status">${words.copyHint}</p>`;
  if (kind === 'card')
    return html`<h3>${words.bankPage}</h3><label>${words.oneTimeCode}<input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>`;
  return pauseArt;
};

/** How to pay by the method that was chosen, and how long there is to do it. */
export const instructions = (
  { payment, payExpiresAt }: Transaction,
  { language, now }: { language: Language; now: Date },
): Markup => {
  if (!payment) return new Markup('');
  const words = pageWords[language];
  const seconds = Math.max(0, Math.ceil((payExpiresAt.getTime() - now.getTime()) / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const steps = words.steps[kinds[payment.method]].map((step) => html`<li>${step}</li>`);
  return html`<h2>${words.waiting}</h2><p><strong>${words.methods[payment.method].name}</strong> · <span class="left" data-left="${seconds}" data-words="${words.left('{h}', '{m}', '{s}')}">${words.left(h, m, s)}</span></p>
${sign(payment, language)}<ol>${steps}</ol><p>${words.waitingHint}</p>`;
};
