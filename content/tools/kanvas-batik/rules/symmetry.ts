/** Symmetry repeats every line: in a mirror, turned about the middle, or over the whole cloth. Pure. */
import type { Shape } from './shape.ts';

/** Saves name them by their place, so only ever add at the end. */
export const modes = [
  'off',
  'sides',
  'four',
  'turn3',
  'turn6',
  'turn8',
  'parang',
  'kawung',
] as const;
export type Mode = (typeof modes)[number];

/** As a canvas takes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const itself: Matrix = [1, 0, 0, 1, 0, 0];

const turn = (share: number, { wide, tall }: Shape): Matrix => {
  const [cos, sin] = [Math.cos(share * 2 * Math.PI), Math.sin(share * 2 * Math.PI)];
  const [x, y] = [wide / 2, tall / 2];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
};

const turns = (count: number, shape: Shape): Matrix[] =>
  Array.from({ length: count }, (_, at) => turn(at / count, shape));

/** Side of a square of the kawung grid, and the steps of parang along its slanted row and to the next. */
export const kawungStep = 320;
export const parangSteps = { along: 170, across: 250 } as const;

type Step = readonly [x: number, y: number];

const slanted = Math.SQRT1_2;
const lattices: Partial<Record<Mode, readonly [Step, Step]>> = {
  kawung: [
    [kawungStep, 0],
    [0, kawungStep],
  ],
  parang: [
    [parangSteps.along * slanted, -parangSteps.along * slanted],
    [parangSteps.across * slanted, parangSteps.across * slanted],
  ],
};

/** How the cloth is folded about its middle before anything is repeated. */
const foldsOf = (mode: Mode, shape: Shape): readonly Matrix[] => {
  const { wide, tall } = shape;
  if (mode === 'sides') return [itself, [-1, 0, 0, 1, wide, 0]];
  if (mode === 'four')
    return [itself, [-1, 0, 0, 1, wide, 0], [1, 0, 0, -1, 0, tall], [-1, 0, 0, -1, wide, tall]];
  if (mode === 'turn3') return turns(3, shape);
  if (mode === 'turn6') return turns(6, shape);
  if (mode === 'turn8') return turns(8, shape);
  return mode === 'kawung' ? turns(4, shape) : [itself];
};

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Step => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const boundsAfter = (matrix: Matrix, { left, top, right, bottom }: Bounds): Bounds => {
  const corners = [
    moved(matrix, left, top),
    moved(matrix, right, top),
    moved(matrix, left, bottom),
    moved(matrix, right, bottom),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
};

/** Enough steps either way from any place of any cloth. */
const farthest = 12;
const places = Array.from({ length: 2 * farthest + 1 }, (_, at) => at - farthest);

/** Where what lies within `bounds` is repeated; copies that would miss the cloth are left out. */
export const copiesOf = (mode: Mode, shape: Shape, bounds: Bounds): Matrix[] => {
  const folds = foldsOf(mode, shape);
  const lattice = lattices[mode];
  if (!lattice) return [...folds];
  const [[ux, uy], [vx, vy]] = lattice;
  const shifts = places.flatMap((i) => places.map((j): Step => [i * ux + j * vx, i * uy + j * vy]));
  return folds.flatMap((fold) => {
    const box = boundsAfter(fold, bounds);
    const [a, b, c, d, e, f] = fold;
    return shifts.flatMap(([x, y]): Matrix[] => {
      const isOut =
        box.right + x < 0 ||
        box.bottom + y < 0 ||
        box.left + x > shape.wide ||
        box.top + y > shape.tall;
      return isOut ? [] : [[a, b, c, d, e + x, f + y]];
    });
  });
};
