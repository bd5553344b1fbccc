/** The ten stations of one night: dusk at the factory, stars on the mountain, sunrise at the feast. */
import { cracker } from './packs.ts';

const skies: readonly (readonly [string, string, string])[] = [
  ['#5b3f9e', '#f2789a', '#ffb27a'],
  ['#3f2c8c', '#a04aae', '#f2789a'],
  ['#2a1a78', '#6a3aa8', '#b45bb0'],
  ['#1f1558', '#38218f', '#6a3aa8'],
  ['#150e3f', '#2a1a78', '#4a3fae'],
  ['#150e3f', '#221766', '#38218f'],
  ['#120b38', '#1f1558', '#3c2399'],
  ['#150e3f', '#24206e', '#2f4b9a'],
  ['#1f1f66', '#3f4fa8', '#8a7ac8'],
  ['#4f6fc8', '#ff9a8a', '#ffd96b'],
];

const star = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffe9a8"/>`;
const stars = [
  [30, 24, 1.6],
  [74, 52, 1.1],
  [112, 18, 1.4],
  [156, 40, 1],
  [204, 16, 1.7],
  [246, 48, 1.2],
  [290, 22, 1.5],
  [338, 46, 1.1],
  [376, 20, 1.6],
]
  .map(([x = 0, y = 0, r = 1]) => star(x, y, r))
  .join('');
const moon =
  '<circle cx="330" cy="54" r="24" fill="#ffe9a8"/><circle cx="340" cy="48" r="21" fill="#2a1a78"/>';

const lamp = (x: number): string =>
  `<path d="M${x} 252v-54" stroke="#231a4d" stroke-width="4"/><circle cx="${x}" cy="192" r="22" fill="#ffd96b" opacity=".25"/><circle cx="${x}" cy="192" r="8" fill="#ffe9a8"/>`;

const hills = (far: string, near: string): string =>
  `<path d="M0 200C40 200 70 160 116 166S190 204 226 188S300 152 330 172S378 200 400 200V270H0z" fill="${far}"/><path d="M0 226C50 226 80 208 130 214S210 238 262 224S360 226 400 226V270H0z" fill="${near}"/>`;

const house = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-24 0v-26h48V0z" fill="#4b3a86"/><path d="M-32-24L0-52l32 28z" fill="#c2485c"/><rect x="-16" y="-20" width="12" height="13" rx="2" fill="#ffe38a"/><rect x="4" y="-20" width="12" height="20" rx="2" fill="#2a1f5c"/></g>`;

const palm = (x: number): string =>
  `<g transform="translate(${x} 240)"><path d="M-3 0q3-32 8-54l5 2q-4 26-5 52z" fill="#3b2a5c"/><path d="M8-54q-22-14-34 4 18-6 34-4m0 0q-10-24-30-20 20 4 30 20m0 0q6-24 26-22-20 6-26 22m0 0q22-12 32 6-16-8-32-6" fill="#1d5f6b"/></g>`;

const cone =
  '<path d="M-20 250L158 92q14-10 42-2L420 250z" fill="#2b2a72"/><path d="M120 126l38-34q14-10 42-2l40 32-22-2-14 12-18-14-20 16-16-12z" fill="#e6ebf7" opacity=".85"/><path d="M166 84q-4-26 14-32t8-28q18 16 10 34t6 28z" fill="#8f86c9" opacity=".6"/>';

const flags =
  '<path d="M0 44q100 44 200 4 100 40 200-6" fill="none" stroke="#fff" stroke-width="3"/>' +
  Array.from({ length: 13 }, (_, at) => {
    const x = 16 + at * 30;
    const y = 48 + Math.abs(Math.sin((x / 200) * Math.PI)) * 17;
    return `<path d="M${x} ${y}h18v9h-18z" fill="#e8413f"/><path d="M${x} ${y + 9}h18v9h-18z" fill="#fff"/>`;
  }).join('');

