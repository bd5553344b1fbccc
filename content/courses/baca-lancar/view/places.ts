/** The sea on which a task is done: twelve hours of one voyage, each with its island behind. */
import { islandArt } from './emblems.ts';

interface Sea {
  island: string;
  sky: readonly [string, string];
  water: readonly [string, string];
  land: string;
}

const morning = ['#ffd9a0', '#fff3d6'] as const;
const day = ['#7fd0ff', '#e2f7ff'] as const;
const late = ['#ffb27a', '#ffe3b0'] as const;
const dusk = ['#5b3f9e', '#f2789a'] as const;
const night = ['#1f1558', '#5b3bd6'] as const;
const blue = ['#2f9fd0', '#1c6fa8'] as const;
const dark = ['#2c4f9a', '#1f2f78'] as const;

const seas: readonly Sea[] = [
  { island: 'gajah', sky: morning, water: blue, land: '#5fbf73' },
  { island: 'kucing', sky: morning, water: blue, land: '#8fc95a' },
  { island: 'zebra', sky: day, water: blue, land: '#d9c46a' },
  { island: 'cermin', sky: day, water: blue, land: '#6fcf9a' },
  { island: 'pintu', sky: day, water: blue, land: '#5fbf73' },
  { island: 'gunung', sky: day, water: blue, land: '#4fae7a' },
  { island: 'syal', sky: ['#b9d6f2', '#f4fbff'], water: ['#6fa8cf', '#3f78a8'], land: '#e6f2fb' },
  { island: 'kerbau', sky: late, water: blue, land: '#f0d38a' },
  { island: 'truk', sky: late, water: blue, land: '#9ab86a' },
  { island: 'nama', sky: late, water: dark, land: '#6fae5f' },
  { island: 'dermaga', sky: dusk, water: dark, land: '#4f6fa0' },
  { island: 'mercusuar', sky: night, water: dark, land: '#3f4fa8' },
];

/** A task's id begins with its island; what staff write lies at the first. */
export const islandOf = (task: string): number => {
  const at = Number(/^s(\d+)-/.exec(task)?.[1] ?? 1);
  return at >= 1 && at <= seas.length ? at : 1;
};

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".75"><circle r="14"/><circle cx="18" cy="-6" r="18"/><circle cx="38" cy="0" r="14"/><rect x="-12" width="62" height="14" rx="7"/></g>`;

const stars = [30, 84, 140, 210, 268, 330, 378]
  .map((x, at) => `<circle cx="${x}" cy="${20 + ((at * 37) % 70)}" r="1.6" fill="#ffe9a8"/>`)
  .join('');

const waves = (y: number, colour: string): string =>
  `<path d="M-200 ${y}${'q25-10 50 0t50 0'.repeat(8)}V300H-200z" fill="${colour}"/>`;

/** Behind a task what stands on the island is moved aside: the work lies in the middle. */
const standing = (figure: string, isAside: boolean): string =>
  `<g transform="translate(${isAside ? '252 112' : '140 92'}) scale(${isAside ? '.94' : '1.2'})">${figure}</g>`;

const seaPicture = (at: number, isAside: boolean): string => {
  const { island, sky, water, land } = seas[at - 1] ??
    seas[0] ?? { island: '', sky: day, water: blue, land: '' };
  const above =
    at >= 11
      ? stars
      : cloud(70, 60, 1) + cloud(290, 40, 0.8) + cloud(-90, 84, 0.9) + cloud(480, 70, 1.1);
  return `<svg viewBox="-200 0 800 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".8" stop-color="${sky[1]}"/></linearGradient></defs><rect x="-400" width="1200" height="300" fill="url(#sky)"/>${above}<ellipse cx="200" cy="214" rx="190" ry="40" fill="${land}"/>${standing(islandArt(island), isAside)}${waves(222, water[0])}${waves(258, water[1])}</svg>`;
};

/** Fills what lies behind a task; above the picture its sky goes on. */
export const paintPlace = (place: HTMLElement, task: string, isAside = true): void => {
  const at = islandOf(task);
  place.innerHTML = seaPicture(at, isAside);
  place.style.backgroundColor = seas[at - 1]?.sky[0] ?? '';
};
