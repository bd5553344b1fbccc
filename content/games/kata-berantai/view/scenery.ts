/** Morning over the line: hills, terraces, a volcano that smokes; and a station for each skill. Own work. */
import type { Stages } from '@nobi/kit/game';

const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#fff6e6" opacity=".75"/>`;
const palm = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0Q8 -60 2 -120" fill="none" stroke="#7a4a2a" stroke-width="11" stroke-linecap="round"/><g fill="#1f7a55"><path d="M2 -120Q-50 -150 -84 -104Q-40 -124 2 -116Z"/><path d="M2 -120Q54 -152 88 -104Q44 -124 2 -116Z"/><path d="M2 -120Q-30 -176 -74 -166Q-30 -154 2 -116Z"/><path d="M2 -120Q34 -176 78 -166Q34 -154 2 -116Z"/></g><circle cx="-4" cy="-112" r="8" fill="#8a4b00"/><circle cx="12" cy="-110" r="8" fill="#8a4b00"/></g>`;
const terrace = (y: number, fill: string, line: string): string =>
  `<path d="M0 ${y}Q300 ${y - 46} 600 ${y}T1200 ${y - 10}V800H0Z" fill="${fill}"/><path d="M0 ${y + 6}Q300 ${y - 40} 600 ${y + 6}T1200 ${y - 4}" fill="none" stroke="${line}" stroke-width="6"/>`;

export const world = `<svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="kb-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2fb8"/><stop offset=".34" stop-color="#8a63dc"/><stop offset=".62" stop-color="#ffb59a"/><stop offset="1" stop-color="#ffe0a8"/></linearGradient><linearGradient id="kb-hill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7c5bc7"/><stop offset="1" stop-color="#b98ad6"/></linearGradient></defs><rect width="1200" height="800" fill="url(#kb-sky)"/><circle cx="860" cy="430" r="92" fill="#fff1cf" opacity=".4"/><circle cx="860" cy="430" r="66" fill="#fff1cf"/>${cloud(230, 250, 0.8)}${cloud(640, 170, 0.6)}${cloud(1060, 280, 0.9)}<path class="plume" d="M330 330Q300 300 330 280Q300 250 340 232Q380 222 384 256Q412 276 380 296Q390 322 352 336Z" fill="#fff6e6" opacity=".6"/><path d="M60 640L300 344Q340 326 376 344L640 640Z" fill="url(#kb-hill)"/><path d="M300 344Q340 326 376 344L408 380Q388 400 372 378Q350 412 330 380Q308 402 280 368Z" fill="#ffd9b0"/><path d="M560 640Q760 430 980 560Q1100 500 1200 560V800H560Z" fill="#8a6bd0"/>${terrace(600, '#2f9e78', '#8fe0b4')}${terrace(648, '#27876a', '#6fcf9f')}${terrace(700, '#1f7358', '#58b98a')}${palm(1090, 690, 1.1)}${palm(96, 700, 1.2)}${palm(1010, 706, 0.8)}</svg>`;

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${inside}</svg>`;
const ground = '<path d="M6 116Q60 104 114 116Z" fill="#1f5f48"/>';
const hall = (lit: string): string =>
  `<rect x="22" y="62" width="76" height="52" rx="4" fill="#fff3dc"/><path d="M10 66L34 36H86L110 66Z" fill="#d42b52"/><path d="M34 36H86" stroke="#ffd96b" stroke-width="6" stroke-linecap="round"/><path d="M49 114V88a11 11 0 0 1 22 0V114Z" fill="#7a4a2a"/><rect x="28" y="76" width="15" height="17" rx="3" fill="${lit}"/><rect x="77" y="76" width="15" height="17" rx="3" fill="${lit}"/>`;

/** For each skill: a post beside the rails, a halt with a roof, a station with a clock and flags. */
export const stations: Stages = [
  own(
    `${ground}<path d="M60 114V62" stroke="#7a4a2a" stroke-width="8" stroke-linecap="round"/><rect x="32" y="44" width="56" height="28" rx="8" fill="#fff3dc" stroke="#7a4a2a" stroke-width="5"/><path d="M44 58H74L66 51M74 58L66 65" fill="none" stroke="#5b3bd6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  own(
    `${ground}<path d="M26 114V66M94 114V66" stroke="#7a4a2a" stroke-width="8"/><path d="M8 70L30 46H90L112 70Z" fill="#e0728a"/><path d="M30 46H90" stroke="#ffd96b" stroke-width="5" stroke-linecap="round"/><path d="M36 96H84M42 96V112M78 96V112" stroke="#8a4b00" stroke-width="7" stroke-linecap="round"/>`,
  ),
  own(
    `${ground}${hall('#ffe28a')}<path d="M60 36V14M60 14L84 20L60 27" fill="#ff5c7a" stroke="#7a4a2a" stroke-width="4" stroke-linejoin="round"/><circle cx="60" cy="53" r="10" fill="#fffaf0" stroke="#7a4a2a" stroke-width="4"/><path d="M60 53V47M60 53L64 56" stroke="#231a4d" stroke-width="3" stroke-linecap="round"/><path d="M22 70Q60 84 98 70" fill="none" stroke="#231a4d" stroke-width="2"/><g fill="#ffb020"><path d="M30 72L42 74L35 84Z"/><path d="M78 74L90 72L85 84Z"/></g><path d="M54 77L66 77L60 87Z" fill="#7ed6a5"/>`,
  ),
];
