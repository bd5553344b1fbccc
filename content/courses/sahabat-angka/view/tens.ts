/** Lanterns in bundles of ten, and loose ones, on as many ropes as there may be; a sign beside or above them. */
import { onesIn, tensIn } from '../rules/tens.ts';

export interface TensLook {
  /** How many hang. */
  lit: number;
  /** So many are wanted: the rest of them is drawn pale. */
  ghosts: number;
  /** Counted up to here: each column says how many it is by then. */
  counted: number;
  /** What the sign says; empty for none. */
  sign: string;
  /** As many may come to hang here: fewer are drawn bigger. */
  capacity: number;
}

const ten = 10;
const pitch = 33;
const [top, high] = [30, 18];

const lantern = (x: number, at: number, look: string): string =>
  `<rect x="${x - 11}" y="${top + at * high}" width="22" height="15" rx="6" ${look}/>`;
const column = (x: number, count: number, look: string): string =>
  Array.from({ length: count }, (_, at) => lantern(x, at, look)).join('');

const golden = 'fill="#ffd34a" stroke="#b97700" stroke-width="2"';
const red = 'fill="#ff8d7d" stroke="#a81f3a" stroke-width="2"';
const pale = 'fill="#fff" fill-opacity=".12" stroke="#fff" stroke-width="2" stroke-dasharray="4 4"';

/** Ten on one rope, tied together. */
export const tied = (x: number): string =>
  `<g><path d="M${x} 6V214" stroke="#ffd98f" stroke-width="3"/>${column(x, ten, golden)}<rect x="${x - 14.5}" y="${top - 4}" width="29" height="187" rx="9" fill="none" stroke="#fff3b8" stroke-width="3"/></g>`;

export const loose = (x: number, count: number): string =>
  count === 0
    ? ''
    : `<path d="M${x} 6V${top + count * high - 4}" stroke="#ffd98f" stroke-width="3"/>${column(x, count, red)}`;

const placeOf = (at: number): number => 24 + at * pitch;

const tag = (x: number, value: number): string =>
  `<text x="${x}" y="234" text-anchor="middle" font-size="17" class="digit" fill="#fff">${value}</text>`;

/** While a bundle is missing the loose ones hang where they will be in the end. */
const placeOfLoose = ({ lit, ghosts }: TensLook): number =>
  placeOf(Math.max(tensIn(lit), tensIn(ghosts))) + 6;

/** Below each bundle, and below the loose ones, how many it is up to there. */
const tags = (look: TensLook): string => {
  const { lit, counted } = look;
  const bundles = Array.from({ length: tensIn(Math.min(lit, counted)) }, (_, at) =>
    tag(placeOf(at), (at + 1) * ten),
  );
  const isOnes = onesIn(lit) > 0 && counted > tensIn(lit) * ten;
  return bundles.join('') + (isOnes ? tag(placeOfLoose(look), counted) : '');
};

const ghostly = ({ lit, ghosts }: TensLook): string => {
  if (ghosts === 0) return '';
  const bundles = Array.from({ length: Math.max(0, tensIn(ghosts) - tensIn(lit)) }, (_, at) =>
    column(placeOf(tensIn(lit) + at), ten, pale),
  );
  const isOver = tensIn(lit) > tensIn(ghosts);
  const x = placeOf(tensIn(ghosts)) + 6;
  return bundles.join('') + (isOver ? '' : column(x, onesIn(ghosts), pale));
};

/** The tens in the colour of the bundles, the ones in that of the loose lanterns. */
const signed = (sign: string): string => {
  if (sign === '') return '';
  const [front, last] = [sign.slice(0, -1), sign.slice(-1)];
  return `<rect x="3" y="4" width="94" height="92" rx="22" fill="#fffaf0" stroke="#ffb020" stroke-width="4"/><text x="50" y="${sign.length > 2 ? 65 : 69}" text-anchor="middle" font-size="${sign.length > 2 ? 44 : 58}" class="digit" fill="#8a4b00">${front}<tspan fill="${last === '?' ? '#5b3bd6' : '#b3203f'}">${last}</tspan></text>`;
};

const hanging = (look: TensLook): string => {
  const bundles = Array.from({ length: tensIn(look.lit) }, (_, at) => tied(placeOf(at)));
  const ones = loose(placeOfLoose(look), onesIn(look.lit));
  return `${ghostly(look)}${bundles.join('')}${ones}${tags(look)}`;
};

/** Ropes for so many: a few big ones up to fifty, or all that a hundred need. */
const wideFor = ({ lit, ghosts, capacity }: TensLook): number =>
  Math.max(lit, ghosts, capacity) > 5 * ten ? 370 : 206;

export const tensPicture = (look: TensLook): string => {
  const wide = wideFor(look);
  return `<svg class="ropes" viewBox="0 0 ${wide} 240" aria-hidden="true"><path d="M4 6H${wide - 4}" stroke="#ffd98f" stroke-width="5" stroke-linecap="round"/>${hanging(look)}</svg><svg class="sign" viewBox="0 0 100 100" aria-hidden="true">${signed(look.sign)}</svg>`;
};

/** Several numbers beside each other, so that their bundles can be compared. */
export const comparedPicture = (numbers: readonly number[], isOpen: boolean): string => {
  const wide = 470 / numbers.length;
  const each = numbers.map((lit, at) => {
    const inside = isOpen
      ? `<g transform="translate(4 104) scale(${((wide - 8) / 370).toFixed(3)})">${hanging({ lit, ghosts: 0, counted: 0, sign: '', capacity: 0 })}</g>`
      : '';
    return `<g transform="translate(${(at * wide).toFixed(1)} 0)"><path d="M${wide / 2} 0V20" stroke="#ffd98f" stroke-width="5"/><rect x="${wide / 2 - 52}" y="18" width="104" height="74" rx="24" fill="#fff3b8" stroke="#ffb020" stroke-width="5"/><text x="${wide / 2}" y="73" text-anchor="middle" font-size="50" class="digit" fill="#231a4d">${lit}</text>${inside}</g>`;
  });
  return `<svg class="several" viewBox="0 0 470 240" aria-hidden="true">${each.join('')}</svg>`;
};

/** A number to pick, on a lantern. */
export const numberPicture = (number: number): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 4v12" stroke="#a81f3a" stroke-width="6" stroke-linecap="round"/><rect x="3" y="16" width="94" height="76" rx="26" fill="#fff3b8" stroke="#ffb020" stroke-width="5"/><text x="50" y="71" text-anchor="middle" font-size="${number > 99 ? 44 : 52}" class="digit" fill="#231a4d">${number}</text></svg>`;

export const bundlePicture = `<svg viewBox="-20 0 100 100" aria-hidden="true"><g transform="translate(8 -2) scale(.47)">${tied(46)}</g></svg>`;
export const onePicture =
  '<svg viewBox="0 0 60 60" aria-hidden="true"><path d="M30 4v14" stroke="#a81f3a" stroke-width="4"/><rect x="8" y="16" width="44" height="32" rx="13" fill="#ff8d7d" stroke="#a81f3a" stroke-width="4"/></svg>';