const hanging = [122, 174, 226, 278]
  .map((x) => `<path d="M${x} 116v34" stroke="#6b3a00" stroke-width="2.5"/>${cracker(x, 164, 15)}`)
  .join('');

/** What stretches on beyond the edges, and what stands there once. */
interface Place {
  land: string;
  things: string;
}

const factory =
  '<path d="M94 246v-70h100v70z" fill="#54408f"/><path d="M86 178l58-34 58 34z" fill="#c2485c"/><path d="M164 156v-46h18v56z" fill="#8a3f55"/><path d="M172 102q-14-14 2-26t0-28q22 16 8 30t4 24z" fill="#fff" opacity=".5"/><rect x="108" y="190" width="26" height="24" rx="3" fill="#ffe38a"/><rect x="152" y="190" width="26" height="24" rx="3" fill="#ffe38a"/><path d="M214 210h96M214 236h96M220 250v-50M304 250v-50" stroke="#6b3a00" stroke-width="4"/>';

const platform =
  '<path d="M70 170h190l-16-26H86z" fill="#c2485c"/><path d="M90 170v78M146 170v78M240 170v78" stroke="#2a1f5c" stroke-width="6"/><rect x="160" y="184" width="66" height="64" rx="4" fill="#54408f"/><rect x="174" y="196" width="38" height="24" rx="3" fill="#ffe38a"/><path d="M300 248v-60" stroke="#231a4d" stroke-width="5"/><circle cx="300" cy="180" r="18" fill="#fffaf0" stroke="#ef5a5a" stroke-width="5"/><path d="M300 180v-10M300 180l8 5" stroke="#231a4d" stroke-width="3.500" stroke-linecap="round"/>';

const truss =
  '<path d="M40 216l56-58h208l56 58M96 158v58M148 158v58M200 158v58M252 158v58M304 158v58M96 216l52-58 52 58 52-58 52 58" fill="none" stroke="#e8504f" stroke-width="6" stroke-linejoin="round"/>';

const tree = (x: number): string =>
  `<path d="M${x} 250v-34" stroke="#3b2a5c" stroke-width="8"/><path d="M${x - 30} 222q-6-30 18-40 12-24 26 2 22 10 14 38z" fill="#1d5f6b"/><path d="M${x - 30} 222q4-16 20-18 18 12 38 18z" fill="#17505c"/>`;

const fireflies = [
  [70, 150],
  [120, 176],
  [180, 140],
  [232, 168],
  [300, 150],
  [344, 178],
]
  .map(
    ([x = 0, y = 0]) =>
      `<circle cx="${x}" cy="${y}" r="7" fill="#ffe38a" opacity=".22"/>${star(x, y, 2.4)}`,
  )
  .join('');

