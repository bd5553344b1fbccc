/** What stands on the island of each lesson, drawn on 100 by 100 with its feet at 50, 96. */
import { cast } from './cast.ts';
import { cracker, packs } from './packs.ts';
import { engine } from './train.ts';

const at = (inner: string, [x, y]: readonly [number, number], size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inner}</g>`;
const sign = (path: string): string =>
  `<circle cx="78" cy="74" r="20" fill="#fffaf0" stroke="#5b3bd6" stroke-width="4"/><path d="${path}" fill="none" stroke="#5b3bd6" stroke-width="6" stroke-linecap="round"/>`;

const emblems: Readonly<Record<string, string>> = {
  factory: at(packs.tin, [0, 0], 1),
  board:
    '<path d="M50 96V70" stroke="#3a2f6b" stroke-width="8"/><rect x="4" y="20" width="92" height="52" rx="10" fill="#3a2f6b"/><rect x="12" y="30" width="22" height="32" rx="4" fill="#fffaf0"/><rect x="39" y="30" width="22" height="32" rx="4" fill="#fffaf0"/><rect x="66" y="30" width="22" height="32" rx="4" fill="#fffaf0"/><path d="M12 46h22M39 46h22M66 46h22" stroke="#cdbff2" stroke-width="2"/><path d="M20 38h6v18M44 38h11q3 8-10 18h12M72 38h10l-5 7q7 3 3 10l-8 2" fill="none" stroke="#5b3bd6" stroke-width="4"/>',
  yard: `${at(packs.wagon, [0, 34], 0.62)}${at(packs.wagon, [48, 22], 0.5)}`,
  rails: `${at(engine, [0, 0], 1)}`,
  bridge: `${at(packs.tin, [0, 6], 0.9)}${sign('M67 74h22M78 63v22')}`,
  tunnel: `${at(cast.mbek, [0, 4], 0.92)}${sign('M67 74h22')}`,
  volcano:
    '<path d="M0 96L38 30q12-8 24 0l38 66z" fill="#4a3fae"/><path d="M26 52l12-22q12-8 24 0l12 22-10-4-8 8-8-8-8 8z" fill="#e6ebf7"/><path d="M40 26q-8-14 6-20 6 6 4 10 10 0 10 10z" fill="#ff7d5c"/>',
  forest: `${at(packs.bag, [-4, 28], 0.66)}${at(packs.bag, [38, 28], 0.66)}${sign('M70 66l16 16M86 66L70 82')}`,
  village: `<ellipse cx="50" cy="84" rx="46" ry="13" fill="#cfe6f5"/><ellipse cx="50" cy="80" rx="46" ry="13" fill="#fff"/>${cracker(34, 64, 19)}${cracker(66, 64, 19)}${cracker(50, 46, 19)}`,
  feast: `<path d="M22 96V8" stroke="#6b3a00" stroke-width="6" stroke-linecap="round"/><path d="M25 12h52v20H25z" fill="#e8413f"/><path d="M25 32h52v20H25z" fill="#fff"/>${cracker(66, 78, 18)}`,
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? packs.tin;
