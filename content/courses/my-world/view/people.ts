/** Kira's family and Zib of the moon, drawn from parts on 100 by 150, feet at the bottom. Own work. */
import { bodiesOf } from '../rules/people.ts';
import { hex, wearPart } from './clothes.ts';

interface Look {
  readonly hair: string;
  readonly cloth: string;
  readonly legs: string;
  readonly size: number;
  readonly skin?: string;
}

const ink = '#231a4d';
const head = (skin: string): string => `<circle cx="50" cy="46" r="25" fill="${skin}"/>`;
const veil = (colour: string, dark: string): string =>
  `<path d="M50 14c-24 0-33 16-32 36 1 22 6 30 2 38h60c-4-8 1-16 2-38 1-20-8-36-32-36z" fill="${colour}"/><path d="M26 74q24 16 48 0l4 16H22z" fill="${dark}"/>`;
const bun =
  '<circle cx="50" cy="14" r="11" fill="#d9d4e3"/><path d="M24 48q-4-30 26-30t26 30q-8-14-26-15-18 1-26 15z" fill="#d9d4e3"/>';
const peci = '<path d="M27 32l3-19q20-7 40 0l3 19q-23-8-46 0z" fill="#2a2140"/>';

const looks: Readonly<Record<string, Look>> = {
  me: { hair: 'kira', cloth: '#7a5cf0', legs: '#2f2466', size: 0.86 },
  mum: { hair: 'mum', cloth: '#e2558a', legs: '#8e2c5c', size: 1 },
  dad: { hair: 'dad', cloth: '#2f9e6b', legs: '#374a6b', size: 1.04 },
  sari: { hair: 'sari', cloth: '#2fa9b8', legs: '#1d6470', size: 0.94 },
  bayu: { hair: 'bayu', cloth: '#f08a24', legs: '#3d5aa8', size: 0.7 },
  grandma: { hair: 'grandma', cloth: '#a0622d', legs: '#6b3a1f', size: 0.94, skin: '#c58d63' },
  grandpa: { hair: 'grandpa', cloth: '#6a7fb5', legs: '#4a4a5c', size: 0.98, skin: '#c58d63' },
};

const behind: Readonly<Record<string, string>> = {
  kira: `<path d="M72 38q22 0 18 30-4 12-10 8 2-18-12-26z" fill="${ink}"/><circle cx="74" cy="36" r="6" fill="#ffd043"/>`,
  mum: veil('#f28bb4', '#d9628f'),
  sari: veil('#58d0c8', '#35aab0'),
};
const above: Readonly<Record<string, string>> = {
  kira: `<path d="M24 48q-4-32 26-32t26 32q-4-14-14-18-16 8-32 4-4 6-6 14z" fill="${ink}"/>`,
  mum: '<path d="M25 48q0-26 25-26t25 26q-6-16-25-17-19 1-25 17z" fill="#f28bb4"/>',
  sari: '<path d="M25 48q0-26 25-26t25 26q-6-16-25-17-19 1-25 17z" fill="#58d0c8"/>',
  dad: `<path d="M24 46q-4-30 26-30t26 30l-5-2q-2-12-8-14-14 5-28 0-5 4-6 14z" fill="${ink}"/><path d="M40 58q10-6 20 0-2 4-10 2-8 2-10-2z" fill="${ink}"/>`,
  bayu: `<path d="M25 44q-4-28 25-28t25 28q-3-10-8-12l-3 5-4-6-5 6-5-6-5 6-4-6-4 6-3-5q-6 2-9 12z" fill="${ink}"/>`,
  grandma: `${bun}<circle cx="41" cy="48" r="8" fill="none" stroke="#6b4a9e" stroke-width="2.5"/><circle cx="59" cy="48" r="8" fill="none" stroke="#6b4a9e" stroke-width="2.5"/><path d="M49 48h2" stroke="#6b4a9e" stroke-width="2.5"/>`,
  grandpa: `${peci}<path d="M38 58q12-7 24 0-2 6-12 3-10 3-12-3z" fill="#f4f1fa"/><path d="M25 46q0-8 3-12l4 1-2 12zM75 46q0-8-3-12l-4 1 2 12z" fill="#d9d4e3"/>`,
};

const eyes = (isShut: boolean): string =>
  isShut
    ? `<path d="M36 49q5 4 9 0M55 49q5 4 9 0" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`
    : `<circle cx="41" cy="48" r="3.600" fill="${ink}"/><circle cx="59" cy="48" r="3.600" fill="${ink}"/><circle cx="42.200" cy="46.800" r="1.200" fill="#fff"/><circle cx="60.200" cy="46.800" r="1.200" fill="#fff"/>`;
