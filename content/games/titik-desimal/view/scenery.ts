/** A bay at five in the afternoon, a jukung with its captain, and the lighthouses that grow. Own work. */
import type { Stages } from '@nobi/kit/game';

const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#fff6e6" opacity=".6"/>`;

/** Stands on the horizon: its lower edge is the surface of the sea. */
export const sky = `<svg class="sky" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="td-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b3bd6"/><stop offset=".45" stop-color="#c585d8"/><stop offset=".8" stop-color="#ffc98f"/><stop offset="1" stop-color="#fff1cf"/></linearGradient></defs><rect width="1200" height="700" fill="url(#td-sky)"/><circle cx="850" cy="640" r="120" fill="#fff1cf" opacity=".5"/><circle cx="850" cy="640" r="82" fill="#ffd96b"/>${cloud(260, 420, 0.8)}${cloud(690, 330, 0.6)}${cloud(1040, 470, 0.5)}<path d="M120 700Q240 560 330 610Q420 520 520 640Q590 650 640 700Z" fill="#8a6bc9"/><path d="M700 700Q800 620 900 660Q1010 590 1130 700Z" fill="#a57fd0"/></svg>`;

const weed = (x: number, tall: number, fill: string): string =>
  `<path d="M${x} 300Q${x - 22} ${300 - tall * 0.5} ${x} ${300 - tall}Q${x + 26} ${300 - tall * 0.5} ${x + 12} 300Z" fill="${fill}"/>`;
const coral = (x: number, fill: string): string =>
  `<g transform="translate(${x} 300)" stroke="${fill}" stroke-width="16" stroke-linecap="round" fill="none"><path d="M0 0V-56M0 -26Q-30 -34 -30 -66M0 -34Q28 -40 28 -76"/></g>`;

export const seabed = `<svg class="seabed" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M0 250Q160 200 330 246T700 236T1200 226V300H0Z" fill="#2c5fa8"/>${weed(80, 130, '#19b37d')}${weed(120, 90, '#0b7f5a')}${coral(210, '#ff5c7a')}${weed(470, 100, '#19b37d')}${coral(640, '#ffb020')}${weed(760, 140, '#0b7f5a')}${coral(980, '#ff8fa3')}${weed(1090, 110, '#19b37d')}<path d="M0 280Q200 250 420 276T860 268T1200 262V300H0Z" fill="#f0cf8e"/><path d="M540 268l26 -34l30 34Z" fill="#c9a2e8"/><circle cx="330" cy="276" r="9" fill="#ffe9b8"/><circle cx="880" cy="280" r="7" fill="#ffe9b8"/></svg>`;

const swimmer = (name: string, fill: string, fin: string): string =>
  `<svg class="fish ${name}" viewBox="0 0 80 50" aria-hidden="true"><path d="M8 25Q28 4 56 22L74 8V42L56 28Q28 46 8 25Z" fill="${fill}"/><path d="M30 14Q40 2 46 16Z" fill="${fin}"/><path d="M36 12V38" stroke="${fin}" stroke-width="5" opacity=".6"/><circle cx="20" cy="22" r="5" fill="#fff"/><circle cx="19" cy="22" r="2.500" fill="#231a4d"/></svg>`;
/** They swim where nothing is to be read. */
export const fish = [
  swimmer('fish-0', '#ffb020', '#ff5c7a'),
  swimmer('fish-1', '#b79bff', '#6c4cf1'),
  swimmer('fish-2', '#ff8fa3', '#d42b52'),
].join('');

export const waves =
  '<svg viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true"><path d="M0 12Q25 0 50 12T100 12T150 12T200 12T250 12T300 12T350 12T400 12T450 12T500 12T550 12T600 12T650 12T700 12T750 12T800 12T850 12T900 12T950 12T1000 12T1050 12T1100 12T1150 12T1200 12V24H0Z" fill="#2bc3e8"/><path d="M0 12Q25 0 50 12T100 12T150 12T200 12T250 12T300 12T350 12T400 12T450 12T500 12T550 12T600 12T650 12T700 12T750 12T800 12T850 12T900 12T950 12T1000 12T1050 12T1100 12T1150 12T1200 12" fill="none" stroke="#ddf5fc" stroke-width="4"/></svg>';

