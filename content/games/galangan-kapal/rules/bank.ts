/** All orders of the shipyard with how hard each is at the top level, made from their numbers. Pure. */

import { placeOf, reach } from './forms/buoy.ts';
import { basketsOf, most, wantedOf } from './forms/catch.ts';
import { cloth } from './forms/sail.ts';
import { mastOf, stepOf } from './forms/scale.ts';
import { pairOf, pairs } from './forms/unit.ts';
import { at, type Form, type Order } from './order.ts';
import { isSound, solutionsOf } from './orders.ts';

type Numbers = readonly number[];

export interface Graded {
  readonly order: Order;
  /** On the learning kit's scale; a new child stands at 0. */
  readonly base: number;
}

const wholes = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, each) => from + each * step);

const crossed = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): (readonly [One, Other])[] => ones.flatMap((one) => others.map((other) => [one, other] as const));

/** Evenly spread over the list, so that a bank stays small. */
const some = <Thing>(all: readonly Thing[], most: number): Thing[] => {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, each) => all[Math.floor(each * step)],
  ).filter((each) => each !== undefined);
};

/** A little apart for each, so that no two tasks are told from each other by how hard they are. */
const apart = (n: Numbers): number =>
  n.reduce((sum, each, place) => sum + ((each * (place * 5 + 3)) % 17), 0) * 0.004;

const isMast = (n: Numbers): boolean => {
  const [mast, step] = [mastOf(n), stepOf(n)];
  return mast >= 2 && mast <= 36 && Number.isInteger(mast / step) && mast !== at(n, 1);
};
const scaleWeight: Readonly<Record<number, number>> = {
  100: -1,
  200: -0.6,
  50: -0.2,
  300: -0.3,
  400: -0.1,
  500: 0,
};
const scaleOrders = (): Numbers[] => [
  ...crossed(wholes(2, 18), [50, 100, 200, 250, 300, 400, 500]).map(([a, b]) => [0, a, b]),
  ...some(
    crossed(wholes(4, 40), [50, 100, 200, 250, 400, 500])
      .map(([a, b]) => [1, a, b])
      .filter(isMast),
    36,
  ),
  ...some(
    crossed(crossed(wholes(2, 9), wholes(3, 9)), wholes(6, 24))
      .map(([[a, b], c]) => [2, a, b, c])
      .filter(
        (n) =>
          isMast(n) && at(n, 3) > at(n, 1) && at(n, 1) !== at(n, 2) && Number.isInteger(mastOf(n)),
      ),
    60,
  ),
];
const scaleBase = (n: Numbers): number => {
  if (at(n, 0) < 2) return -2 + at(n, 0) * 0.7 + (scaleWeight[at(n, 2)] ?? 0.5) + mastOf(n) * 0.01;
  const times = at(n, 3) / at(n, 1);
  return (Number.isInteger(times) ? -0.9 + times * 0.1 : 0.5) + at(n, 1) * 0.03;
};

const negatives = (...all: number[]): number => all.filter((each) => each < 0).length;
const pointsOf = (from: number, to: number, step: number): (readonly [number, number])[] =>
  crossed(wholes(from, to, step), wholes(from, to, step));
const isOnChart = (n: Numbers): boolean => {
  const { x, y } = placeOf(n);
  return Math.abs(x) <= reach && Math.abs(y) <= reach;
};
const buoyOrders = (): Numbers[] => [
  ...some(
    pointsOf(-6, 6, 1).filter(([x, y]) => x !== y && x !== -y),
    56,
  ).map(([x, y]) => [0, x, y]),
  ...some(
    crossed(pointsOf(-5, 5, 1), pointsOf(-7, 7, 1))
      .filter(([, [u, v]]) => Math.abs(u) > 1 && Math.abs(v) > 1 && u !== v)
      .map(([from, way]) => [1, ...from, ...way])
      .filter(isOnChart),
    50,
  ),
  ...some(
    crossed(pointsOf(-6, 6, 1), pointsOf(-6, 6, 1))
      .filter(([[x, y], [u, v]]) => x + 3 < u && y !== v && (x + u) % 2 === 0 && (y + v) % 2 === 0)
      .map(([one, other]) => [2, ...one, ...other]),
    50,
  ),
];
const buoyBase = (n: Numbers): number => {
  const [kind, x, y, u, v] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)];
  const to = placeOf(n);
  if (kind === 0) return -2 + negatives(x, y) * 0.45 + (x === 0 || y === 0 ? 0.3 : 0);
  const crossing = negatives(x * to.x, y * to.y) * 0.3;
  if (kind === 1) return -0.7 + crossing + negatives(x, y) * 0.15;
  return 1 + negatives(x * u, y * v) * 0.45 + Math.abs(u - x) * 0.03;
};

