/** The garden: hills in the morning, a bamboo fence, and what grows with each skill. Own work. */
import type { Stages } from '@nobi/kit/game';

const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#fffaf0" opacity=".8"/>`;

const fence = Array.from(
  { length: 25 },
  (_, at) =>
    `<rect x="${at * 50 - 12}" y="${372 + (at % 3) * 6}" width="22" height="120" rx="11"/>`,
).join('');

export const backdrop = `<svg class="backdrop" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="kb-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a6af0"/><stop offset=".3" stop-color="#9cc8ff"/><stop offset=".55" stop-color="#fff1cf"/></linearGradient><linearGradient id="kb-soil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9714c"/><stop offset="1" stop-color="#6b3f2b"/></linearGradient></defs><rect width="1200" height="800" fill="url(#kb-sky)"/><circle cx="980" cy="190" r="70" fill="#ffe9a8"/><circle cx="980" cy="190" r="110" fill="#ffe9a8" opacity=".35"/>${cloud(260, 210, 0.7)}${cloud(700, 150, 0.5)}<path d="M0 360Q220 250 460 340T900 320T1200 350V800H0Z" fill="#8fd6a2"/><path d="M0 410Q300 340 620 400T1200 390V800H0Z" fill="#5fc088"/><g fill="#e8c27a" stroke="#a86f22" stroke-width="4">${fence}</g><path d="M-10 412H1210M-10 452H1210" stroke="#a86f22" stroke-width="12"/><path d="M0 480Q600 440 1200 480V800H0Z" fill="#3fae74"/></svg>`;

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inside}</svg>`;
const mound =
  '<ellipse cx="45" cy="80" rx="36" ry="10" fill="#6b3f2b"/><ellipse cx="45" cy="77" rx="32" ry="8" fill="#8a5a3c"/>';
const leaf = (x: number, y: number, way: number): string =>
  `<path d="M${x} ${y}q${way * 22} -2 ${way * 24} -22q${way * -22} 0 ${way * -24} 22Z" fill="#19b37d" stroke="#0b7f5a" stroke-width="2.500"/>`;

/** A bed for each skill: a sprout, then a bud, then a sunflower that laughs. */
export const growing: Stages = [
  own(
    `${mound}<path d="M45 78V58" stroke="#0b7f5a" stroke-width="6" stroke-linecap="round"/>${leaf(45, 62, -1)}${leaf(45, 62, 1)}`,
  ),
  own(
    `${mound}<path d="M45 78V38" stroke="#0b7f5a" stroke-width="6" stroke-linecap="round"/>${leaf(45, 70, -1)}${leaf(45, 60, 1)}<path d="M45 12Q62 26 56 42H34Q28 26 45 12Z" fill="#ffc53d" stroke="#d98a00" stroke-width="3"/><path d="M34 42Q30 32 36 28Q45 36 54 28Q60 32 56 42Z" fill="#19b37d"/>`,
  ),
  own(
    `${mound}<path d="M45 78V38" stroke="#0b7f5a" stroke-width="6" stroke-linecap="round"/>${leaf(45, 72, -1)}${leaf(45, 66, 1)}<g fill="#ffc53d" stroke="#d98a00" stroke-width="2">${Array.from({ length: 12 }, (_, at) => `<ellipse cx="45" cy="12" rx="6" ry="11" transform="rotate(${at * 30} 45 33)"/>`).join('')}</g><circle cx="45" cy="33" r="17" fill="#8a5a3c"/><g fill="#fff"><circle cx="38" cy="30" r="5"/><circle cx="52" cy="30" r="5"/></g><g fill="#231a4d"><circle cx="38" cy="31" r="2.500"/><circle cx="52" cy="31" r="2.500"/></g><path d="M36 37Q45 50 54 37Z" fill="#fff"/>`,
  ),
];
