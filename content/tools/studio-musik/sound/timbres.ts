/** What sounds are made of. */

export type Timbre =
  | 'saron'
  | 'angklung'
  | 'kalimba'
  | 'marimba'
  | 'suling'
  | 'gong'
  | 'bamboo'
  | 'kendang'
  | 'kitchen'
  | 'skin'
  | 'tak'
  | 'shaker'
  | 'clap'
  | 'glass'
  | 'pan';

export interface Voice {
  timbre: Timbre;
  /** In hertz; noises have none. */
  pitch: number;
}

/** Enough for bells on a phone's speaker, and half the work of a CD. */
export const rate = 24_000;

/** Ratio to the pitch, strength, seconds until it is a thousandth as loud. */
export type Tone = readonly [number, number, number];

export const bars: Partial<Record<Timbre, readonly Tone[]>> = {
  // A bronze bar over its resonator: a clear tone and sharp partials that fade at once.
  saron: [
    [1, 0.55, 1.9],
    [1.003, 0.25, 1.7],
    [2.76, 0.3, 0.7],
    [5.4, 0.16, 0.28],
    [8.9, 0.08, 0.12],
  ],
  kalimba: [
    [1, 0.7, 1.3],
    [2.01, 0.1, 0.5],
    [5.3, 0.16, 0.12],
    [8.1, 0.06, 0.06],
  ],
  marimba: [
    [1, 0.75, 0.9],
    [3.98, 0.22, 0.24],
    [9.2, 0.08, 0.08],
  ],
  // Two near tones beat against each other: the slow wave of a gong.
  gong: [
    [1, 0.6, 2.6],
    [1.012, 0.4, 2.6],
    [2, 0.28, 1.8],
    [2.73, 0.16, 1.1],
    [4.1, 0.09, 0.6],
    [5.44, 0.05, 0.3],
  ],
  bamboo: [
    [1, 0.8, 0.6],
    [2.1, 0.25, 0.3],
    [3.9, 0.12, 0.12],
  ],
  tak: [
    [1, 0.5, 0.12],
    [1.71, 0.35, 0.09],
    [2.9, 0.2, 0.05],
  ],
  glass: [
    [1, 0.4, 0.9],
    [2.32, 0.22, 0.5],
    [4.25, 0.1, 0.25],
  ],
  pan: [
    [1, 0.4, 0.8],
    [1.48, 0.28, 0.6],
    [2.4, 0.24, 0.5],
    [3.6, 0.14, 0.3],
  ],
};
