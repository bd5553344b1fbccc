/** What a flower looks like. Each colour has markings of its own, so that it is never the only cue. */

export const shapes = [
  'circle',
  'triangle',
  'square',
  'heart',
  'star',
  'oval',
  'oblong',
  'hexagon',
] as const;
export type Shape = (typeof shapes)[number];

export const colours = ['red', 'yellow', 'blue', 'purple'] as const;
export type Colour = (typeof colours)[number];

export interface Look {
  readonly shape: Shape;
  readonly colour: Colour;
  readonly isSmall?: boolean;
  /** Degrees. */
  readonly turn?: number;
}

export const isAlike = (one: Look, other: Look): boolean =>
  one.shape === other.shape && one.colour === other.colour;

/** What each shape is taken for; the nearest first. */
export const rivals: Readonly<Record<Shape, readonly Shape[]>> = {
  circle: ['oval', 'hexagon', 'heart'],
  triangle: ['star', 'heart', 'square'],
  square: ['oblong', 'hexagon', 'triangle'],
  heart: ['triangle', 'circle', 'star'],
  star: ['triangle', 'hexagon', 'heart'],
  oval: ['circle', 'oblong', 'hexagon'],
  oblong: ['square', 'oval', 'hexagon'],
  hexagon: ['circle', 'square', 'oval'],
};

/** Shapes that nobody takes for each other. */
export const farFrom = (shape: Shape): Shape[] =>
  shapes.filter((each) => each !== shape && !rivals[shape].includes(each));

/** The shape or colour so many places further. */
export const shapeAt = (at: number): Shape => shapes[at % shapes.length] ?? 'circle';
export const colourAt = (at: number): Colour => colours[at % colours.length] ?? 'red';

/** Ten flowers of which patterns are made; the place in the list is in codes for good. */
export const palette: readonly Look[] = [
  { shape: 'circle', colour: 'red' },
  { shape: 'triangle', colour: 'yellow' },
  { shape: 'square', colour: 'blue' },
  { shape: 'heart', colour: 'purple' },
  { shape: 'star', colour: 'yellow' },
  { shape: 'circle', colour: 'blue' },
  { shape: 'triangle', colour: 'red' },
  { shape: 'square', colour: 'yellow' },
  { shape: 'heart', colour: 'red' },
  { shape: 'hexagon', colour: 'purple' },
];
