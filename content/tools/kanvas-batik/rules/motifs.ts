/** Patterns that have a home: how each is begun, and a sample made with the tools of this canvas. */
import type { Mark } from './marks.ts';
import { longSide, type Shape } from './shape.ts';
import type { Mode } from './symmetry.ts';
import { type DyeName, dyeNames, type StampName, stampNames } from './tools.ts';

export const motifNames = [
  'parang',
  'kawung',
  'megaMendung',
  'truntum',
  'tujuhRupa',
  'sekarJagad',
] as const;
export type MotifName = (typeof motifNames)[number];

export interface Motif {
  stamp: StampName;
  mode: Mode;
  sample: readonly Mark[];
}

/** Samples lie on a square. */
export const sampleShape: Shape = { wide: longSide, tall: longSide };
const middle = longSide / 2;

const stamp = (
  name: StampName,
  [x, y]: readonly [number, number],
  look: { size?: number; mode?: Mode } = {},
): Mark => ({
  kind: 'stamp',
  stamp: stampNames.indexOf(name),
  size: look.size ?? 2,
  mode: look.mode ?? 'off',
  x,
  y,
});

const bath = (name: DyeName): Mark => ({ kind: 'dye', dye: dyeNames.indexOf(name) });
const boil: Mark = { kind: 'boil' };

const line = (points: readonly number[], size = 2): Mark => ({
  kind: 'line',
  size,
  mode: 'off',
  line: points,
});

/** Clouds in rows; every other row is covered only after the first bath, and stays half light. */
const sky = (rest: number): Mark[] =>
  Array.from({ length: 6 }, (_, row) =>
    row % 2 === rest
      ? Array.from({ length: 6 }, (_each, at) =>
          stamp('mega', [(row % 2) * 150 + at * 300, 130 + row * 270]),
        )
      : [],
  ).flat();

export const motifs: Record<MotifName, Motif> = {
  parang: {
    stamp: 'parang',
    mode: 'parang',
    sample: [stamp('parang', [middle, middle], { mode: 'parang' }), bath('soga'), boil],
  },
  kawung: {
    stamp: 'kawung',
    mode: 'kawung',
    sample: [
      stamp('kawung', [middle, middle], { mode: 'kawung' }),
      bath('soga'),
      bath('indigo'),
      boil,
    ],
  },
  megaMendung: {
    stamp: 'mega',
    mode: 'off',
    sample: [...sky(0), bath('indigo'), ...sky(1), bath('indigo'), boil],
  },
  truntum: {
    stamp: 'truntum',
    mode: 'kawung',
    sample: [
      stamp('truntum', [middle, middle], { size: 1, mode: 'kawung' }),
      stamp('cecek', [middle + 160, middle + 160], { size: 0, mode: 'kawung' }),
      bath('indigo'),
      bath('soga'),
      boil,
    ],
  },
  tujuhRupa: {
    stamp: 'bird',
    mode: 'four',
    sample: [
      stamp('sekar', [middle, middle]),
      stamp('sekar', [300, 520], { mode: 'four' }),
      bath('yellow'),
      stamp('bird', [560, 300], { mode: 'four' }),
      stamp('ukel', [470, 720], { size: 1, mode: 'four' }),
      bath('red'),
      stamp('sekar', [200, 200], { size: 1, mode: 'four' }),
      bath('indigo'),
      boil,
    ],
  },
  sekarJagad: {
    stamp: 'sekar',
    mode: 'off',
    sample: [
      line([0, 620, 420, 560, 620, 780, 540, 1100, 760, 1600]),
      line([540, 0, 640, 360, 420, 560]),
      line([640, 360, 1060, 480, 1600, 300]),
      line([1060, 480, 1120, 880, 620, 780]),
      line([1120, 880, 1300, 1180, 1600, 1240]),
      stamp('kawung', [250, 280]),
      stamp('truntum', [1020, 170]),
      stamp('sekar', [1390, 660]),
      stamp('ukel', [800, 620], { size: 1 }),
      stamp('mega', [290, 1020]),
      stamp('sekar', [970, 1180]),
      stamp('cecek', [1300, 1440]),
      stamp('truntum', [320, 1430], { size: 1 }),
      bath('yellow'),
      bath('soga'),
      boil,
    ],
  },
};
