import type { Language } from '@nobi/contract';
import { html, type Markup } from '../http/page.ts';
import type { Letter } from '../ports/mail.ts';

export interface LetterLogo {
  readonly name: string;
  readonly link: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a letter says, part by part; a link stands alone in its part, so that mail programs find it. */
export type LetterPart =
  | { readonly say: string; readonly isBold?: boolean }
  /** Words as somebody wrote them, kept apart from our own. */
  | { readonly quote: string }
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly button: string; readonly link: string }
  /** A picture of whoever writes; its name where pictures are not shown. */
  | { readonly logo: LetterLogo }
  /** A quiet way, such as out of here. */
  | { readonly way: string; readonly link: string };

export interface LetterDraft {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Where a POST ends letters like this one. */
  readonly unsubscribe?: string;
}

/** A part as plain text says it. */
export const textOf = (part: LetterPart): string => {
  if ('say' in part) return part.say;
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  if ('logo' in part) return part.logo.name;
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${'way' in part ? part.way : part.button}:\n${part.link}`;
};

// Many mail programs know no style sheets, so styles are inline; the sheet only turns them dark.
const night =
  '@media (prefers-color-scheme:dark){.page{background:#171130!important;color:#F4F0FF!important}' +
  '.card{background:#261D4A!important}.name{color:#C9B8FF!important}.soft{color:#C6BDE8!important}' +
  '.link{color:#C9B8FF!important}.said{background:#33295F!important}}';
const paragraph = 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere';
const linkHints = {
  en: 'If the button does not open, use this address:',
  id: 'Jika tombolnya tidak terbuka, pakai alamat ini:',
};

/** On white by night as well: most logos are drawn for paper. */
const logoOf = ({ name, link, width, height }: LetterLogo) =>
  html`<p style="margin:24px 0 0"><img src="${link}" alt="${name}" width="${width}" height="${height}" style="max-width:100%;height:auto;background:#FFFFFF;color:#231A4D;border-radius:8px"></p>`;

const markupOf = (part: LetterPart, language: Language): Markup => {
  if ('say' in part)
    return html`<p style="${paragraph}${part.isBold ? ';font-weight:bold' : ''}">${part.say}</p>`;
  if ('quote' in part)
    return html`<blockquote class="said" style="${paragraph};padding:12px 16px;border-left:4px solid #8A63FF;background:#F6F2FF;border-radius:0 12px 12px 0">${part.quote}</blockquote>`;
  if ('rows' in part)
    return html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${part.rows.map(
      ([label, value]) =>
        html`<tr><td class="soft" style="padding:8px 0;color:#5A5182;vertical-align:top">${label}</td><td style="padding:8px 0 8px 16px;text-align:right;font-weight:bold;overflow-wrap:anywhere">${value}</td></tr>`,
    )}</table>`;
  if ('logo' in part) return logoOf(part.logo);
  if ('way' in part)
    return html`<p style="margin:0 0 16px;font-size:14px"><a class="link" href="${part.link}" style="color:#4A2FB8">${part.way}</a></p>`;
  return html`<p style="margin:8px 0 20px;text-align:center"><a href="${part.link}" style="display:inline-block;background:#FFB020;color:#231A4D;font-weight:bold;font-size:18px;text-decoration:none;padding:16px 28px;border-radius:18px">${part.button}</a></p>
<p class="soft" style="margin:0 0 4px;color:#5A5182;font-size:14px">${linkHints[language]}</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a class="link" href="${part.link}" style="color:#4A2FB8">${part.link}</a></p>`;
};

/** One look for every letter: plain text and HTML that say the same. */
export const letterOf = ({ to, language, subject, parts, unsubscribe }: LetterDraft): Letter => ({
  to,
  subject,
  ...(unsubscribe && { unsubscribe }),
  text: parts.map(textOf).join('\n\n'),
  html: html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title><style>${night}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#FFFAF0;color:#231A4D;font:16px/1.6 Nunito,Arial,sans-serif">
<div class="card" style="max-width:520px;margin:0 auto;background:#FFFFFF;border-radius:24px;padding:28px 24px">
<p class="name" style="margin:0 0 16px;font-size:24px;font-weight:bold;color:#4A2FB8">Nobi</p>
${parts.map((part) => markupOf(part, language))}</div></body></html>`.text,
});
