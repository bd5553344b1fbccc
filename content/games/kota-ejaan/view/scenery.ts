/** Evening over the town: stars, hills, far roofs, the pavement; and a lantern for each skill. Own work. */
import type { Stages } from '@nobi/kit/game';

const stars = Array.from(
  { length: 34 },
  (_, at) =>
    `<circle class="star star-${at % 4}" cx="${(at * 257) % 1200}" cy="${20 + ((at * 149) % 330)}" r="${1.6 + (at % 3)}" fill="#ffe9b8"/>`,
).join('');
const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#8a6be0" opacity=".35"/>`;
const roofs = Array.from({ length: 13 }, (_, at) => {
  const [x, tall] = [at * 98 - 20, 70 + ((at * 53) % 60)];
  const light =
    at % 3 === 0
      ? ''
      : `<rect x="${x + 36}" y="${712 - tall}" width="12" height="14" rx="2" fill="#ffd96b" opacity=".8"/>`;
  return `<path d="M${x} 760V${700 - tall}L${x + 49} ${656 - tall}L${x + 98} ${700 - tall}V760Z" fill="${at % 2 ? '#4a2f9e' : '#57389f'}"/>${light}`;
}).join('');

export const sky = `<svg class="sky" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="ke-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f1558"/><stop offset=".45" stop-color="#4a2fb8"/><stop offset=".75" stop-color="#b76ac0"/><stop offset="1" stop-color="#ffb98a"/></linearGradient></defs><rect width="1200" height="800" fill="url(#ke-sky)"/>${stars}<circle cx="930" cy="190" r="62" fill="#fff1cf"/><circle cx="956" cy="172" r="54" fill="#3b2798"/>${cloud(250, 380, 0.9)}${cloud(760, 460, 0.7)}${cloud(1090, 330, 0.6)}<path d="M0 700Q180 520 340 640Q520 440 700 640Q900 520 1200 680V800H0Z" fill="#6a3fb0"/>${roofs}</svg>`;

const slab = Array.from({ length: 16 }, (_, at) => `M${at * 80} 10L${at * 80 - 26} 40`).join('');
export const pavement = `<svg class="pavement" viewBox="0 0 1200 90" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><rect width="1200" height="90" fill="#3b2f6e"/><rect width="1200" height="40" fill="#c9b3e6"/><path d="${slab}" stroke="#a48fd0" stroke-width="3"/><rect y="38" width="1200" height="9" fill="#8d78bd"/><path d="M0 72H1200" stroke="#ffd96b" stroke-width="5" stroke-dasharray="60 50" opacity=".7"/></svg>`;

export const lamp =
  '<svg viewBox="0 0 60 240" aria-hidden="true"><ellipse class="pool" cx="30" cy="46" rx="30" ry="34"/><path d="M30 60V236" stroke="#231a4d" stroke-width="7"/><path d="M18 236H42" stroke="#231a4d" stroke-width="9" stroke-linecap="round"/><path d="M14 66H46L40 26H20Z" fill="#231a4d"/><path class="glass" d="M19 60H41L37 32H23Z"/><path d="M12 26H48L30 10Z" fill="#231a4d"/></svg>';

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120">${inside}</svg>`;
const cord = '<path d="M45 0V26" stroke="#e8d9ff" stroke-width="4"/>';
const ribs =
  '<path d="M30 44Q24 62 30 80M45 42V82M60 44Q66 62 60 80" fill="none" stroke="#231a4d" stroke-opacity=".3" stroke-width="3"/>';
const bulb = (fill: string, cap: string): string =>
  `${cord}<ellipse cx="45" cy="62" rx="30" ry="24" fill="${fill}"/>${ribs}<rect x="31" y="32" width="28" height="10" rx="4" fill="${cap}"/><rect x="31" y="82" width="28" height="9" rx="4" fill="${cap}"/>`;

/** A paper lantern for each skill: folded, open, and lit with a tassel. */
export const lanterns: Stages = [
  own(
    `${cord}<ellipse cx="45" cy="42" rx="22" ry="9" fill="#6a55a8"/><rect x="33" y="26" width="24" height="9" rx="4" fill="#4a3a86"/><rect x="33" y="50" width="24" height="8" rx="4" fill="#4a3a86"/>`,
  ),
  own(bulb('#e0728a', '#8a2f4f')),
  own(
    `<circle cx="45" cy="62" r="44" fill="#ffd96b" opacity=".32"/>${bulb('#ffc53d', '#d42b52')}<path d="M45 91V112M38 94L36 110M52 94L54 110" stroke="#d42b52" stroke-width="4" stroke-linecap="round"/>`,
  ),
];