/** A double outrigger with an eye on its bow, seen from the side. */
export const boat =
  '<svg viewBox="0 0 200 170" aria-hidden="true"><path d="M104 12V126" stroke="#7a4a2a" stroke-width="7"/><path d="M108 14Q178 50 170 112L108 116Z" fill="#ff5c7a"/><path d="M108 42Q152 58 170 84L168 104Q150 78 108 66Z" fill="#fffaf0"/><path d="M100 22Q60 56 58 106L100 112Z" fill="#ffd96b"/><path d="M104 12L132 6L126 14L132 22Z" fill="#19b37d"/><path d="M6 118Q20 132 40 128H158Q182 130 196 112Q190 152 158 160H46Q18 156 6 118Z" fill="#5b3bd6"/><path d="M6 118Q20 132 40 128H158Q182 130 196 112Q194 128 186 138H18Q10 130 6 118Z" fill="#fffaf0"/><path d="M36 150H166" stroke="#ffb020" stroke-width="6" stroke-linecap="round"/><circle cx="170" cy="134" r="9" fill="#fff"/><circle cx="172" cy="134" r="4.500" fill="#231a4d"/><path d="M24 166H150" stroke="#c98b4a" stroke-width="8" stroke-linecap="round"/></svg>';

export const anchor =
  '<svg viewBox="0 0 40 44" aria-hidden="true"><path d="M20 12V38M8 20H32M4 28Q8 40 20 40Q32 40 36 28" fill="none" stroke="#231a4d" stroke-width="6" stroke-linecap="round"/><circle cx="20" cy="7" r="5" fill="none" stroke="#231a4d" stroke-width="4"/></svg>';

const isle = (palm: string): string =>
  `<svg viewBox="0 0 120 120" aria-hidden="true"><path d="M0 120Q16 78 60 80Q106 78 120 120Z" fill="#f0cf8e"/><path d="M14 100Q40 76 76 84Q100 88 108 104Q60 92 14 100Z" fill="#7ecb8f"/>${palm}</svg>`;
export const isles: readonly [string, string] = [
  isle(
    '<path d="M56 84Q52 50 62 24" stroke="#8a5a30" stroke-width="8" fill="none"/><g fill="#19b37d"><path d="M62 24Q36 6 16 26Q40 20 62 24Z"/><path d="M62 24Q88 4 108 26Q84 20 62 24Z"/><path d="M62 24Q44 0 24 4Q46 8 62 24Z"/><path d="M62 24Q76 -2 98 4Q76 8 62 24Z"/></g><circle cx="58" cy="30" r="5" fill="#8a4b00"/><circle cx="68" cy="31" r="5" fill="#8a4b00"/>',
  ),
  isle(
    '<path d="M34 84V46H86V84Z" fill="#fffaf0"/><path d="M26 48L60 20L94 48Z" fill="#d42b52"/><path d="M52 84V62H68V84Z" fill="#5b3bd6"/>',
  ),
];

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120">${inside}</svg>`;
const rocks =
  '<path d="M12 120Q16 96 34 100Q44 88 58 98Q78 94 80 120Z" fill="#6b5b95"/><path d="M24 104Q34 98 42 104" stroke="#9d8cc9" stroke-width="3" fill="none"/>';
const tower = (top: number): string =>
  `<path d="M34 ${top}H58L62 102H30Z" fill="#fffaf0"/><path d="M33 ${top + 14}H59L60 ${top + 28}H32Z" fill="#ff5c7a"/>`;

/** A lighthouse for each skill: rocks, half a tower, and one whose light burns. */
export const lighthouses: Stages = [
  own(rocks),
  own(`${tower(62)}${rocks}<path d="M26 62H66" stroke="#8a5a30" stroke-width="4"/>`),
  own(
    `<path d="M46 24L0 4V40ZM46 24L90 8V40Z" fill="#ffd96b" opacity=".75"/>${tower(36)}<path d="M33 78H60L61 92H31Z" fill="#ff5c7a"/><rect x="36" y="18" width="20" height="18" rx="3" fill="#ffd96b"/><path d="M32 20L46 6L60 20Z" fill="#5b3bd6"/>${rocks}`,
  ),
];