const places: readonly Place[] = [
  {
    land: hills('#7a4a8c', '#4d3a80'),
    things: `${factory}${[230, 258, 286].map((x) => cracker(x, 199, 11) + cracker(x + 4, 225, 11)).join('')}`,
  },
  { land: hills('#5b3f8f', '#3f2f7a'), things: platform },
  {
    land: `${hills('#41307f', '#2d2468')}<path d="M0 236h400M0 222h400" stroke="#6f64b0" stroke-width="3"/>`,
    things: `${lamp(100)}${lamp(200)}${lamp(300)}<path d="M130 222l60 26M270 222l-60 26" stroke="#6f64b0" stroke-width="3"/>`,
  },
  {
    land: '<path d="M0 196q100-16 200-6t200-8v80H0z" fill="#2f2a78"/><path d="M0 212h400v40H0z" fill="#245a66"/><path d="M0 212l60 40M60 212l60 40M120 212l60 40M180 212l60 40M240 212l60 40M300 212l60 40M360 212l60 40" stroke="#3f8a86" stroke-width="3"/>',
    things: `<g transform="translate(-70 44)">${moon}</g>${palm(92)}${palm(322)}`,
  },
  {
    land: '<path d="M0 210q70-30 130 0t140-6 130 0v60H0z" fill="#241b66"/><path d="M0 226h400v40H0z" fill="#1d4f8a"/><path d="M20 238q12-7 24 0t24 0M160 244q12-7 24 0t24 0M300 236q12-7 24 0t24 0" fill="none" stroke="#8fd0ff" stroke-width="3" opacity=".6"/><path d="M0 216h400" stroke="#8a3f55" stroke-width="8"/>',
    things: truss,
  },
  {
    land: '<path d="M0 250v-70l46-44 60 70 40-30 54 74zM400 250v-60l-50-60-70 90-40 30z" fill="#241d60"/>',
    things:
      '<path d="M60 252L160 110q40-30 80 0l100 142z" fill="#2f2878"/><path d="M160 110q40-30 80 0l22 32-24-6-20 14-22-14-20 14-36-14z" fill="#5a4fa8"/><path d="M144 252v-50q0-50 56-50t56 50v50z" fill="#4b3a86"/><path d="M158 252v-48q0-38 42-38t42 38v48z" fill="#0f0a30"/><path d="M184 226q4-6 8 0M206 226q4-6 8 0" fill="none" stroke="#ffe38a" stroke-width="3" stroke-linecap="round"/>',
  },
  { land: hills('#1d1858', '#1a1450'), things: `${cone}${palm(70)}${palm(340)}` },
  {
    land: `<path d="M0 214q100-26 200-8t200-10v60H0z" fill="#1f2a66"/>${[24, 76, 128, 268, 322, 374].map(tree).join('')}`,
    things: fireflies,
  },
  {
    land: hills('#4a55a8', '#38428f'),
    things: `${house(120, 240, 0.95)}${house(190, 236, 0.7)}${house(290, 240, 1.05)}${lamp(238)}${palm(70)}`,
  },
  {
    land: `${hills('#3f9a6a', '#2f7d5a')}<g transform="translate(0 -6)">${flags}</g>`,
    things: `<path d="M96 116h208" stroke="#6b3a00" stroke-width="4"/><path d="M98 112v136M302 112v136" stroke="#6b3a00" stroke-width="6"/>${hanging}`,
  },
];

const rails =
  '<path d="M0 252h400v48H0z" fill="#3b2f6e"/><path d="M0 252h400v7H0z" fill="#54469a"/>' +
  Array.from(
    { length: 16 },
    (_, at) => `<path d="M${at * 25 + 7} 270h13l-3 18h-19z" fill="#5d3a1f"/>`,
  ).join('') +
  '<path d="M0 271h400M0 285h400" stroke="#c9c4e8" stroke-width="4"/>';

/** A task's id begins with its station; what staff write stands at the first. */
export const stationOf = (task: string): number => {
  const at = Number(/^s(\d+)-/.exec(task)?.[1] ?? 1);
  return at >= 1 && at <= places.length ? at : 1;
};

/** Land and rails go on to both sides, mirrored, so that a wide screen is filled and a tall one not cut. */
const wide = (inner: string): string =>
  `<g transform="translate(1 0) scale(-1 1)">${inner}</g><g transform="translate(799 0) scale(-1 1)">${inner}</g>${inner}`;

const skyOf = (station: number) =>
  skies[station - 1] ?? (['#150e3f', '#38218f', '#7a45c4'] as const);

const placePicture = (station: number): string => {
  const [top, middle, low] = skyOf(station);
  const { land, things } = places[station - 1] ?? { land: '', things: '' };
  const sun = station === 10 ? '<circle cx="200" cy="206" r="60" fill="#fff1cf"/>' : wide(stars);
  return `<svg viewBox="-200 0 800 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="night" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".86" stop-color="${low}"/></linearGradient></defs><rect x="-400" width="1200" height="300" fill="url(#night)"/>${sun}${wide(land)}${things}${wide(rails)}</svg>`;
};

/** Fills what lies behind a task; above the picture its sky goes on. */
export const paintPlace = (place: HTMLElement, task: string): void => {
  const station = stationOf(task);
  place.innerHTML = placePicture(station);
  place.style.backgroundColor = skyOf(station)[0];
};
