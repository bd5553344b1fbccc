import { type Language, rupiah } from '@nobi/contract';
import { html, type Markup } from '../../../../http/page.ts';
import type { StartedTransaction } from '../transaction.ts';
import { pageWords } from './payment-page.text.ts';

/** The wallet's app as it stands there after the hand-over: whom, how much, a PIN, and the way back. */
export const walletView = (
  { payment, gross, itemName }: StartedTransaction,
  language: Language,
): Markup => {
  const words = pageWords[language];
  const { name } = words.methods[payment.method];
  return html`<form class="card wallet ${payment.method}" method="post">
<header><b>${words.appTitle(name)}</b></header>
<p class="muted">${words.appPays}</p><h1>${rupiah(gross, language)}</h1>
<dl><dt>${words.merchant}</dt><dd>Nobi</dd><dt>${words.plan}</dt><dd>${itemName}</dd></dl>
<label>${words.appPin}<input name="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="6"></label>
<button class="main" type="submit" name="pay" value="1">${words.pay(rupiah(gross, language))}</button>
<a class="button quiet" href="?">${words.appBack}</a></form>`;
};
