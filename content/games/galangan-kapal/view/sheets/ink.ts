/** Pens of the drawing board: pieces of a picture as text, numbers rounded. Attributes only, for the policy. */
import type { Spot } from '../../rules/order.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Where the lattice lies on the board: spot 0, 0, and the way from one to the next. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** What lies on the board: its lattice in pixels, and a picture. */
export interface Plan {
  readonly frame: Frame;
  readonly art: string;
}

export const paint = {
  line: '#9fc0ff',
  faint: '#4a6fc4',
  cloth: '#ffd96b',
  other: '#ff8fa3',
  wood: '#c98b4a',
  dark: '#12265e',
  white: '#ffffff',
  good: '#7ee0b0',
} as const;

const r = (n: number): number => Math.round(n * 10) / 10;

export const pointAt = ({ x, y, dx, dy }: Frame, spot: Spot): Spot => ({
  x: x + spot.x * dx,
  y: y - spot.y * dy,
});

export const segment = (from: Spot, to: Spot, look = `stroke="${paint.faint}"`): string =>
  `<path d="M${r(from.x)} ${r(from.y)}L${r(to.x)} ${r(to.y)}" ${look}/>`;

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export const box = ({ x, y, w, h }: Box, look: string): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(Math.max(0, w))}" height="${r(Math.max(0, h))}" ${look}/>`;

export const dot = ({ x, y }: Spot, radius: number, look: string): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" ${look}/>`;

export interface Lettering {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

export const write = (
  { x, y }: Spot,
  words: string,
  { size = 18, anchor = 'middle', fill = paint.white }: Lettering = {},
): string =>
  `<text x="${r(x)}" y="${r(y)}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;

/** On a dark plate, so that it can be read over whatever lies below. */
export const plate = ({ x, y }: Spot, words: string, size = 18): string => {
  const w = words.length * size * 0.56 + 14;
  const back = `fill="${paint.dark}" rx="8" opacity=".86"`;
  return `${box({ x: x - w / 2, y: y - size * 1.02, w, h: size * 1.42 }, back)}${write({ x, y: y + size * 0.08 }, words, { size })}`;
};

/** Around what help points at. */
export const halo = ({ x, y }: Spot, radius = 17): string =>
  dot({ x, y }, radius, `class="halo" fill="none" stroke="${paint.white}" stroke-width="5"`);

/** Squares, or what is wider than high. */
export const grid = ({ x, y, w, h }: Box, side: number, tall = side): string => {
  const up = Array.from({ length: Math.round(w / side) + 1 }, (_, at) =>
    segment({ x: x + at * side, y }, { x: x + at * side, y: y + h }),
  );
  const across = Array.from({ length: Math.round(h / tall) + 1 }, (_, at) =>
    segment({ x, y: y + at * tall }, { x: x + w, y: y + at * tall }),
  );
  return [...up, ...across].join('');
};
