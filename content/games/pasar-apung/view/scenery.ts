/** A river in South Kalimantan between dawn and day: sky, bank, water, boats. Own work. */
import type { Stages } from '@nobi/kit/game';

const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#fff" opacity=".5"/>`;
const box = (name: string, size: string, inside: string): string =>
  `<svg class="${name}" viewBox="0 0 ${size}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${inside}</svg>`;
const wash = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, fill]) => `<stop offset="${at}" stop-color="${fill}"/>`).join('')}</linearGradient></defs><rect width="1200" height="700" fill="url(#${id})"/>`;

export const dawn = box(
  'sky',
  '1200 700',
  `${wash('pa-dawn', [
    [0, '#3b2f8f'],
    [0.4, '#8f5fb8'],
    [0.72, '#ff9d7a'],
    [1, '#ffdf9e'],
  ])}${cloud(220, 300, 0.8)}${cloud(900, 220, 0.7)}`,
);
export const day = box(
  'sky day',
  '1200 700',
  `${wash('pa-day', [
    [0, '#3fa9ee'],
    [0.6, '#a5e0fb'],
    [1, '#fff3cf'],
  ])}${cloud(260, 250, 0.9)}${cloud(760, 330, 0.7)}${cloud(1080, 200, 0.6)}`,
);

const palm = (x: number, k: number): string =>
  `<g transform="translate(${x} 176) scale(${k})"><path d="M-6 0Q-4 -60 8 -112L17 -110Q8 -56 10 0Z" fill="#7a4f2e"/><g fill="#1d8a5c"><path d="M12 -112Q-14 -136 -46 -112Q-14 -118 12 -108Z"/><path d="M12 -112Q40 -138 72 -112Q38 -118 12 -108Z"/><path d="M12 -112Q-4 -156 -36 -152Q-8 -140 14 -108Z"/><path d="M12 -112Q30 -156 62 -150Q32 -140 10 -108Z"/><path d="M12 -110Q-20 -104 -34 -78Q-8 -96 14 -106Z"/><path d="M12 -110Q44 -104 58 -78Q30 -96 10 -106Z"/></g><circle cx="5" cy="-104" r="6" fill="#8a4b00"/><circle cx="18" cy="-103" r="6" fill="#a05a10"/></g>`;
const bush = (x: number, r: number, fill: string): string =>
  `<ellipse cx="${x}" cy="180" rx="${r}" ry="${r * 0.62}" fill="${fill}"/>`;
const bushes = Array.from({ length: 17 }, (_, at) =>
  bush(at * 76 - 10, 46 + ((at * 37) % 30), at % 2 ? '#2c9a63' : '#23865a'),
).join('');
const mosque =
  '<g transform="translate(905 180)" fill="#f7e3c8"><path d="M-46 0V-44H46V0Z"/><path d="M-34 -44Q-34 -78 0 -92Q34 -78 34 -44Z" fill="#19a37d"/><path d="M0 -92V-104" stroke="#ffc53d" stroke-width="4"/><path d="M56 0V-86H70V0Z"/><path d="M54 -86L63 -108L72 -86Z" fill="#19a37d"/><path d="M-12 0V-22Q0 -36 12 -22V0Z" fill="#b8692f"/></g>';

/** Its lower edge is the waterline. */
export const bank = box(
  'bank',
  '1200 180',
  `<path d="M0 120Q180 40 360 110T720 96T1200 120V180H0Z" fill="#5fae8f" opacity=".8"/>${mosque}${palm(70, 0.8)}${palm(310, 0.95)}${palm(600, 0.75)}${palm(770, 0.9)}${palm(1120, 1)}${bushes}<rect y="172" width="1200" height="8" fill="#1d6f50"/>`,
);

const ripple = (y: number, from: number): string =>
  `<path d="M${from} ${y}${'q22 -9 44 0t44 0'.repeat(2)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;
const ripples = [
  [40, 60],
  [40, 820],
  [92, 400],
  [110, 980],
  [160, 150],
  [190, 700],
  [240, 420],
  [262, 1000],
]
  .map(([y = 0, x = 0]) => ripple(y, x))
  .join('');
export const water = `<svg class="ripples" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${ripples}</svg>`;

/** Water hyacinths that drift by. */
export const hyacinth =
  '<svg viewBox="0 0 120 60" aria-hidden="true"><g fill="#2c9a63"><ellipse cx="34" cy="44" rx="24" ry="11"/><ellipse cx="84" cy="44" rx="26" ry="12"/><ellipse cx="60" cy="36" rx="22" ry="12" fill="#3bb577"/></g><g fill="#b18de6"><circle cx="58" cy="16" r="7"/><circle cx="68" cy="20" r="7"/><circle cx="60" cy="27" r="7"/><circle cx="51" cy="22" r="6"/></g><circle cx="60" cy="20" r="3" fill="#ffd96b"/></svg>';

