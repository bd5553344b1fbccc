import type { Language } from '@nobi/contract';
import type { FastifyReply } from 'fastify';
import { html, Markup, sendPage } from '../../../http/page.ts';
import type { Outcome } from './code-flow.ts';
import { popupText } from './popup.text.ts';

/** `lost`: nobody in this browser began what came back, so there is nobody to tell. */
export type Ending = Outcome | 'lost';

const script = `
const written = document.getElementById('message');
if (written && window.opener) {
  const { to, message } = JSON.parse(written.textContent);
  window.opener.postMessage(message, to);
  window.close();
}`;

/** JSON inside a script element must not be able to end that element. */
const dataElement = (value: unknown) =>
  html`<script type="application/json" id="message">${new Markup(
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  )}</script>`;

const statusOf = (ending: Ending) => {
  if (ending === 'unavailable') return 503;
  return ending === 'lost' || ending === 'failed' ? 400 : 200;
};

const sayings = (ending: Ending, name: string, language: Language) => {
  const text = popupText[language];
  switch (ending) {
    case 'cancelled':
      return [text.cancelled, text.cancelledText];
    case 'lost':
      return [text.lost, text.lostText];
    case 'failed':
      return [text.failed(name), text.failedText];
    case 'unavailable':
      return [text.unavailable(name), text.unavailableText];
    default:
      return [text.done, text.doneText];
  }
};

/** What the page that opened the popup is told. */
const messageOf = (ending: Ending, opener: string) => ({
  type: 'nobi-sign-in',
  opener,
  ...(typeof ending === 'string'
    ? { ended: ending }
    : { ended: 'proven', idToken: ending.idToken }),
});

export interface PopupPage {
  readonly ending: Ending;
  readonly name: string;
  readonly language: Language;
  readonly publicUrl: string;
  /** What the opening page calls this attempt; it listens to no other. */
  readonly opener?: string | undefined;
}

/** The popup's last page: tells the page behind it how it went, that origin alone, and closes. */
export const sendPopupPage = (reply: FastifyReply, page: PopupPage) => {
  const { ending, name, language, publicUrl, opener } = page;
  const text = popupText[language];
  const [heading, more] = sayings(ending, name, language);
  return sendPage(reply, {
    title: text.title(name),
    language,
    status: statusOf(ending),
    script,
    body: html`<h1>${heading}</h1><p>${more}</p>
      <p><a class="button" href="${publicUrl}/login">${text.back}</a></p>
      ${opener ? dataElement({ to: publicUrl, message: messageOf(ending, opener) }) : ''}`,
  });
};
