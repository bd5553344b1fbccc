/** Colours of what is drawn: light, plain and dark of each. */
import type { Colour } from '../rules/words.ts';

export interface Paint {
  readonly light: string;
  readonly plain: string;
  readonly dark: string;
}

const paint = (light: string, plain: string, dark: string): Paint => ({ light, plain, dark });

export const paints: Readonly<Record<Colour, Paint>> = {
  red: paint('#ffb3c2', '#f0435f', '#8f1431'),
  blue: paint('#bfe3ff', '#3b8ef0', '#123f86'),
  green: paint('#cdf3c4', '#3fb765', '#0b5a3a'),
  yellow: paint('#fff3bd', '#ffce3a', '#8a5a00'),
  purple: paint('#e2d0ff', '#9a5cf0', '#4a1f9c'),
};

/** As nature has them. */
export const natural = {
  cat: paint('#fff1dc', '#d99a5b', '#7a4a1c'),
  elephant: paint('#dfe3f4', '#a3acc9', '#4c5480'),
  chicken: paint('#ffffff', '#fbeed6', '#8a6a4a'),
  cow: paint('#ffdbe2', '#f7f2ee', '#5a4650'),
  monkey: paint('#f6d9b4', '#9a6238', '#54300f'),
  frog: paint('#e6f7b8', '#7ec850', '#2f6b1c'),
  goat: paint('#f4ece0', '#d9d0c4', '#6a5c50'),
  crocodile: paint('#e9f2bd', '#6aa84f', '#27552a'),
  boy: paint('#ffe3c4', '#2bb3c8', '#0b5563'),
  girl: paint('#ffe3c4', '#f27fa8', '#8a2452'),
  table: paint('#f2cf9b', '#c98b4a', '#6b3f14'),
  box: paint('#f6dcb0', '#dfae6c', '#80551c'),
  bed: paint('#fff6e6', '#8fa8f0', '#3a4a96'),
  car: paint('#e6f3ff', '#ff8b4a', '#8a3b0c'),
  shoe: paint('#ffffff', '#5ac8c0', '#1c625e'),
  boat: paint('#fff3dc', '#d9784a', '#7a3512'),
  tree: paint('#b9e8a0', '#57b45a', '#1f6a3a'),
  hat: paint('#fff0c4', '#e8bb62', '#8a5d14'),
  banana: paint('#fff6c4', '#ffd84a', '#8f6500'),
  cake: paint('#fff3f6', '#ff9dba', '#8f3457'),
} as const satisfies Readonly<Record<string, Paint>>;

export const skin = paint('#ffd9b0', '#e8ad78', '#7a4520');
export const ink = '#231a4d';

/** Svg without many words: one shape with a rim. */
export const rimmed = ({ plain, dark }: Paint): string =>
  `fill="${plain}" stroke="${dark}" stroke-width="3" stroke-linejoin="round"`;
export const pale = ({ light }: Paint): string => `fill="${light}"`;
