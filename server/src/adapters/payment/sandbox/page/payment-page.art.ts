import { html } from '../../../../http/page.ts';
import type { Method } from '../transaction.ts';

/** Nobi's face, flat, for the head of the page. */
export const nobiFace = html`<svg viewBox="0 0 420 330" width="52" height="42" aria-hidden="true">
<path d="M104 150C44 132 14 72 40 36C58 12 112 28 150 92ZM316 150C376 132 406 72 380 36C362 12 308 28 270 92Z" fill="#E7863B"/>
<path d="M106 130C66 116 46 76 58 54C70 40 104 56 128 96ZM314 130C354 116 374 76 362 54C350 40 316 56 292 96Z" fill="#FBA39E"/>
<path d="M210 66C304 66 366 118 366 196C366 272 296 316 210 316C124 316 54 272 54 196C54 118 116 66 210 66Z" fill="#FBA552"/>
<path d="M210 150C226 116 262 108 292 116C336 130 352 176 342 214C330 262 272 304 210 304C148 304 90 262 78 214C68 176 84 130 128 116C158 108 194 116 210 150Z" fill="#FFF1D8"/>
<g fill="#fff"><circle cx="146" cy="190" r="57"/><circle cx="274" cy="190" r="57"/></g>
<g fill="#6C4CF1"><circle cx="150" cy="188" r="46"/><circle cx="272" cy="188" r="46"/></g>
<g fill="#150E3F"><circle cx="150" cy="188" r="29"/><circle cx="272" cy="188" r="29"/></g>
<g fill="#fff"><circle cx="135" cy="170" r="14"/><circle cx="257" cy="170" r="14"/></g>
<path d="M197 231Q210 223 223 231Q224 243 210 247Q196 243 197 231Z" fill="#8A3A2C"/>
<path d="M182 262Q210 284 238 262" fill="none" stroke="#6B1B3A" stroke-width="9" stroke-linecap="round"/></svg>`;

export const flask = html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#8A4B00" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.500 15h9"/></svg>`;

const strokes = html`fill="none" stroke="#4A2FB8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

const wallet = html`<svg viewBox="0 0 24 24" width="32" height="32" ${strokes} aria-hidden="true"><path d="M4 7a2 2 0 0 1 2-2h11v3M4 7v10a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H5"/><circle cx="16" cy="13.500" r="1" fill="#4A2FB8"/></svg>`;
const bank = html`<svg viewBox="0 0 24 24" width="32" height="32" ${strokes} aria-hidden="true"><path d="M3 9.500 12 4l9 5.500zM5 20h14M6.500 10v7M12 10v7M17.500 10v7"/></svg>`;
const shop = html`<svg viewBox="0 0 24 24" width="32" height="32" ${strokes} aria-hidden="true"><path d="M4 9 5.500 4h13L20 9M4 9v11h16V9zM9.500 20v-6h5v6"/></svg>`;

export const methodArt: Record<Method, ReturnType<typeof html>> = {
  qris: html`<svg viewBox="0 0 24 24" width="32" height="32" ${strokes} aria-hidden="true"><path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 20h2v-2M20 20h-1"/></svg>`,
  gopay: wallet,
  shopeepay: wallet,
  bca_va: bank,
  bni_va: bank,
  bri_va: bank,
  permata_va: bank,
  mandiri_bill: bank,
  alfamart: shop,
  indomaret: shop,
  credit_card: html`<svg viewBox="0 0 24 24" width="32" height="32" ${strokes} aria-hidden="true"><rect x="3" y="5.500" width="18" height="13" rx="2.500"/><path d="M3 10h18M7 15h3"/></svg>`,
};

export const tickArt = html`<svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true"><circle cx="48" cy="48" r="46" fill="#DDF7EC"/><path d="m30 49 12 12 25-26" fill="none" stroke="#0B7F5A" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

export const pauseArt = html`<svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true"><circle cx="48" cy="48" r="46" fill="#EFE9FF"/><circle cx="48" cy="48" r="22" fill="none" stroke="#5B3BD6" stroke-width="7"/><path d="M48 35v13l9 7" fill="none" stroke="#5B3BD6" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** A few stars of the brand's night sky. */
export const sky = html`<svg viewBox="0 0 120 80" width="120" height="80" fill="#FFD96B" aria-hidden="true"><path d="M92 8Q92 22 106 22Q92 22 92 36Q92 22 78 22Q92 22 92 8Z"/><path d="M56 34Q56 42 64 42Q56 42 56 50Q56 42 48 42Q56 42 56 34Z" opacity=".7"/><path d="M108 52Q108 58 114 58Q108 58 108 64Q108 58 102 58Q108 58 108 52Z" opacity=".8"/><circle cx="38" cy="14" r="2" fill="#fff" opacity=".7"/><circle cx="72" cy="62" r="1.5" fill="#fff" opacity=".6"/></svg>`;
