import { createHash } from 'node:crypto';
import type { Language } from '@nobi/contract';
import { html, Markup } from '../../../../http/page.ts';
import { accountNumberOf, billerCode } from '../bodies.rules.ts';
import type { Method, Payment, Transaction } from '../transaction.ts';
import { pageWords } from './payment-page.text.ts';
import type { NumberKind, Words } from './payment-page.words.ts';

type Kind = 'qr' | 'wallet' | 'account' | 'bill' | 'shop' | 'card';

const kinds: Record<Method, Kind> = {
  qris: 'qr',
  gopay: 'wallet',
  shopeepay: 'wallet',
  bca_va: 'account',
  bni_va: 'account',
  bri_va: 'account',
  permata_va: 'account',
  mandiri_bill: 'bill',
  alfamart: 'shop',
  indomaret: 'shop',
  credit_card: 'card',
};

export const isWallet = (method: Method) => kinds[method] === 'wallet';
export const isCard = (method: Method) => kinds[method] === 'card';

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

const qrOf = (payment: Payment) =>
  `data:image/svg+xml;base64,${Buffer.from(demoQr(payment)).toString('base64')}`;

interface ShownNumber {
  readonly kind: NumberKind;
  readonly value: string;
}

/** What has to be typed in elsewhere: a Mandiri bill asks for two numbers, one after the other. */
const numbersOf = (payment: Payment): ShownNumber[] => {
  const value = accountNumberOf(payment);
  const kind = kinds[payment.method];
  if (kind === 'bill')
    return [
      { kind: 'company', value: billerCode },
      { kind: 'bill', value },
    ];
  return kind === 'account' || kind === 'shop' ? [{ kind, value }] : [];
};

const shownNumber =
  (words: Words) =>
  ({ kind, value }: ShownNumber, at: number) => {
    const [id, name] = [`number${at === 0 ? '' : at + 1}`, words.numbers[kind]];
    return html`<div class="copied"><p><span class="muted">${name}</span><b class="number" id="${id}">${value}</b></p>
<button class="quiet plain" type="button" hidden data-copy="${id}" data-copied="${words.copied(name)}" data-marked="${words.marked(name)}">${words.copy(name)}</button></div>`;
  };

/** A phone opens the app; beside a larger screen lies the phone that scans. */
const walletSign = (payment: Payment, words: Words) => {
  const { name } = words.methods[payment.method];
  return html`<div class="handover"><p><a class="button main" href="?app=1">${words.openApp(name)}</a></p>
<div class="scan"><p class="muted">${words.orScan(name)}</p><img src="${qrOf(payment)}" alt="QR ${name}" width="200" height="200"></div></div>`;
};

const sign = (payment: Payment, words: Words) => {
  const kind = kinds[payment.method];
  if (kind === 'qr') {
    const picture = qrOf(payment);
    return html`<p class="qr"><img src="${picture}" alt="QRIS" width="232" height="232"></p><p><a class="button main" href="${picture}" download="qris-nobi.svg">${words.saveQr}</a></p>`;
  }
  if (kind === 'wallet') return walletSign(payment, words);
  if (kind === 'card')
    return html`<h3>${words.bankPage}</h3><p class="muted">${words.demoCard}</p><label>${words.oneTimeCode}<input type="text" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>`;
  return html`${numbersOf(payment).map(shownNumber(words))}<p class="muted" id="copied" role="status">${words.copyHint}</p>`;
};

const listOf = (steps: readonly string[], kind = 'steps') =>
  html`<ol class="${kind}">${steps.map((step) => html`<li>${step}</li>`)}</ol>`;

/** How to pay by the method that was chosen, and how long there is to do it. */
export const instructions = (
  { payment, payExpiresAt }: Transaction,
  { language, now }: { language: Language; now: Date },
): Markup => {
  if (!payment) return new Markup('');
  const words = pageWords[language];
  const seconds = Math.max(0, Math.ceil((payExpiresAt.getTime() - now.getTime()) / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const kind = kinds[payment.method];
  const steps =
    kind === 'wallet'
      ? html`${listOf(words.steps.wallet, 'onphone')}${listOf(words.steps.scan, 'scan')}`
      : listOf(words.steps[kind]);
  return html`<h2>${words.waiting}</h2><p><strong>${words.methods[payment.method].name}</strong> · <span class="left" data-left="${seconds}" data-words="${words.left('{h}', '{m}', '{s}')}">${words.left(h, m, s)}</span></p>
${sign(payment, words)}${steps}<p>${words.waitingHint}</p>`;
};
