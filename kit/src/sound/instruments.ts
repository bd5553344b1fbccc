/**
 * What sounds are made of: bars, tongues and skins, each a sum of fading tones (modal synthesis; Cook, Real
 * Sound Synthesis for Interactive Applications, 2002). Nothing is recorded and nothing has to be loaded.
 */

export type Instrument =
  | 'saron'
  | 'gender'
  | 'angklung'
  | 'kalimba'
  | 'marimba'
  | 'suling'
  | 'gong'
  | 'bamboo'
  | 'skin'
  | 'tak'
  | 'shaker'
  | 'clap'
  | 'glass'
  | 'pan'
  | 'spring'
  | 'water'
  | 'brush';

/** Enough for bells on a phone's speaker, and half the work of a CD. */
export const rate = 24_000;

/** Ratio to the pitch, strength, seconds until it is a thousandth as loud. */
export type Tone = readonly [number, number, number];

export interface Bar {
  tones: readonly Tone[];
  /** How hard the mallet is: the noise of its blow. */
  blow: number;
}

/** Partials of a free bar are 1 : 2.76 : 5.40 : 8.93 (Fletcher and Rossing, The Physics of Musical Instruments). */
export const bars: Partial<Record<Instrument, Bar>> = {
  // A bronze bar over its trough, struck with wood: a clear tone and sharp partials that fade at once.
  saron: {
    blow: 0.25,
    tones: [
      [1, 0.55, 1.9],
      [1.003, 0.25, 1.7],
      [2.76, 0.3, 0.7],
      [5.4, 0.16, 0.28],
      [8.9, 0.08, 0.12],
    ],
  },
  // A thin bar over a tube, struck with a padded disc: the tube sings, the partials hardly do.
  gender: {
    blow: 0.05,
    tones: [
      [1, 0.75, 1.5],
      [1.004, 0.2, 1.5],
      [2.76, 0.07, 0.3],
      [5.4, 0.03, 0.1],
    ],
  },
  kalimba: {
    blow: 0.12,
    tones: [
      [1, 0.7, 1.3],
      [2.01, 0.1, 0.5],
      [5.3, 0.16, 0.12],
      [8.1, 0.06, 0.06],
    ],
  },
  marimba: {
    blow: 0.15,
    tones: [
      [1, 0.75, 0.9],
      [3.98, 0.22, 0.24],
      [9.2, 0.08, 0.08],
    ],
  },
  // Two near tones beat against each other: the slow wave of a gong.
  gong: {
    blow: 0.1,
    tones: [
      [1, 0.6, 2.6],
      [1.012, 0.4, 2.6],
      [2, 0.28, 1.8],
      [2.73, 0.16, 1.1],
      [4.1, 0.09, 0.6],
      [5.44, 0.05, 0.3],
    ],
  },
  bamboo: {
    blow: 0.15,
    tones: [
      [1, 0.8, 0.6],
      [2.1, 0.25, 0.3],
      [3.9, 0.12, 0.12],
    ],
  },
  tak: {
    blow: 0.2,
    tones: [
      [1, 0.5, 0.12],
      [1.71, 0.35, 0.09],
      [2.9, 0.2, 0.05],
    ],
  },
  glass: {
    blow: 0.15,
    tones: [
      [1, 0.4, 0.9],
      [2.32, 0.22, 0.5],
      [4.25, 0.1, 0.25],
    ],
  },
  pan: {
    blow: 0.25,
    tones: [
      [1, 0.4, 0.8],
      [1.48, 0.28, 0.6],
      [2.4, 0.24, 0.5],
      [3.6, 0.14, 0.3],
    ],
  },
};

/**
 * One stroke of an effect: the instrument, its pitch in hertz, when it falls in seconds, how loud it is from
 * 0 to 1, and by how many semitones it slides.
 */
export type Stroke = readonly [
  on: Instrument,
  pitch: number,
  at?: number,
  loud?: number,
  bend?: number,
];