/** A boat far away, with somebody under a wide hat. */
export const passer =
  '<svg viewBox="0 0 160 70" aria-hidden="true"><path d="M66 44Q66 26 80 26Q94 26 94 44Z" fill="#d4466f"/><path d="M56 24Q80 2 104 24Q80 30 56 24Z" fill="#f3cf86"/><path d="M100 30L132 62" stroke="#7a4f2e" stroke-width="4"/><path d="M6 38Q30 48 80 48T154 38Q144 62 118 62H42Q16 62 6 38Z" fill="#7a4526"/></svg>';

const planks = [40, 78, 122, 172, 228]
  .map(
    (y) =>
      `<path d="M0 ${y + 30}Q600 ${y - 26} 1200 ${y + 30}" fill="none" stroke="#7a4423" stroke-opacity=".5" stroke-width="4"/>`,
  )
  .join('');
/** The child's own deck, with the triangles of the region's cloth along its edge. */
const points = Array.from({ length: 30 }, (_, at) => {
  const x = at * 41 + 4;
  const y = 50 - 44 * (1 - ((x + 16 - 600) / 600) ** 2);
  return `<path d="M${x} ${y + 28}l16 -18l16 18Z" fill="${at % 3 === 0 ? '#ff5c7a' : '#ffd96b'}"/>`;
}).join('');
export const deck = `<svg class="planks" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true"><path d="M0 50Q600 -38 1200 50V300H0Z" fill="#b8733a"/>${planks}<path d="M0 50Q600 -38 1200 50V92Q600 4 1200 92L1200 92Q600 6 0 92Z" fill="#5b3bd6"/><path d="M0 50Q600 -38 1200 50" fill="none" stroke="#8a4b22" stroke-width="10"/>${points}</svg>`;

/** Seen from the side, bow to the left. */
export const jukung = (hull: string, band: string): string =>
  `<svg class="hull" viewBox="0 0 420 110" aria-hidden="true"><path d="M2 8Q40 40 110 44H320Q384 40 418 4Q404 96 330 102H100Q22 98 2 8Z" fill="${hull}"/><path d="M2 8Q40 40 110 44H320Q384 40 418 4L414 24Q380 56 320 60H104Q40 54 8 28Z" fill="${band}"/><path d="M70 78H352" stroke="#fff3dc" stroke-opacity=".4" stroke-width="5" stroke-dasharray="4 22" stroke-linecap="round"/><path d="M0 102Q30 92 60 102T120 102T180 102T240 102T300 102T360 102T420 102V110H0Z" fill="#bdeef2" opacity=".8"/></svg>`;

/** Hulls and bands of the boats that come by. */
export const hulls: readonly (readonly [string, string])[] = [
  ['#8a4b22', '#d98a4a'],
  ['#2c6f78', '#ffd96b'],
  ['#8f2f52', '#ff9db4'],
  ['#4a3a9e', '#8fe3ff'],
  ['#3f7a45', '#ffd08a'],
  ['#b5583b', '#fff3dc'],
];

const own = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 120">${inside}</svg>`;
const raft =
  '<path d="M6 104H104" stroke="#7a4f2e" stroke-width="9" stroke-linecap="round"/><path d="M10 113H100" stroke="#5a3820" stroke-width="7" stroke-linecap="round"/>';
const posts = '<path d="M24 102V64M56 102V64M86 102V64" stroke="#8a5a30" stroke-width="7"/>';
const walls =
  '<rect x="18" y="60" width="74" height="42" rx="3" fill="#ffd08a"/><path d="M18 74H92M18 88H92" stroke="#dba558" stroke-width="2.500"/><rect x="46" y="72" width="20" height="30" rx="3" fill="#8a4b22"/>';
const roof =
  '<path d="M6 64L30 28H80L104 64Z" fill="#c2452f"/><path d="M20 52H90M28 40H82" stroke="#8f2f20" stroke-width="3"/>';

/** A house on the water for each skill: a raft, a frame, and one whose windows shine. */
export const lanting: Stages = [
  own(raft),
  own(
    `${raft}${posts}<path d="M10 62H100" stroke="#8a5a30" stroke-width="7" stroke-linecap="round"/>`,
  ),
  own(
    `<path class="smoke" d="M78 26q-9 -10 0 -17t0 -9" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>${raft}${walls}${roof}<g fill="#fff3a8" stroke="#8a4b22" stroke-width="3"><rect x="25" y="74" width="15" height="15" rx="2"/><rect x="72" y="74" width="15" height="15" rx="2"/></g><path d="M30 28V12l16 5l-16 6" fill="#ffc53d" stroke="#8a5a30" stroke-width="3"/>`,
  ),
];

export const leaper =
  '<svg viewBox="0 0 90 60" aria-hidden="true"><path d="M8 30Q30 4 60 26L82 8V50L60 34Q30 56 8 30Z" fill="#ffb020"/><path d="M34 17Q46 2 54 20Z" fill="#ff5c7a"/><circle cx="22" cy="27" r="6" fill="#fff"/><circle cx="21" cy="27" r="3" fill="#231a4d"/></svg>';
