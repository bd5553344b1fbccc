/** Things one can be in, on or under, eat, ride and carry: the ground at 0, drawn around the middle. Own work. */
import type { Thing } from '../rules/words.ts';
import { ink, type Paint, pale, rimmed } from './paint.ts';

export interface Prop {
  /** What lies behind who is in it. */
  back(paint: Paint): string;
  /** What hides the lower half of who is in it. */
  front?(paint: Paint): string;
  /** Where one stands on it, and how far from the middle. */
  top: number;
  topX?: number;
  /** Where the feet are of who is in it. */
  inside?: { x: number; y: number };
  wide: number;
  tall: number;
  /** There is room below it; the others are lifted by whoever is there. */
  below?: { x: number; scale: number };
}

/** Where its corner is, how wide, how high, how round. */
type Box = readonly [number, number, number, number, number];
const rect = ([x, y, w, h, r]: Box, look: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${look}/>`;
const path = (d: string, look: string): string => `<path d="${d}" ${look}/>`;
const wheel = (x: number, y = -12): string =>
  `<g class="wheel"><circle cx="${x}" cy="${y}" r="13" fill="#3a3157" stroke="${ink}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="5" fill="#fff3dc"/><path d="M${x} ${y - 10}V${y + 10}" stroke="#8a80b0" stroke-width="2"/></g>`;
export const wheels = (wide: number): string => wheel(-wide * 0.32) + wheel(wide * 0.32);

export const props: Readonly<Record<Thing, Prop>> = {
  table: {
    back: (p) =>
      [-58, 46].map((x) => rect([x, -64, 12, 64, 4], rimmed(p))).join('') +
      rect([-74, -76, 148, 16, 7], rimmed(p)) +
      rect([-66, -73, 132, 5, 2], pale(p)),
    top: -76,
    wide: 150,
    tall: 76,
    below: { x: 0, scale: 0.5 },
  },
  box: {
    back: (p) =>
      path('M-54 -66L-42 -84H42L54 -66Z', `fill="${p.dark}"`) +
      path('M-54 -66L-74 -80L-60 -92L-42 -84Z', rimmed(p)) +
      path('M54 -66L74 -80L60 -92L42 -84Z', rimmed(p)),
    front: (p) =>
      rect([-54, -66, 108, 66, 5], rimmed(p)) +
      rect([-10, -66, 20, 66, 0], pale(p)) +
      path('M30 -14V-34M24 -28L30 -35L36 -28', `fill="none" stroke="${p.dark}" stroke-width="4"`),
    top: -74,
    inside: { x: 0, y: -26 },
    wide: 110,
    tall: 84,
  },
  bed: {
    back: (p) =>
      rect([-84, -92, 16, 92, 7], rimmed(p)) +
      rect([74, -62, 12, 62, 6], rimmed(p)) +
      rect([-76, -44, 156, 24, 8], 'fill="#fffaf0" stroke="#8a80b0" stroke-width="3"') +
      rect([-66, -58, 44, 18, 9], 'fill="#fff" stroke="#8a80b0" stroke-width="3"'),
    front: (p) =>
      path('M-30 -50Q20 -62 76 -48V-22H-36Z', rimmed(p)) +
      path('M-30 -50Q20 -62 76 -48V-38Q20 -52 -32 -40Z', pale(p)),
    top: -54,
    inside: { x: -14, y: -24 },
    wide: 170,
    tall: 92,
  },
  car: {
    back: (p) =>
      path(
        'M-52 -50Q-40 -88 0 -88Q36 -88 48 -50Z',
        `fill="#bfe9f7" stroke="${p.dark}" stroke-width="5"`,
      ),
    front: (p) =>
      path('M-82 -18Q-86 -52 -56 -54H54Q84 -52 82 -18Z', rimmed(p)) +
      rect([-70, -42, 18, 12, 6], 'fill="#fff3bd"') +
      rect([54, -42, 18, 12, 6], 'fill="#ffb3c2"') +
      rect([-6, -44, 18, 5, 2], pale(p)) +
      wheel(-46) +
      wheel(46),
    top: -88,
    inside: { x: 0, y: -30 },
    wide: 166,
    tall: 88,
  },
  shoe: {
    back: (p) => path('M-66 -20L-62 -86Q-38 -96 -14 -84L-8 -50L0 -20Z', `fill="${p.dark}"`),
    front: (p) =>
      path('M-68 -14L-64 -80Q-38 -66 -14 -78Q0 -44 44 -42Q78 -40 80 -14Z', rimmed(p)) +
      path(
        'M-70 -16H82Q84 0 72 0H-62Q-72 0 -70 -16Z',
        `fill="#fffaf0" stroke="${p.dark}" stroke-width="3"`,
      ) +
      path(
        'M-8 -62L10 -68M2 -50L20 -58M16 -44L34 -52',
        'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"',
      ) +
      path('M-54 -24Q-40 -44 -24 -24', `fill="none" stroke="${p.light}" stroke-width="5"`),
    top: -76,
    topX: -38,
    inside: { x: -38, y: -34 },
    wide: 156,
    tall: 88,
  },
  boat: {
    back: (p) =>
      path('M4 -52V-132', `stroke="${p.dark}" stroke-width="6"`) +
      path('M10 -128Q64 -104 58 -60H10Z', 'fill="#fff" stroke="#8a80b0" stroke-width="3"') +
      path('M10 -128Q36 -116 48 -98L10 -96Z', pale(p)),
    front: (p) =>
      path('M-84 -52Q0 -38 84 -52Q76 -4 40 -4H-40Q-76 -4 -84 -52Z', rimmed(p)) +
      path('M-80 -40Q0 -26 80 -40', `fill="none" stroke="${p.light}" stroke-width="6"`) +
      path('M-110 0Q-95 -10 -80 0T-50 0T-20 0T10 0T40 0T70 0T104 0V10H-110Z', 'fill="#2bc3e8"'),
    top: -46,
    topX: -36,
    inside: { x: -36, y: -24 },
    wide: 168,
    tall: 132,
  },
  tree: {
    back: (p) =>
      path(
        'M-12 0Q-6 -40 -10 -70H12Q8 -40 16 0Z',
        'fill="#9a6a3c" stroke="#54300f" stroke-width="3"',
      ) +
      path(
        'M-20 -62Q-72 -60 -62 -104Q-64 -146 -22 -146Q0 -172 26 -148Q70 -144 62 -102Q72 -58 22 -62Q0 -54 -20 -62Z',
        rimmed(p),
      ),
    front: (p) =>
      path(
        'M-46 -72Q-30 -94 -8 -80Q10 -96 26 -80Q44 -90 52 -70Q30 -60 20 -62Q0 -54 -20 -62Q-38 -62 -46 -72Z',
        rimmed(p),
      ) +
      [
        [-36, -120],
        [34, -124],
        [44, -96],
      ]
        .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="6" fill="#ff8b4a"/>`)
        .join(''),
    top: -150,
    inside: { x: 0, y: -74 },
    wide: 130,
    tall: 156,
    below: { x: 0, scale: 0.5 },
  },
  hat: {
    back: (p) =>
      path('M-84 -4Q-50 -12 0 -74Q50 -12 84 -4Q0 10 -84 -4Z', rimmed(p)) +
      path(
        'M-44 -22Q0 -10 44 -22M-20 -48Q0 -42 20 -48',
        `fill="none" stroke="${p.dark}" stroke-width="3"`,
      ) +
      path('M-8 -56L0 -70L8 -56Q0 -52 -8 -56Z', pale(p)),
    top: -66,
    wide: 168,
    tall: 74,
  },
  banana: {
    back: (p) =>
      path('M-72 -44Q-46 10 20 -2Q66 -12 78 -58L68 -64Q50 -34 4 -34Q-34 -34 -62 -56Z', rimmed(p)) +
      path('M68 -64L72 -76L82 -72L78 -58Z', `fill="${p.dark}"`) +
      path(
        'M-52 -34Q-20 -12 26 -18',
        `fill="none" stroke="${p.light}" stroke-width="6" stroke-linecap="round"`,
      ),
    top: -32,
    wide: 150,
    tall: 70,
  },
  cake: {
    back: (p) =>
      path(
        'M-62 0V-44Q0 -62 62 -44V0Q0 12 -62 0Z',
        'fill="#f6dcb0" stroke="#8a5a2a" stroke-width="3"',
      ) +
      path(
        'M-62 -22V-48Q0 -66 62 -48V-24Q50 -12 40 -24Q30 -8 18 -22Q6 -8 -8 -22Q-20 -8 -32 -22Q-46 -10 -62 -22Z',
        rimmed(p),
      ) +
      path('M-62 -48Q0 -66 62 -48Q0 -34 -62 -48Z', pale(p)) +
      path('M-30 -54V-74M0 -50V-72M30 -54V-74', 'stroke="#5b3bd6" stroke-width="6"') +
      [-30, 0, 30]
        .map((x) =>
          path(`M${x} -92Q${x + 7} -82 ${x} -76Q${x - 7} -82 ${x} -92Z`, 'fill="#ffb020"'),
        )
        .join(''),
    top: -52,
    wide: 126,
    tall: 60,
  },
};
