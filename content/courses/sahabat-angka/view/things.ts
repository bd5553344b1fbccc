/** What lives on the islands. Each is drawn on 100 by 100. */
import { dayDrawings, dayParts } from './day.ts';
import { shapeNames, shapeThing } from './shapes.ts';

const eyes = (x: number, y: number, apart: number): string =>
  [x - apart, x + apart]
    .map(
      (at) =>
        `<circle cx="${at}" cy="${y}" r="4.6" fill="#231a4d"/><circle cx="${at + 1.6}" cy="${y - 1.6}" r="1.5" fill="#fff"/>`,
    )
    .join('');

const petals = (count: number, fill: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="50" cy="22" rx="11" ry="17" fill="${fill}" transform="rotate(${(360 / count) * i} 50 40)"/>`,
  ).join('');

const creatures = {
  chick:
    '<path d="M38 88v8m-6 0h11M60 88v8m-5 0h11" stroke="#e07b00" stroke-width="5" stroke-linecap="round"/><path d="M50 12C76 12 88 34 86 58C84 80 70 90 50 90C30 90 16 80 14 58C12 34 24 12 50 12Z" fill="#ffd54a"/><path d="M14 58C16 80 30 90 50 90C70 90 84 80 86 58C80 72 66 80 50 80C34 80 20 72 14 58Z" fill="#f2b01e"/><path d="M16 50q-10 4-8 18q10 2 16-6zM84 50q10 4 8 18q-10 2-16-6z" fill="#f7bd2e"/><path d="M43 12q2-10 7-2q4-10 8 1z" fill="#f2b01e"/><path d="M42 50h16l-8 10z" fill="#ff8a2b"/><ellipse cx="28" cy="54" rx="6" ry="4" fill="#ff5c7a" opacity=".45"/><ellipse cx="72" cy="54" rx="6" ry="4" fill="#ff5c7a" opacity=".45"/>' +
    eyes(50, 42, 15),
  frog:
    '<ellipse cx="24" cy="86" rx="17" ry="9" fill="#0b7f5a"/><ellipse cx="76" cy="86" rx="17" ry="9" fill="#0b7f5a"/><path d="M50 30C80 30 90 52 86 72C83 86 68 92 50 92C32 92 17 86 14 72C10 52 20 30 50 30Z" fill="#3fbf6e"/><ellipse cx="50" cy="74" rx="24" ry="15" fill="#c9f2b4"/><circle cx="30" cy="30" r="14" fill="#3fbf6e"/><circle cx="70" cy="30" r="14" fill="#3fbf6e"/><circle cx="30" cy="29" r="9" fill="#fff"/><circle cx="70" cy="29" r="9" fill="#fff"/><path d="M30 54q20 14 40 0" fill="none" stroke="#0b4f38" stroke-width="4" stroke-linecap="round"/>' +
    eyes(50, 29, 20),
  crab:
    '<path d="M22 66l-14 10M24 76l-10 14M78 66l14 10M76 76l10 14" stroke="#b01e43" stroke-width="6" stroke-linecap="round"/><path d="M26 54C12 46 10 34 14 24M74 54C88 46 90 34 86 24" fill="none" stroke="#d42b52" stroke-width="8" stroke-linecap="round"/><path d="M14 28a12 12 0 1 1 8-20l-8 8 12-2a12 12 0 0 1-12 14zM86 28a12 12 0 1 0-8-20l8 8-12-2a12 12 0 0 0 12 14z" fill="#ff5c7a"/><ellipse cx="50" cy="66" rx="36" ry="25" fill="#ff5c7a"/><path d="M14 66a36 25 0 0 0 72 0q-10 14-36 14t-36-14z" fill="#d42b52" opacity=".6"/><path d="M40 42v-8M60 42v-8" stroke="#d42b52" stroke-width="5"/><circle cx="40" cy="32" r="9" fill="#fff"/><circle cx="60" cy="32" r="9" fill="#fff"/><path d="M40 68q10 9 20 0" fill="none" stroke="#6b0f33" stroke-width="4" stroke-linecap="round"/>' +
    eyes(50, 32, 10),
  butterfly:
    '<path d="M48 50C34 12 4 14 8 40C10 54 30 58 48 52zM52 50C66 12 96 14 92 40C90 54 70 58 52 52z" fill="#8a6df5"/><path d="M48 54C26 52 12 66 20 82C28 94 46 80 49 58zM52 54C74 52 88 66 80 82C72 94 54 80 51 58z" fill="#ff8fb0"/><circle cx="26" cy="36" r="7" fill="#ffd96b"/><circle cx="74" cy="36" r="7" fill="#ffd96b"/><circle cx="31" cy="74" r="5.5" fill="#fff3dc"/><circle cx="69" cy="74" r="5.5" fill="#fff3dc"/><path d="M46 24q-6-12-13-13M54 24q6-12 13-13" fill="none" stroke="#2c1e7a" stroke-width="3" stroke-linecap="round"/><rect x="43" y="32" width="14" height="52" rx="7" fill="#4a2fb8"/><circle cx="50" cy="30" r="12" fill="#5b3bd6"/><circle cx="46" cy="29" r="3.4" fill="#fff"/><circle cx="54" cy="29" r="3.4" fill="#fff"/><path d="M46 35q4 3 8 0" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>',
  fish: '<path d="M68 50L94 28Q90 50 94 72Z" fill="#e06a12"/><path d="M46 22q14-14 24-2l-6 14z" fill="#e06a12"/><path d="M6 52C14 24 52 18 76 50C52 84 14 80 6 52Z" fill="#ff9a3d"/><path d="M44 28q12 22 0 47M58 34q8 16 0 34" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/><path d="M10 58q8 4 13 0" fill="none" stroke="#6b2b00" stroke-width="3.5" stroke-linecap="round"/><circle cx="26" cy="44" r="8" fill="#fff"/><circle cx="25" cy="45" r="4.6" fill="#231a4d"/>',
  duck: '<path d="M18 58C6 50 8 34 18 30q-2 14 12 18z" fill="#f2b01e"/><path d="M14 60C14 88 34 94 54 94C80 94 92 78 86 58Q66 66 44 56Q28 50 14 60Z" fill="#ffd54a"/><circle cx="64" cy="38" r="24" fill="#ffdf6b"/><path d="M80 40q18-2 16 6t-18 6z" fill="#ff7a1f"/><path d="M30 66q16 16 36 2q-4 18-20 18q-14 0-16-20z" fill="#f2b01e"/><circle cx="70" cy="33" r="4.8" fill="#231a4d"/><circle cx="71.5" cy="31.4" r="1.6" fill="#fff"/><ellipse cx="62" cy="45" rx="5" ry="3.3" fill="#ff5c7a" opacity=".4"/><path d="M58 15q2-9 8-4" fill="none" stroke="#f2b01e" stroke-width="4" stroke-linecap="round"/>',
  flower: `<path d="M50 50V96" stroke="#0b7f5a" stroke-width="6" stroke-linecap="round"/><path d="M50 82q-20 2-24-14q20-2 24 14zM50 88q20 2 24-14q-20-2-24 14z" fill="#19b37d"/>${petals(6, '#ff8fb0')}<circle cx="50" cy="40" r="13" fill="#ffd54a"/>${eyes(50, 38, 5)}<path d="M46 44q4 3 8 0" fill="none" stroke="#8a4b00" stroke-width="2.5" stroke-linecap="round"/>`,
  star:
    '<path d="M50 8L62 36L92 39L69 59L76 89L50 73L24 89L31 59L8 39L38 36Z" fill="#ffd54a" stroke="#ffd54a" stroke-width="9" stroke-linejoin="round"/><path d="M42 58q8 8 16 0" fill="none" stroke="#8a4b00" stroke-width="4" stroke-linecap="round"/>' +
    eyes(50, 47, 10),
} satisfies Record<string, string>;

const drawings = {
  ...creatures,
  circle: shapeThing('circle'),
  triangle: shapeThing('triangle'),
  square: shapeThing('square'),
  rectangle: shapeThing('rectangle'),
  hexagon: shapeThing('hexagon'),
  ...dayDrawings,
};

export type ThingName = keyof typeof drawings;

export const thingNames: readonly ThingName[] = [
  'chick',
  'frog',
  'crab',
  'butterfly',
  'fish',
  'duck',
  'flower',
  'star',
  ...shapeNames,
  ...dayParts,
  'bowl',
  'book',
  'ball',
  'bed',
];

export const isThing = (value: unknown): value is ThingName =>
  thingNames.some((name) => name === value);

export const thing = (name: ThingName): string => drawings[name];

export const thingPicture = (name: ThingName): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${drawings[name]}</svg>`;
