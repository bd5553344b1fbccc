/** Plane shapes with their corners, drawn on 100 by 100. */
export const shapeNames = ['circle', 'triangle', 'square', 'rectangle', 'hexagon'] as const;
export type ShapeName = (typeof shapeNames)[number];

type Corner = readonly [number, number];

const cornersOf: Record<ShapeName, readonly Corner[]> = {
  circle: [],
  triangle: [
    [50, 8],
    [94, 90],
    [6, 90],
  ],
  square: [
    [10, 10],
    [90, 10],
    [90, 90],
    [10, 90],
  ],
  rectangle: [
    [3, 26],
    [97, 26],
    [97, 74],
    [3, 74],
  ],
  hexagon: [
    [26, 8],
    [74, 8],
    [98, 50],
    [74, 92],
    [26, 92],
    [2, 50],
  ],
};

export const corners = (name: ShapeName): readonly Corner[] => cornersOf[name];

/** Each shape keeps its colour among the choices, so that it can be told of. */
const coats: Record<ShapeName, readonly [string, string]> = {
  circle: ['#ff7d95', '#b01e43'],
  triangle: ['#4fcf97', '#0b7f5a'],
  square: ['#55b8f5', '#0a5f9c'],
  rectangle: ['#ffc04d', '#a86500'],
  hexagon: ['#a58cff', '#4a2fb8'],
};

export const shapeCoat = (name: ShapeName): readonly [string, string] => coats[name];

export const outline = (name: ShapeName): string =>
  name === 'circle'
    ? 'M50 6A44 44 0 1 1 49.900 6Z'
    : `M${cornersOf[name].map(([x, y]) => `${x} ${y}`).join('L')}Z`;

const [eyeLeft, eyeRight] = [41, 59];

/** A shape with a small face. */
export const shapeThing = (name: ShapeName): string => {
  const [light, deep] = coats[name];
  const y = name === 'triangle' ? 62 : 46;
  return `<path d="${outline(name)}" fill="${light}" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/><circle cx="${eyeLeft}" cy="${y}" r="5" fill="#231a4d"/><circle cx="${eyeRight}" cy="${y}" r="5" fill="#231a4d"/><path d="M43 ${y + 10}q7 7 14 0" fill="none" stroke="#231a4d" stroke-width="3.500" stroke-linecap="round"/>`;
};

export const isShape = (value: unknown): value is ShapeName =>
  shapeNames.some((name) => name === value);
