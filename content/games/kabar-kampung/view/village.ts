/** The village in the morning behind the newspaper, and a line on which pages hang for each skill. Own work. */
import type { Stages } from '@nobi/kit/game';

const house = (at: string, wall: string, roof: string): string =>
  `<g transform="${at}"><path d="M14 70V128M46 70V128M106 70V128M138 70V128" stroke="#6b3f14" stroke-width="7"/><path d="M6 20H146V92H6Z" fill="${wall}"/><path d="M-16 26Q14 10 26-38H126Q138 10 168 26Z" fill="${roof}"/><path d="M-16 26Q76 12 168 26" fill="none" stroke="#5a2f12" stroke-opacity=".35" stroke-width="5"/><path d="M62 92V44H92V92Z" fill="#6b3f14"/><path d="M20 42H46V66H20ZM106 42H132V66H106Z" fill="#fff1cf"/><path d="M33 42V66M119 42V66" stroke="#a9703a" stroke-width="4"/></g>`;
const palm = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0Q10-70 2-150" fill="none" stroke="#8a5a2b" stroke-width="13"/><path d="M2-150Q-56-176-92-128Q-44-146 0-140Q-36-122-42-74Q-8-108 4-136Q20-104 56-84Q48-126 10-140Q56-150 94-122Q66-176 2-150Z" fill="#1f8a5b"/></g>`;
const hall =
  '<g transform="translate(520 470)"><path d="M0 60H180V150H0Z" fill="#fbe3b8"/><path d="M-34 66Q20 40 40-30H140Q160 40 214 66Z" fill="#8a3f2f"/><path d="M70 150V92H110V150Z" fill="#6b3f14"/><path d="M18 84H48V116H18ZM132 84H162V116H132Z" fill="#9fe0ff"/><path d="M24 60V150M156 60V150" stroke="#d9a25a" stroke-width="8"/></g>';

export const village = `<svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="kk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5bb8f5"/><stop offset=".5" stop-color="#b9e6ff"/><stop offset=".8" stop-color="#ffe6b3"/></linearGradient></defs><rect width="1200" height="800" fill="url(#kk-sky)"/><circle cx="170" cy="380" r="74" fill="#fff1cf" opacity=".7"/><circle cx="170" cy="380" r="52" fill="#ffd96b"/><path d="M420 560L640 300L860 560Z" fill="#8fb2dd"/><path d="M640 300L592 357L628 344L650 362L680 347Z" fill="#fff"/><path d="M0 560Q160 440 330 530T700 540T1200 500V800H0Z" fill="#8fce7a"/><path d="M0 600Q300 540 600 590T1200 570V640Q900 610 600 640T0 640Z" fill="#6fb544"/>${palm(90, 620, 1)}${palm(1100, 610, 1.15)}${hall}${house('translate(200 500) scale(.95)', '#f2c48d', '#b5562f')}${house('translate(850 490)', '#ffd9a8', '#7a3f6f')}${house('translate(1020 560) scale(.8)', '#c9e4f7', '#a34a2a')}<path d="M0 660Q300 624 600 660T1200 650V800H0Z" fill="#e2c089"/><path d="M0 712Q300 690 600 716T1200 706V800H0Z" fill="#cfa468"/></svg>`;

const sheet = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 110"><path d="M14 0V18M66 0V18" stroke="#8a4b00" stroke-width="5"/>${inside}<path d="M9 10H19V26H9ZM61 10H71V26H61Z" fill="#d98a00"/></svg>`;
const lines = '<path d="M18 74H62M18 84H62M18 94H48" stroke="#8f86a8" stroke-width="4"/>';

/** A page for each skill: blank, set, and in colours with a star. */
export const pinned: Stages = [
  sheet('<path d="M10 18H70V64H10Z" fill="#fffaf0" stroke="#cdbff2" stroke-width="3"/>'),
  sheet(
    `<path d="M8 18H72V104H8Z" fill="#fffaf0" stroke="#8f86a8" stroke-width="3"/><path d="M18 32H62" stroke="#231a4d" stroke-width="8"/><path d="M18 42H62V64H18Z" fill="#cdbff2"/>${lines}`,
  ),
  sheet(
    `<path d="M6 16H74V106H6Z" fill="#fff3dc" stroke="#d98a00" stroke-width="4"/><path d="M16 30H64" stroke="#d42b52" stroke-width="9"/><path d="M16 42H64V66H16Z" fill="#8fd6ff"/><path d="M40 40l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1Z" fill="#ffb020"/>${lines}`,
  ),
];