const pieces = crossed([1, 2, 3, 4], [2, 3, 4, 5, 6]);
const sailOrders = (): Numbers[] => {
  const areas = crossed(pieces, [6, 8, 10, 12, 15, 16, 18, 20, 24, 30]).map(([[w, h], rest]) => [
    0,
    w,
    h,
    w * h + rest,
  ]);
  const edges = crossed(pieces, wholes(18, 34, 2)).map(([[w, h], edge]) => [1, w, h, edge]);
  const both = crossed(pieces, crossed(wholes(12, 48), wholes(18, 36, 2))).map(([[w, h], wish]) => [
    2,
    w,
    h,
    ...wish,
  ]);
  const isOne = (n: Numbers): boolean =>
    solutionsOf({ form: 'sail', n }).some(({ x, y }) => x > 0 && y > 0 && x < cloth.cols - 1);
  return [
    ...some(areas.filter(isOne), 44),
    ...some(edges.filter(isOne), 44),
    ...some(both.filter(isOne), 60),
  ];
};
const sailBase = (n: Numbers): number => {
  const weight = at(n, 3) * 0.012 + at(n, 1) * at(n, 2) * 0.015;
  return weight + ([-1.6, -0.7, 0.9][at(n, 0)] ?? 0);
};

const pairBase = [-1.2, -0.7, -0.9, -0.2, -0.6, 0, 0.2, 1.2, 1.9, 0.9, 1.5, 1, 1.4];
const numbers = [
  [125, 250, 300, 475, 620, 1200, 1500, 45, 80, 5],
  [12500, 25000, 4500, 30000, 7500, 120000, 600, 9000],
  [125, 250, 300, 475, 1200, 40, 5, 150],
  [125000, 250000, 45000, 750000, 1200000, 6000],
  [125, 250, 300, 475, 75, 40, 150, 5],
  [125000, 250000, 45000, 750000, 30000, 5000],
  [300, 1200, 2500, 450, 75],
  [200, 350, 1200, 50, 25, 125],
  [2000000, 4500000, 500000, 12000000, 750000],
  [200, 350, 1200, 50, 75, 125],
  [200000, 4500000, 75000, 1200000, 50000],
  [200, 350, 1200, 50, 75],
  [30000, 45000, 7500, 120000, 1200],
];
const unitOrders = (): Numbers[] =>
  pairs.flatMap((_, pair) => (numbers[pair] ?? []).map((number) => [pair, number]));
const unitBase = (n: Numbers): number => {
  const isBroken = at(n, 1) % 100 !== 0;
  return (pairBase[at(n, 0)] ?? 0) + (isBroken ? 0.25 : 0) + (pairOf(n).shift < 0 ? 0.1 : 0);
};

/** How far each basket is from the average; together nothing. */
const spreads: readonly Numbers[] = [
  [-2, 2],
  [-4, 1, 3],
  [-3, -2, 5],
  [4, -3, -1],
  [-1, -5, 6],
  [2, -4, 2],
  [-5, 1, 1, 3],
  [-2, -4, 5, 1],
  [6, -3, -1, -2],
  [-1, 4, -6, 3],
  [-6, 2, 3, -1, 2],
  [5, -4, -2, 4, -3],
  [1, -5, 3, 3, -2],
  [-3, 7, -1, -4, 1],
];
const catchOrders = (): Numbers[] =>
  crossed(spreads, wholes(5, 13)).flatMap(([spread, average]) => {
    const all = spread.map((each) => average + each);
    return [
      [0, ...all],
      [1, average, ...all.slice(0, -1)],
    ];
  });
const isCatch = (n: Numbers): boolean => {
  const all = [...basketsOf(n), wantedOf(n)];
  return (
    all.every((each) => Number.isInteger(each) && each >= 0 && each <= most) &&
    basketsOf(n).length > 1
  );
};
const catchBase = (n: Numbers): number => {
  const baskets = basketsOf(n);
  const size = baskets.length * 0.38 + wantedOf(n) * 0.03 + (baskets.includes(0) ? 0.4 : 0);
  return size + (at(n, 0) === 0 ? -2 : 0);
};

const blocks = crossed([1, 2, 3, 4], [2, 3, 4, 5]);
const floors = [6, 8, 10, 12, 15, 16, 18, 20, 24, 30];
const holdOrders = (): Numbers[] => [
  ...crossed([2, 3, 4, 5, 6], floors).map(([h, area]) => [0, h, h * area]),
  ...some(
    crossed(crossed([2, 3, 4, 5], floors.slice(0, 8)), blocks).map(([[h, area], [w, d]]) => [
      1,
      h,
      h * (area + w * d),
      w,
      d,
    ]),
    54,
  ),
  ...some(
    crossed(crossed([2, 3, 4, 5, 6], floors), wholes(10, 26, 2))
      .map(([[h, area], edge]) => [2, h, h * area, edge])
      .filter((n) => solutionsOf({ form: 'hold', n }).length > 0),
    54,
  ),
];
const holdBase = (n: Numbers): number =>
  ([-0.9, 0.4, 1.5][at(n, 0)] ?? 0) + at(n, 2) * 0.005 + at(n, 1) * 0.05;

const makers: readonly (readonly [Form, () => Numbers[], (n: Numbers) => number])[] = [
  ['scale', () => scaleOrders().filter(isMast), scaleBase],
  ['buoy', buoyOrders, buoyBase],
  ['sail', sailOrders, sailBase],
  ['unit', unitOrders, unitBase],
  ['catch', () => catchOrders().filter(isCatch), catchBase],
  ['hold', holdOrders, holdBase],
];

export const graded: readonly Graded[] = makers.flatMap(([form, make, base]) =>
  make()
    .map((n) => ({ order: { form, n }, base: base(n) + apart(n) }))
    .filter(({ order }) => isSound(order)),
);