const mouths: Readonly<Record<string, string>> = {
  happy: '<path d="M40 58q10 12 20 0z" fill="#b01e43"/>',
  plain: `<path d="M43 60q7 5 14 0" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
  sleepy: `<ellipse cx="50" cy="61" rx="4" ry="3" fill="#8e2c3f"/>`,
  open: `<ellipse cx="50" cy="61" rx="6" ry="4.500" fill="#b01e43"/>`,
};

export interface Dress {
  readonly mood?: string;
  /** A garment and its colour, such as `hat: red`. */
  readonly wear?: Readonly<Partial<Record<string, string>>>;
}

const body = (name: string, { mood = 'plain', wear = {} }: Dress): string => {
  const look = looks[name] ?? looks.me;
  if (!look) return '';
  const skin = look.skin ?? '#d79a6b';
  const cloth = wear.shirt ? hex(wear.shirt) : look.cloth;
  const mouth = mouths[mood] ?? (/hungry|thirsty/.test(mood) ? mouths.open : mouths.plain);
  const worn = Object.entries(wear)
    .map(([what, colour]) => wearPart(what, colour ?? ''))
    .join('');
  return `<path d="M38 112h10v34H36zM52 112h10l2 34H52z" fill="${look.legs}"/><ellipse cx="40" cy="147" rx="9" ry="4" fill="${ink}"/><ellipse cx="60" cy="147" rx="9" ry="4" fill="${ink}"/>${behind[look.hair] ?? ''}<path d="M30 84q-12 14-12 32l8 2q4-16 12-22zM70 84q12 14 12 32l-8 2q-4-16-12-22z" fill="${cloth}"/><circle cx="22" cy="119" r="5.500" fill="${skin}"/><circle cx="78" cy="119" r="5.500" fill="${skin}"/><path d="M28 86q22-18 44 0l4 38H24z" fill="${cloth}"/>${head(skin)}${eyes(mood === 'sleepy')}${mouth ?? ''}${above[look.hair] ?? ''}${worn}`;
};

/** A grown-up fills the height; a child is smaller. `by` makes one taller or shorter. */
const standing = (name: string, dress: Dress, { x, by }: { x: number; by: number }): string => {
  const size = (looks[name]?.size ?? 1) * by;
  return `<g transform="translate(${x + 50 - 50 * size} ${150 - 150 * size}) scale(${size})">${body(name, dress)}</g>`;
};

/** One or two people, side by side. A door stands beside who is tall or short. */
export const peoplePicture = (names: string, dress: Dress = {}): string => {
  const bodies = bodiesOf(names);
  const isMeasured = dress.mood === 'tall' || dress.mood === 'short';
  const by = dress.mood === 'tall' ? 1 : 0.5;
  const evens = isMeasured ? bodies.map((name) => by / (looks[name]?.size ?? 1)) : [];
  const wide = bodies.length * 76 + 24 + (isMeasured ? 62 : 0);
  const door = isMeasured
    ? `<g transform="translate(${wide - 62} 40)"><path d="M0 110V0h56v110z" fill="#8a5a33"/><path d="M6 110V6h44v104z" fill="#c98b52"/><circle cx="14" cy="62" r="4" fill="#ffd043"/></g>`
    : '';
  const drawn = bodies
    .map((name, at) => standing(name, dress, { x: at * 76, by: evens[at] ?? 1 }))
    .join('');
  return `<svg viewBox="0 -6 ${wide} 158" aria-hidden="true">${door}${drawn}</svg>`;
};

/** Zib: three antennae, one tooth, and a suit with a patch. */
export const zib = `<path d="M36 26Q28 12 20 10M50 22V6M64 26Q72 12 80 10" fill="none" stroke="#1f8f86" stroke-width="4" stroke-linecap="round"/><circle cx="19" cy="10" r="6" fill="#ffd043"/><circle cx="50" cy="6" r="6" fill="#ff7d9c"/><circle cx="81" cy="10" r="6" fill="#ffd043"/><path d="M14 62q0-40 36-40t36 40q0 34-36 34T14 62z" fill="#57d0bf"/><path d="M22 78q12 14 28 14t28-14q-4 18-28 18T22 78z" fill="#38b0a6"/><circle cx="34" cy="52" r="13" fill="#fff"/><circle cx="66" cy="52" r="13" fill="#fff"/><circle cx="37" cy="54" r="7" fill="${ink}"/><circle cx="63" cy="54" r="7" fill="${ink}"/><circle cx="39" cy="51" r="2.500" fill="#fff"/><circle cx="65" cy="51" r="2.500" fill="#fff"/><path d="M34 73q16 15 32 0z" fill="#1b5f66"/><path d="M46 75h9v6h-9z" fill="#fff"/><circle cx="20" cy="68" r="5" fill="#ff9ab0" opacity=".7"/><circle cx="80" cy="68" r="5" fill="#ff9ab0" opacity=".7"/>`;

export const zibPicture = `<svg viewBox="0 -2 100 100" aria-hidden="true">${zib}</svg>`;
