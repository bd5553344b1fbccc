/** What an order of the shipyard is, and what may be wrong with an answer. Pure. */

/** scale: how long the mast becomes. buoy: where a buoy lies. sail: a sail of two pieces. unit: the same size
 *  in another unit. catch: what is caught on average. hold: crates on top of each other. */
export const forms = ['scale', 'buoy', 'sail', 'unit', 'catch', 'hold'] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** Which question it is, then its numbers; each form says what they mean. */
  readonly n: readonly number[];
}

/** Everything that can be set, pulled or put down is a place in a lattice; y goes up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Lattice {
  readonly cols: number;
  readonly rows: number;
}

export type Verdict =
  | 'fits'
  | 'low'
  | 'high'
  /** The same was added to both instead of multiplied. */
  | 'added'
  /** A number of the order was taken as it stood. */
  | 'plain'
  /** A factor of ten too much or too little. */
  | 'tenfold'
  /** Across and up, or area and edge, were taken for each other. */
  | 'swapped'
  /** The other way round: the other direction, or divided for multiplied. */
  | 'opposite'
  /** The piece that was there already was not counted. */
  | 'forgotten'
  /** The seam in the middle was counted as an edge. */
  | 'seam'
  /** One of two wishes is met. */
  | 'half'
  /** The height was not multiplied. */
  | 'flat'
  /** The factor of lengths was taken for areas. */
  | 'linear'
  /** The one in the middle was taken for the average. */
  | 'middle';

/** What a form knows of its orders. `n` is the order's numbers. */
export interface Rule {
  lattice(n: readonly number[]): Lattice;
  /** Where the child begins. */
  start(n: readonly number[]): Spot;
  judge(n: readonly number[], spot: Spot): Verdict;
}

export const at = (n: readonly number[], place: number): number => n[place] ?? 0;

/** Too little or too much, where nothing better is known. */
export const beside = (value: number, wanted: number): Verdict =>
  value === wanted ? 'fits' : value < wanted ? 'low' : 'high';

/** The first mistake that explains the answer, else whether it is too little or too much. */
export const explained = (
  value: number,
  wanted: number,
  mistakes: readonly (readonly [verdict: Verdict, value: number])[],
): Verdict => {
  if (value === wanted) return 'fits';
  return mistakes.find(([, wrong]) => wrong === value)?.[0] ?? beside(value, wanted);
};
