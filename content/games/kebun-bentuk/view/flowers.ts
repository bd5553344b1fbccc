/** Flowers whose heads are shapes, with a face. A colour has markings of its own. Own work. */
import { pictureSource } from '@nobi/kit/game';
import type { Colour, Look, Shape } from '../rules/looks.ts';

const outlines: Readonly<Record<Shape, string>> = {
  circle: '<circle cx="50" cy="50" r="40"/>',
  oval: '<ellipse cx="50" cy="50" rx="45" ry="27"/>',
  triangle: '<path d="M50 12L92 86H8Z"/>',
  square: '<rect x="14" y="14" width="72" height="72"/>',
  oblong: '<rect x="5" y="27" width="90" height="46"/>',
  star: '<path d="M50 6L62.300 35.700L94.700 38.300L70 59.300L77.600 91L50 74L22.400 91L30 59.300L5.300 38.300L37.700 35.700Z"/>',
  heart:
    '<path d="M50 90C18 66 6 50 6 33C6 17 18 9 29 9C39 9 46 15 50 24C54 15 61 9 71 9C82 9 94 17 94 33C94 50 82 66 50 90Z"/>',
  hexagon: '<path d="M27 11H73L96 50L73 89H27L4 50Z"/>',
};

interface Paint {
  readonly fill: string;
  readonly edge: string;
  /** A tile of 24 that is laid over the fill. */
  readonly tile: string;
}

const paints: Readonly<Record<Colour, Paint>> = {
  red: {
    fill: '#ff5c7a',
    edge: '#b01e43',
    tile: '<circle cx="6" cy="6" r="3.500"/><circle cx="18" cy="18" r="3.500"/>',
  },
  yellow: { fill: '#ffc53d', edge: '#8a4b00', tile: '<path d="M-4 12H28" stroke-width="5"/>' },
  blue: {
    fill: '#35b6e6',
    edge: '#086a94',
    tile: '<path d="M-6 18L18 -6M6 30L30 6" stroke-width="4"/>',
  },
  purple: {
    fill: '#9b7bff',
    edge: '#4a2fb8',
    tile: '<path d="M12 3V21M3 12H21" stroke-width="3.500" stroke-linecap="round"/>',
  },
};

/** Where a face sits: in a triangle lower, in a heart higher. */
const faceAt: Partial<Record<Shape, number>> = { triangle: 62, heart: 42, star: 54 };

const face = (shape: Shape): string => {
  const y = faceAt[shape] ?? 48;
  return `<g transform="translate(50 ${y})"><circle r="19" fill="#fffaf0" opacity=".82"/><g fill="#231a4d"><circle cx="-8" cy="-3" r="4.200"/><circle cx="8" cy="-3" r="4.200"/></g><g fill="#fff"><circle cx="-6.500" cy="-4.500" r="1.500"/><circle cx="9.500" cy="-4.500" r="1.500"/></g><path d="M-7 5Q0 13 7 5" fill="none" stroke="#231a4d" stroke-width="3" stroke-linecap="round"/></g>`;
};

const tiled = ({ colour, shape }: Look): string => {
  const { fill, edge, tile } = paints[colour];
  return `<defs><pattern id="m" width="24" height="24" patternUnits="userSpaceOnUse"><g fill="${edge}" stroke="${edge}" stroke-width="0" opacity=".34">${tile}</g></pattern></defs><g stroke="${edge}" stroke-width="5" stroke-linejoin="round"><g fill="${fill}">${outlines[shape]}</g><g fill="url(#m)">${outlines[shape]}</g></g>`;
};

const svg = (box: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

const turned = ({ turn = 0, isSmall = false }: Look, inside: string): string =>
  `<g transform="translate(50 50) rotate(${turn}) scale(${isSmall ? 0.6 : 1}) translate(-50 -50)">${inside}</g>`;

/** A head alone, as it lies in a hand. */
export const head = (look: Look): string =>
  svg('0 0 100 100', turned(look, tiled(look) + face(look.shape)));

const stem =
  '<path d="M50 60Q46 116 50 158" fill="none" stroke="#0b7f5a" stroke-width="9" stroke-linecap="round"/><path d="M49 128Q20 132 14 106Q42 104 49 128ZM49 142Q78 142 86 116Q58 116 49 142Z" fill="#19b37d" stroke="#0b7f5a" stroke-width="3"/>';

/** On its stem, as it stands in the garden. */
export const flower = (look: Look): string =>
  svg('0 0 100 160', stem + turned(look, tiled(look) + face(look.shape)));

/** How high its head reaches with each rain; first it is a sprout. */
const grown = [0.55, 0.8, 1];

export const plant = (look: Look, age: number): string => {
  const k = grown[age] ?? 1;
  return svg(
    '0 0 100 160',
    `<g transform="translate(${50 - 50 * k} ${160 - 160 * k}) scale(${k})">${stem}${tiled(look)}${face(look.shape)}</g>`,
  );
};

/** A hole in the soil. Corners can be marked, and it can have the colour that fits. */
export const hole = (look: Look, { isTinted = false }: { isTinted?: boolean } = {}): string =>
  svg(
    '0 0 100 100',
    turned(
      look,
      `<g fill="#3d2418" stroke="${isTinted ? paints[look.colour].fill : '#c98b5a'}" stroke-width="6" stroke-linejoin="round">${outlines[look.shape]}</g><g fill="none" stroke="#1f110b" stroke-width="5" opacity=".6" transform="translate(8 8) scale(.84)">${outlines[look.shape]}</g>`,
    ),
  );

/** What is missing in a row. */
export const gap = svg(
  '0 0 100 100',
  '<circle cx="50" cy="50" r="42" fill="#3d2418" stroke="#ffd96b" stroke-width="6" stroke-dasharray="13 9"/><path d="M36 40Q36 26 50 26Q65 26 65 40Q65 49 50 56V62M50 74V76" fill="none" stroke="#ffd96b" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
);

const blot = (colour: Colour): string =>
  `<path d="M50 12C66 6 92 18 88 40C98 58 84 88 62 84C44 98 12 88 16 62C2 44 22 10 50 12Z" fill="${paints[colour].fill}" stroke="${paints[colour].edge}" stroke-width="5"/>`;

/** What the bee thinks of: a colour without a shape, a shape without a colour, or both. */
export const wish = (look: Look, kind: 'colour' | 'shape' | 'both'): string => {
  if (kind === 'colour') return svg('0 0 100 100', blot(look.colour));
  if (kind === 'both') return svg('0 0 100 100', tiled(look));
  return svg(
    '0 0 100 100',
    `<g fill="#fffaf0" stroke="#231a4d" stroke-width="6" stroke-linejoin="round" stroke-dasharray="12 7">${outlines[look.shape]}</g>`,
  );
};

export const source = pictureSource;
