import type { Language } from '@nobi/contract';
import { html } from '../../../../page.ts';
import type { Letter } from '../../../../ports/mail.ts';
import { resetWords } from './reset.text.ts';

/** The letter behind "Forgot password"; mail programs know no style sheets, so styles are inline. */
export const resetLetter = (to: { to: string; link: string; language: Language }): Letter => {
  const words = resetWords[to.language].letter;
  const text = [
    words.hello,
    words.why,
    `${words.button}:\n${to.link}`,
    words.limits,
    words.notYou,
    `${words.regards}\n${words.team}`,
  ].join('\n\n');
  const markup = html`<!doctype html>
<html lang="${to.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#FFFAF0;color:#231A4D;font:16px/1.6 Nunito,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;background:#FFFFFF;border-radius:24px;padding:28px 24px">
<p style="margin:0 0 16px">${words.hello}</p>
<p style="margin:0 0 24px">${words.why}</p>
<p style="margin:0 0 24px;text-align:center"><a href="${to.link}" style="display:inline-block;background:#FFB020;color:#231A4D;font-weight:bold;font-size:18px;text-decoration:none;padding:16px 28px;border-radius:18px">${words.button}</a></p>
<p style="margin:0 0 16px;font-weight:bold">${words.limits}</p>
<p style="margin:0 0 4px;color:#5A5182;font-size:14px">${words.byHand}</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${to.link}" style="color:#4A2FB8">${to.link}</a></p>
<p style="margin:0 0 16px">${words.notYou}</p>
<p style="margin:0">${words.regards}<br>${words.team}</p>
</div></body></html>`;
  return { to: to.to, subject: words.subject, text, html: markup.text };
};
