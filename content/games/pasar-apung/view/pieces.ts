/** Play money and packed oranges, all of it our own: each has a colour, a picture and its number. */
import type { Lang } from '@nobi/kit/guest';

/** 3.700 in Indonesian, 3,700 in English. */
export const numeral = (n: number, lang: Lang): string =>
  `${n}`.replace(/\B(?=(\d{3})+$)/g, lang === 'id' ? '.' : ',');

interface Ink {
  readonly paper: string;
  readonly edge: string;
  readonly motif: string;
}

const fish =
  '<path d="M-17 0Q-6 -12 8 -3L18 -10V10L8 3Q-6 12 -17 0Z"/><circle cx="-8" cy="-2" r="2" fill="#fff"/>';
const duck =
  '<path d="M-16 4Q-14 16 4 14Q18 12 18 -2Q10 4 2 0Q8 -14 -4 -15Q-12 -15 -12 -7L-19 -5L-12 -2Q-16 0 -16 4Z"/><circle cx="-6" cy="-9" r="2" fill="#fff"/>';
const monkey =
  '<path d="M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z"/><ellipse cx="0" cy="5" rx="5" ry="10" fill="#fff" opacity=".55"/><circle cx="-6" cy="-5" r="2.400" fill="#fff"/><circle cx="6" cy="-5" r="2.400" fill="#fff"/>';
const hornbill =
  '<path d="M-18 -2Q-10 -14 2 -12Q0 -18 8 -17Q16 -15 15 -6Q15 12 4 16H-4Q4 8 2 0Q-8 2 -18 -2Z"/><circle cx="7" cy="-8" r="2.200" fill="#fff"/>';

const inks: Readonly<Record<number, Ink>> = {
  10000: { paper: '#d9c2f7', edge: '#7a46c4', motif: hornbill },
  5000: { paper: '#ffd9ab', edge: '#b8651b', motif: monkey },
  2000: { paper: '#cfdbe8', edge: '#4f6d92', motif: duck },
  1000: { paper: '#dcebb0', edge: '#6b8a1e', motif: fish },
};

const note = (unit: number, label: string, { paper, edge, motif }: Ink): string =>
  `<rect x="-50" y="-27" width="100" height="54" rx="8" fill="${paper}" stroke="${edge}" stroke-width="3"/><path d="M-46 14Q-30 4 -14 14T18 14T46 12V19Q46 23 42 23H-42Q-46 23 -46 19Z" fill="${edge}" opacity=".25"/><g fill="${edge}" opacity=".5" transform="translate(29 -6) scale(.8)">${motif}</g><text class="worth" x="${unit < 10_000 ? -42 : -44}" y="10">${label}</text>`;

const petals = [0, 60, 120, 180, 240, 300]
  .map((turn) => `<ellipse cy="-15" rx="3.500" ry="6" transform="rotate(${turn})"/>`)
  .join('');
const coin = (unit: number, label: string): string => {
  const [face, edge, r] = unit === 500 ? ['#ffd96b', '#b98512', 27] : ['#e4e9f0', '#8290a6', 25];
  return `<circle r="${r}" fill="${edge}"/><circle r="${r - 3}" fill="${face}"/><circle r="${r - 6}" fill="none" stroke="${edge}" stroke-width="1.500" stroke-dasharray="2 4"/><g fill="${edge}" opacity=".3">${petals}</g><text class="worth" text-anchor="middle" y="8">${label}</text>`;
};

const orange = (x: number, y: number, r = 9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#ff9a3d"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.28}" fill="#ffe0b0"/>`;
const row = (y: number, from: number, many: number): string =>
  Array.from({ length: many }, (_, at) => orange(from + at * 15, y)).join('');
const plate = (label: string, y = 12): string =>
  `<rect x="-29" y="${y - 12}" width="58" height="24" rx="9" fill="#fffaf0"/><text class="worth small" text-anchor="middle" y="${y + 7}">${label}</text>`;

const packed: Readonly<Record<number, (label: string) => string>> = {
  1000: (label) =>
    `${row(-20, -30, 5)}<path d="M-42 -16H42V26H-42Z" fill="#b8692f"/><path d="M-42 -2H42M-42 12H42" stroke="#8a4b22" stroke-width="3"/><path d="M-42 -16V26M42 -16V26" stroke="#6e3a18" stroke-width="6"/>${plate(label, 8)}`,
  100: (label) =>
    `${row(-14, -22, 4)}<path d="M-36 -12H36L28 26H-28Z" fill="#e0b45c"/><path d="M-34 -2H34M-31 10H31M-28 20H28" stroke="#b9822e" stroke-width="3" stroke-dasharray="7 5"/><path d="M-36 -12H36" stroke="#8a5a1f" stroke-width="6" stroke-linecap="round"/>${plate(label, 8)}`,
  10: (label) =>
    `${row(2, -15, 3)}${row(14, -22, 4)}${row(-9, -8, 2)}<path d="M0 -26Q-34 -4 -28 24H28Q34 -4 0 -26Z" fill="#d42b52" opacity=".2"/><path d="M0 -26Q-34 -4 -28 24M0 -26Q34 -4 28 24M0 -26Q-12 0 -10 24M0 -26Q12 0 10 24M-28 6H28" stroke="#d42b52" stroke-width="2" fill="none"/>${plate(label, 14)}`,
  1: () =>
    `${orange(0, 4, 20)}<path d="M0 -16Q4 -26 16 -24Q14 -14 0 -16Z" fill="#19b37d"/><text class="worth" text-anchor="middle" y="13">1</text>`,
};

/** Around its middle, at most 100 wide and 56 high. */
const drawMoney = (unit: number, lang: Lang): string => {
  const ink = inks[unit];
  const label = numeral(unit, lang);
  return ink ? note(unit, label, ink) : coin(unit, label);
};

const drawPack = (unit: number, lang: Lang): string => packed[unit]?.(numeral(unit, lang)) ?? '';

export interface Drawn {
  readonly lang: Lang;
  /** Oranges, not money. */
  readonly isPack: boolean;
}

export const drawPiece = (unit: number, { lang, isPack }: Drawn): string =>
  isPack ? drawPack(unit, lang) : drawMoney(unit, lang);

/** As it lies in the purse or in the shed. */
export const pieceButton = (unit: number, drawn: Drawn): string =>
  `<svg viewBox="-52 -32 104 64" aria-hidden="true">${drawPiece(unit, drawn)}</svg>`;
