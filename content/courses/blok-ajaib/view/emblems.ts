/** What stands on the island of each lesson, drawn on 100 by 100 with its feet at 50, 96. */
import { giantFace } from './giant.ts';
import { players } from './players.ts';

const at = (inner: string, [x, y]: readonly [number, number], size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inner}</g>`;
const skin = '#7ab35a';
const dark = '#5c9142';
const inner = giantFace.replace(/^<svg[^>]*>|<\/svg>$/g, '');

const emblems: Readonly<Record<string, string>> = {
  toe: `<path d="M22 96q-6-40 10-46h36q16 6 10 46z" fill="${skin}"/><ellipse cx="50" cy="44" rx="24" ry="36" fill="#8fc46a"/><ellipse cx="46" cy="26" rx="13" ry="11" fill="#e6f5c9"/>`,
  knee: `<path d="M4 96Q22 16 50 18t46 78z" fill="${skin}"/><rect x="30" y="30" width="42" height="15" rx="7" transform="rotate(10 50 38)" fill="#ffd9b8"/><path d="M40 62q10-6 20 0" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  belly: `<path d="M2 96Q6 14 50 14t48 82z" fill="#86bd62"/><path d="M12 96Q16 40 50 38t38 58z" fill="#a3d57e"/><path d="M26 96Q30 66 50 66t24 30z" fill="#c9ec9f"/>`,
  navel: `<circle cx="50" cy="58" r="38" fill="#86bd62"/><path d="M32 54q18 24 36 0" fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"/><path d="M50 6v20m-10-9l10 10 10-10" stroke="#ffb020" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  armpit: `<path d="M8 96V60q0-40 42-40t42 40v36H70q0-40-20-40T30 96z" fill="${skin}"/><path d="M40 62q4 14 10 0m4-4q4 14 10 0m-18 16q4 12 8 0" stroke="#3d6b2a" stroke-width="4" fill="none"/><path d="M22 14q8-8 0-14m14 12q8-8 0-12" stroke="#c9ec9f" stroke-width="4" fill="none"/>`,
  beard:
    '<path d="M14 20h72q14 30-4 46-6 30-32 30T18 66Q0 50 14 20z" fill="#6b3a1f"/><path d="M30 34q-4 30 8 48m12-48v54m20-54q4 30-8 48" stroke="#8a5a36" stroke-width="5" fill="none"/><path d="M34 24q16 12 32 0-4 18-16 18T34 24z" fill="#7a1f3d"/>',
  nose: `<path d="M20 66Q26 14 52 10t28 54q2 32-30 32T20 66z" fill="#93cc6c"/><ellipse cx="38" cy="74" rx="10" ry="8" fill="#4d7d33"/><ellipse cx="64" cy="74" rx="10" ry="8" fill="#4d7d33"/>`,
  ear: `<path d="M24 30q20-30 52-6 18 26-6 44-8 28-32 28Q14 90 24 30z" fill="#93cc6c"/><path d="M40 36q18-14 28 4 4 18-14 24" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><circle cx="40" cy="88" r="9" fill="none" stroke="#ffd96b" stroke-width="5"/>`,
  brows: `${at(players.d, [0, 40], 0.56)}${at(players.u, [44, 40], 0.56)}<path d="M8 30q18-20 36-4M56 26q18-16 36 4" stroke="#4a2a16" stroke-width="13" fill="none" stroke-linecap="round"/>`,
  awake: inner,
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? inner;
