/** The moon, lesson by lesson: behind each task stands what was built in the lessons before it. */
import { builtNames, builtPart } from './emblems.ts';

const skies: readonly (readonly [string, string])[] = [
  ['#191252', '#4a3fae'],
  ['#1a1560', '#5948b8'],
  ['#2a1a78', '#8a63c8'],
  ['#241a6e', '#a06ac4'],
  ['#14224f', '#3f78b0'],
  ['#12305c', '#4a9ab0'],
  ['#0f3a55', '#3fa08a'],
  ['#1a2a6e', '#5a7ad0'],
  ['#1f1f78', '#7d6ad8'],
  ['#2a1a6e', '#e08a9a'],
  ['#1c1c66', '#6f8fe0'],
  ['#231656', '#b06fb8'],
];

/** From its place in the course comes the name of a task, so it is right also in a later lesson. */
export const stationOf = (task: string): number => {
  const station = Number(/^s(\d+)-/.exec(task)?.[1] ?? 1);
  return station >= 1 && station <= skies.length ? station : 1;
};

const stars = [
  [24, 30],
  [70, 64],
  [118, 22],
  [166, 52],
  [214, 18],
  [262, 58],
  [316, 26],
  [372, 50],
]
  .map(
    ([x = 0, y = 0], at) =>
      `<circle cx="${x}" cy="${y}" r="${1 + (at % 3) * 0.5}" fill="#fff4c9"/>`,
  )
  .join('');
const earth =
  '<g transform="translate(14 46)"><circle cx="338" cy="66" r="30" fill="#3f8fe0"/><path d="M322 48q12-6 16 4t-6 12-16-2 6-14zM346 66q14-4 16 6t-10 14-12-8 6-12zM318 78q8 0 10 8-8 2-12-4z" fill="#5cc98a"/></g>';
const crater = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.32}" fill="#a99fd0"/><ellipse cx="${x}" cy="${y + r * 0.06}" rx="${r * 0.8}" ry="${r * 0.22}" fill="#8f84bd"/>`;

const ground = `<path d="M0 214Q100 186 200 196T400 206V270H0z" fill="#b6adda"/><path d="M0 232Q120 214 240 226T400 228V270H0z" fill="#cbc3e8"/>${crater(60, 226, 24)}${crater(300, 240, 32)}${crater(180, 252, 18)}`;

/** They stand along the edge, the newest nearest. */
const standing = (station: number): string => {
  const names = builtNames.slice(0, station - 1);
  const step = Math.min(41, 350 / Math.max(1, names.length - 1));
  return names
    .map((name, at) => {
      const x = 10 + at * step;
      const y = 168 + ((at * 7) % 12);
      return `<g transform="translate(${x} ${y}) scale(.36)">${builtPart(name)}</g>`;
    })
    .join('');
};

export const paintPlace = (place: HTMLElement, task: string): void => {
  const station = stationOf(task);
  const [high, low] = skies[station - 1] ?? ['#191252', '#4a3fae'];
  place.style.background = `linear-gradient(${high}, ${low})`;
  place.innerHTML = `<svg viewBox="0 0 400 270" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${stars}${earth}${ground}${standing(station)}</svg>`;
};
