/** What is compared, and what things stand beside. Own work. */
import type { Measured } from '../rules/boards.ts';
import type { Landmark, Measure } from '../rules/orders.ts';

const wide = 76;
/** A length of 1, in the units of the picture. */
const unit = 17;

const column = (tall: number): string => `${(80 - wide) / 2} 0 ${wide} ${tall}`;
const svg = (inside: string, box: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

const eyes = (x: number, y: number): string =>
  `<g fill="#fff" stroke="#231a4d" stroke-width="2"><circle cx="${x - 7}" cy="${y}" r="7"/><circle cx="${x + 7}" cy="${y}" r="7"/></g><g fill="#231a4d"><circle cx="${x - 6}" cy="${y + 1}" r="3.500"/><circle cx="${x + 6}" cy="${y + 1}" r="3.500"/></g>`;

const smile = (x: number, y: number): string =>
  `<path d="M${x - 7} ${y}Q${x} ${y + 9} ${x + 7} ${y}" fill="none" stroke="#231a4d" stroke-width="3" stroke-linecap="round"/>`;

/** A worm that hangs by its tail, head down. */
const worm = ({ measure, shift }: Measured, tall: number): string => {
  const [from, to] = [10 + shift * unit, 10 + (shift + measure) * unit];
  const rings = Array.from(
    { length: measure - 1 },
    (_, at) =>
      `<path d="M27 ${from + (at + 1) * unit - 4}Q40 ${from + (at + 1) * unit + 4} 53 ${from + (at + 1) * unit - 4}" fill="none" stroke="#d42b52" stroke-width="3" opacity=".55"/>`,
  ).join('');
  return svg(
    `<path d="M40 0V${from}" stroke="#e8c27a" stroke-width="4"/><rect x="26" y="${from - 6}" width="28" height="${to - from + 6}" rx="14" fill="#ff9aa8" stroke="#b01e43" stroke-width="3.500"/>${rings}${eyes(40, to - 20)}${smile(40, to - 9)}`,
    column(tall),
  );
};

/** A sunflower on crates. */
const sunflower = ({ measure, shift }: Measured, tall: number): string => {
  const foot = tall - 4 - shift * unit;
  const top = foot - measure * unit + 24;
  const crates = Array.from(
    { length: shift },
    (_, at) =>
      `<rect x="10" y="${tall - 3 - (at + 1) * unit}" width="60" height="${unit - 1}" rx="3" fill="#c98b4a" stroke="#6b3f2b" stroke-width="3"/>`,
  ).join('');
  const petals = Array.from(
    { length: 12 },
    (_, at) =>
      `<ellipse cx="40" cy="${top - 24}" rx="7" ry="13" transform="rotate(${at * 30} 40 ${top})"/>`,
  ).join('');
  return svg(
    `${crates}<path d="M40 ${top}V${foot}" stroke="#0b7f5a" stroke-width="9" stroke-linecap="round"/><path d="M40 ${foot - 8}Q62 ${foot - 10} 68 ${foot - 30}Q44 ${foot - 30} 40 ${foot - 8}Z" fill="#19b37d"/><g fill="#ffc53d" stroke="#d98a00" stroke-width="2">${petals}</g><circle cx="40" cy="${top}" r="18" fill="#8a5a3c"/>${eyes(40, top - 3)}${smile(40, top + 8)}`,
    column(tall),
  );
};

/** A sack on a spring: the heavier, the further down. */
const sack = ({ measure, bulk }: Measured, tall: number): string => {
  const end = 14 + measure * unit * 0.82;
  const coils = Array.from(
    { length: 9 },
    (_, at) => `L${at % 2 === 0 ? 52 : 28} ${6 + ((at + 0.5) * (end - 12)) / 9}`,
  ).join('');
  const k = 0.74 + bulk * 0.14;
  return svg(
    `<path d="M40 0V6${coils}L40 ${end}" fill="none" stroke="#5a5182" stroke-width="4" stroke-linejoin="round"/><g transform="translate(40 ${end}) scale(${k})"><path d="M-22 12C-36 34 -36 62 -22 66H22C36 62 36 34 22 12Q12 4 14 -4H-14Q-12 4 -22 12Z" fill="#e0b569" stroke="#8a4b00" stroke-width="4"/><path d="M-14 6H14" stroke="#8a4b00" stroke-width="5" stroke-linecap="round"/>${eyes(0, 30)}${smile(0, 44)}</g>`,
    column(tall),
  );
};

/** A tree with fruit: a large one need not have most. */
const tree = ({ measure, bulk }: Measured, tall: number): string => {
  const round = 25 + bulk * 5;
  const middle = tall - 70 - round;
  const fruit = Array.from({ length: measure }, (_, at) => {
    const far = at === 0 ? 0 : (at < 7 ? 0.62 : 0.95) * (round - 7);
    const angle = (at * 60 * Math.PI) / 180 + (at < 7 ? 0 : 0.5);
    return `<circle cx="${(40 + far * Math.cos(angle)).toFixed(1)}" cy="${(middle + far * Math.sin(angle)).toFixed(1)}" r="6"/>`;
  }).join('');
  return svg(
    `<path d="M34 ${tall - 4}L36 ${middle}H44L46 ${tall - 4}Z" fill="#8a5a3c" stroke="#5a3424" stroke-width="3"/><circle cx="40" cy="${middle}" r="${round}" fill="#19b37d" stroke="#0b7f5a" stroke-width="4"/><g fill="#ff5c7a" stroke="#8f1638" stroke-width="2.500">${fruit}</g>`,
    column(tall),
  );
};

/** How tall a picture must be to hold the largest of them. */
export const heightFor = (measure: Measure, all: readonly Measured[]): number => {
  const most = Math.max(...all.map((each) => each.measure + each.shift));
  if (measure === 'length') return 16 + most * unit;
  if (measure === 'height') return 30 + most * unit;
  return measure === 'weight' ? 100 + most * unit * 0.82 : 160;
};

export const thing: Readonly<Record<Measure, (measured: Measured, tall: number) => string>> = {
  length: worm,
  height: sunflower,
  weight: sack,
  amount: tree,
};

const base = '<path d="M6 92H94L88 100H12Z" fill="#c98b4a" stroke="#6b3f2b" stroke-width="3"/>';
const stands: Readonly<Record<Landmark, string>> = {
  pot: '<path d="M16 34H84L74 92H26Z" fill="#e2743f" stroke="#8a3a1c" stroke-width="4"/><rect x="10" y="22" width="80" height="18" rx="6" fill="#f08a52" stroke="#8a3a1c" stroke-width="4"/><path d="M30 62q10 -12 20 0q10 12 20 0" fill="none" stroke="#ffd9a6" stroke-width="5" stroke-linecap="round"/>',
  bucket:
    '<path d="M18 34Q50 -14 82 34" fill="none" stroke="#5a5182" stroke-width="5"/><path d="M14 34H86L76 92H24Z" fill="#35b6e6" stroke="#086a94" stroke-width="4"/><path d="M19 54H81M21 66H79" stroke="#fff" stroke-width="4" opacity=".7"/>',
  basket:
    '<path d="M22 44Q50 -16 78 44" fill="none" stroke="#a86f22" stroke-width="7"/><path d="M10 42H90L80 92H20Z" fill="#e0b569" stroke="#8a5a20" stroke-width="4"/><path d="M14 58H86M17 74H83M34 42L38 92M50 42V92M66 42L62 92" stroke="#a86f22" stroke-width="4"/>',
  boot: '<path d="M26 18H62V60Q88 62 92 78V92H26Z" fill="#9b7bff" stroke="#4a2fb8" stroke-width="4" stroke-linejoin="round"/><rect x="21" y="10" width="46" height="16" rx="6" fill="#ffd96b" stroke="#8a4b00" stroke-width="4"/><path d="M26 84H92V94H26Z" fill="#4a2fb8"/>',
};

export const landmark = (kind: Landmark): string => svg(stands[kind] + base, '0 0 100 102');

/** Three of a kind, of which one is meant: the picture of what is asked. */
export const scale = (isMost: boolean): string =>
  svg(
    [20, 40, 60]
      .map((high, at) => {
        const isMeant = at === (isMost ? 2 : 0);
        return `<rect x="${10 + at * 30}" y="${72 - high}" width="22" height="${high}" rx="7" fill="${isMeant ? '#ffb020' : '#d9d0f5'}" stroke="${isMeant ? '#8a4b00' : '#8f82c4'}" stroke-width="4"/>`;
      })
      .join(''),
    '0 0 102 78',
  );
