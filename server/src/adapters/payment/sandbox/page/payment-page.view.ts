import { type Language, rupiah } from '@nobi/contract';
import { html, Markup } from '../../../../http/page.ts';
import type { Phase } from '../payment.rules.ts';
import { hasBegun, type Transaction } from '../transaction.ts';
import { instructions, isCard, isWallet } from './instructions.view.ts';
import { flask, methodArt, nobiFace, pauseArt, sky, tickArt } from './payment-page.art.ts';
import { paymentStyles } from './payment-page.styles.ts';
import { momentText, pageWords } from './payment-page.text.ts';
import { walletView } from './wallet.view.ts';

export interface View {
  readonly transaction: Transaction;
  readonly phase: Phase;
  readonly language: Language;
  readonly now: Date;
  /** Where the browser returns to, with what became of the order. */
  readonly finishUrl: string | null;
  /** Handed over to the app of a wallet, whose page stands in for it. */
  readonly isInApp: boolean;
}

const frame = (language: Language, content: Markup) => {
  const words = pageWords[language];
  return html`<style>${new Markup(paymentStyles)}</style>
<header class="top">${nobiFace}<span>nobi</span></header>
<p class="notice" role="note">${flask}<strong>${words.notice}<span>${words.noticeMore}</span></strong></p>
${content}`;
};

const bill = ({ transaction, phase, language }: View) => {
  const words = pageWords[language];
  const amount = phase === 'waiting' ? transaction.gross : transaction.price;
  return html`<section class="card bill">${sky}<p>${words.total}</p>
<h1>${rupiah(amount, language)}</h1>
<dl><dt>${words.merchant}</dt><dd>Nobi</dd>
<dt>${words.plan}</dt><dd>${transaction.itemName}</dd>
<dt>${words.until}</dt><dd>${momentText(transaction.payExpiresAt, language)}</dd></dl>
<p class="order">${words.order}<b>${transaction.orderId}</b></p></section>`;
};

const choices = ({ transaction, language }: View) => {
  const { how, methods } = pageWords[language];
  const tiles = transaction.payments.map(
    (method, at) => html`<label class="method">
<input type="radio" name="method" value="${method}"${at === 0 ? html` checked` : ''} required>
<span>${methods[method].name}<small class="muted">${methods[method].hint}</small></span>${methodArt[method]}</label>`,
  );
  return html`<fieldset><legend>${how}</legend>${tiles}</fieldset>`;
};

/** What decides how the payment ends, where no app, bank or till does: the demo's own buttons, never the main one. */
const demoButtons = ({ transaction: { payment }, phase, language }: View) => {
  const words = pageWords[language];
  const isOpen = phase === 'open';
  // Who pays by card pays on this very page.
  const isPaidHere = !isOpen && payment !== null && isCard(payment.method);
  const shown = ['pay', 'later', 'deny', 'expire'] as const;
  const buttons = shown
    .filter((action) => (action === 'pay' ? !isPaidHere : action !== 'later' || isOpen))
    .map((action) => {
      const name = action === 'pay' ? words.settle : words[action];
      return html`<button type="submit" name="${action}" value="1">${name}</button>`;
    });
  return html`<div class="demo"><p>${flask}${words.demoOnly}</p><div class="pair">${buttons}</div></div>`;
};

/** The one thing to do next; wallets and QRs bring theirs with what they show. */
const mainButton = ({ transaction, phase, language, finishUrl }: View) => {
  const words = pageWords[language];
  if (phase === 'open')
    return html`<button class="main stays" type="submit" name="choose" value="1">${words.choose}</button>`;
  const method = transaction.payment?.method;
  if (method && isCard(method))
    return html`<button class="main" type="submit" name="pay" value="1">${words.pay(rupiah(transaction.price, language))}</button>`;
  if (!finishUrl) return '';
  const isSecond = method === 'qris' || (method && isWallet(method));
  return html`<a class="button ${isSecond ? 'quiet plain' : 'main'}" href="${finishUrl}">${words.back}</a>`;
};

const form = (view: View) => {
  const { transaction, phase, language } = view;
  const words = pageWords[language];
  const isOpen = phase === 'open';
  const wasDenied = isOpen && transaction.payment?.status === 'deny';
  return html`<form class="card" method="post">
${wasDenied ? html`<p class="notice" role="status">${words.denied}</p>` : ''}
${isOpen ? choices(view) : instructions(transaction, { language, now: view.now })}
${mainButton(view)}
${demoButtons(view)}</form>`;
};

const endingOf = ({ payment, closedAt }: Transaction) => {
  if (closedAt) return 'closed';
  // The page ended while nothing was chosen, denied or waiting.
  const status = payment?.status ?? 'expire';
  return status === 'pending' || status === 'deny' ? 'expire' : status;
};

const ending = (
  language: Language,
  end: ReturnType<typeof endingOf> | 'unknown',
  back: string | null,
) => {
  const words = pageWords[language];
  const { heading, body, isGood } = words.ends[end];
  const link = back ? html`<a class="button" href="${back}">${words.back}</a>` : '';
  return html`<section class="card end">${isGood ? tickArt : pauseArt}<h1>${heading}</h1><p>${body}</p>${link}</section>`;
};

/** The page of an order: to choose and pay, to wait, or to read how it ended. */
export const paymentView = (view: View): Markup => {
  const { transaction, phase, language, finishUrl, isInApp } = view;
  if (
    isInApp &&
    phase === 'waiting' &&
    hasBegun(transaction) &&
    isWallet(transaction.payment.method)
  )
    return frame(language, walletView(transaction, language));
  const content =
    phase === 'over'
      ? ending(language, endingOf(transaction), finishUrl)
      : html`<div class="columns">${bill(view)}${form(view)}</div>`;
  return frame(language, content);
};

export const unknownPageView = (language: Language): Markup =>
  frame(language, ending(language, 'unknown', null));
