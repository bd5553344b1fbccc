/** One night, from the big toe at dusk to the hair at sunrise: ten stretches of one sleeping giant. */
import { giant } from './giant.ts';

interface Place {
  readonly sky: readonly [top: string, middle: string, low: string];
  /** What stands in the middle, and how high the picture is: a tall screen shows less to both sides. */
  readonly middle: number;
  readonly height: number;
}

const dusk: Place = { sky: ['#5b3f9e', '#f2789a', '#ffb27a'], middle: 128, height: 400 };
const places: readonly Place[] = [
  dusk,
  { sky: ['#3f2c8c', '#a04aae', '#f2789a'], middle: 320, height: 400 },
  { sky: ['#2a1a78', '#6a3aa8', '#b45bb0'], middle: 630, height: 400 },
  { sky: ['#1f1558', '#38218f', '#6a3aa8'], middle: 620, height: 360 },
  { sky: ['#150e3f', '#2a1a78', '#4a3fae'], middle: 810, height: 380 },
  { sky: ['#150e3f', '#221766', '#38218f'], middle: 940, height: 380 },
  { sky: ['#120b38', '#1f1558', '#3c2399'], middle: 1000, height: 380 },
  { sky: ['#150e3f', '#24206e', '#2f4b9a'], middle: 1090, height: 380 },
  { sky: ['#1f1f66', '#3f4fa8', '#8a7ac8'], middle: 1050, height: 420 },
  { sky: ['#4f6fc8', '#ff9a8a', '#ffd96b'], middle: 960, height: 520 },
];

/** A task's id begins with its station; what staff write stands at the first. */
export const stationOf = (task: string): number => {
  const at = Number(/^s(\d+)-/.exec(task)?.[1] ?? 1);
  return at >= 1 && at <= places.length ? at : 1;
};

const star = (at: number): string =>
  `<circle cx="${(at * 97) % 1400}" cy="${-320 + ((at * 53) % 380)}" r="${1 + (at % 3) * 0.5}" fill="#ffe9a8"/>`;
const stars = Array.from({ length: 60 }, (_, at) => star(at)).join('');

const house = (x: number): string =>
  `<g transform="translate(${x} 300)"><path d="M-18 0v-20h36V0z" fill="#4b3a86"/><path d="M-24-18L0-38l24 20z" fill="#c2485c"/><rect x="-6" y="-14" width="11" height="14" fill="#ffe38a"/></g>`;
const village = [-70, -28, 232, 468, 850, 1210, 1260].map(house).join('');
const ground =
  '<path d="M-400 296h2200v140H-400z" fill="#2d2468"/><path d="M-400 296h2200v10H-400z" fill="#4d3a80"/>';

/** From dusk to dawn; at sunrise his eye is open. */
export const paintPlace = (place: HTMLElement, task: string): void => {
  const station = stationOf(task);
  const { sky, middle, height } = places[station - 1] ?? dusk;
  const isAwake = station === 10;
  const width = height * 1.7;
  const above = isAwake ? '<circle cx="760" cy="120" r="110" fill="#fff1cf"/>' : stars;
  place.innerHTML = `<svg viewBox="${middle - width / 2} ${330 - height} ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${above}${ground}<g class="giant">${giant(isAwake)}</g>${village}</svg>`;
  place.style.background = `linear-gradient(${sky[0]}, ${sky[1]} 60%, ${sky[2]})`;
};
