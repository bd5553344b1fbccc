/** All orders of the shipyard with how hard each is at the top level, made from their numbers. It is made while
 *  the page opens, so nothing is looked for among all there could be: answers come first. Pure. */
import { seeded } from '@nobi/kit/guest';
import { placeOf, reach } from './forms/buoy.ts';
import { basketsOf, most, wantedOf } from './forms/catch.ts';
import { floor, floorOf } from './forms/hold.ts';
import { areaOf, cloth, edgeOf } from './forms/sail.ts';
import { mastOf, stepOf } from './forms/scale.ts';
import { pairOf, pairs } from './forms/unit.ts';
import { at, type Form, type Order } from './order.ts';
import { spotsOf } from './orders.ts';

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

const unlike = (all: readonly Numbers[]): Numbers[] => [
  ...new Map(all.map((n) => [n.join(), n])).values(),
];

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
    60,
  ),
  ...some(
    crossed(crossed(wholes(2, 9), wholes(3, 9)), [1.5, 2, 2.5, 3, 4])
      .filter(([[a, b], times]) => a !== b && a * times < 25 && Number.isInteger(a * times))
      .map(([[a, b], times]) => [2, a, b, a * times])
      .filter((n) => isMast(n) && Number.isInteger(mastOf(n))),
    90,
  ),
];
const scaleBase = (n: Numbers): number => {
  if (at(n, 0) < 2) return -2 + at(n, 0) * 0.7 + (scaleWeight[at(n, 2)] ?? 0.5) + mastOf(n) * 0.01;
  const times = at(n, 3) / at(n, 1);
  return (Number.isInteger(times) ? -0.9 + times * 0.1 : 0.5) + at(n, 1) * 0.03;
};

const negatives = (...all: number[]): number => all.filter((each) => each < 0).length;
const points = crossed(wholes(-reach, reach), wholes(-reach, reach));
/** Two places on the chart, again and again. */
const pairsOfPoints = (count: number): number[][] => {
  const random = seeded(18);
  const one = (): number => Math.floor(random() * (reach * 2 + 1)) - reach;
  return Array.from({ length: count }, () => [one(), one(), one(), one()]);
};
const buoyOrders = (): Numbers[] => {
  const two = pairsOfPoints(1400).map(([x = 0, y = 0, u = 0, v = 0]) => ({ x, y, u, v }));
  return unlike([
    ...some(
      points.filter(([x, y]) => x !== y && x !== -y),
      84,
    ).map(([x, y]) => [0, x, y]),
    ...two
      .slice(0, 130)
      .map(({ x, y, u, v }) => [1, x, y, u - x, v - y])
      .filter(([, , , u = 0, v = 0]) => Math.abs(u) > 1 && Math.abs(v) > 1 && u !== v),
    ...two
      .filter(({ x, y, u, v }) => x + 3 < u && y !== v && (x + u) % 2 === 0 && (y + v) % 2 === 0)
      .map(({ x, y, u, v }) => [2, x, y, u, v])
      .filter((n) => placeOf(n).x !== 0 || placeOf(n).y !== 0),
  ]);
};
const buoyBase = (n: Numbers): number => {
  const [kind, x, y, u, v] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)];
  const to = placeOf(n);
  if (kind === 0) return -2 + negatives(x, y) * 0.45 + (x === 0 || y === 0 ? 0.3 : 0);
  const crossing = negatives(x * to.x, y * to.y) * 0.3;
  if (kind === 1) return -0.7 + crossing + negatives(x, y) * 0.15;
  return 1 + negatives(x * u, y * v) * 0.45 + Math.abs(u - x) * 0.03;
};

const pieces = crossed([1, 2, 3, 4], [2, 3, 4, 5, 6]);
/** Answers that look like a piece of cloth, or a floor: neither a strip nor the whole. */
const cuts = spotsOf(cloth).filter(({ x, y }) => x > 0 && y > 0 && x < cloth.cols - 1);
const sailOrders = (): Numbers[] => {
  const sails = crossed(pieces, cuts).map(([[w, h], cut]) => {
    const piece = [0, w, h];
    return { piece: [w, h], area: areaOf(piece, cut), edge: edgeOf(piece, cut) };
  });
  return [
    ...some(unlike(sails.map(({ piece, area }) => [0, ...piece, area])), 70),
    ...some(unlike(sails.map(({ piece, edge }) => [1, ...piece, edge])), 80),
    ...some(unlike(sails.map(({ piece, area, edge }) => [2, ...piece, area, edge])), 80),
  ];
};
const sailBase = (n: Numbers): number => {
  const weight = at(n, 3) * 0.012 + at(n, 1) * at(n, 2) * 0.015;
  return weight + ([-1.6, -0.7, 0.9][at(n, 0)] ?? 0);
};

const pairBase = [-1.2, -0.7, -0.9, -0.2, -0.6, 0, 0.2, 1.2, 1.9, 0.9, 1.5, 1, 1.4];
/** What stands in the larger unit, in hundredths. */
const sizes = [125, 250, 300, 475, 620, 75, 40, 1200, 150, 5, 900, 35, 810, 64];
const unitOrders = (): Numbers[] =>
  pairs.flatMap(({ shift }, pair) => sizes.map((size) => [pair, size * 10 ** Math.max(0, -shift)]));
const unitBase = (n: Numbers): number => {
  const { shift } = pairOf(n);
  const isBroken = (at(n, 1) / 10 ** Math.max(0, -shift)) % 100 !== 0;
  return (pairBase[at(n, 0)] ?? 0) + (isBroken ? 0.25 : 0) + (shift < 0 ? 0.1 : 0);
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
    // The line lies at one already.
    wantedOf(n) > 1 &&
    basketsOf(n).length > 1
  );
};
const catchBase = (n: Numbers): number => {
  const baskets = basketsOf(n);
  const size = baskets.length * 0.38 + wantedOf(n) * 0.03 + (baskets.includes(0) ? 0.4 : 0);
  return size + (at(n, 0) === 0 ? -2 : 0);
};

const blocks = crossed([1, 2, 3, 4], [2, 3, 4, 5]);
const holdOrders = (): Numbers[] => {
  const holds = crossed(
    [2, 3, 4, 5, 6],
    spotsOf(floor).filter(({ x, y }) => x > 0 && y > 0),
  ).map(([h, cut]) => ({ h, area: floorOf(cut), edge: 2 * (cut.x + cut.y + 2) }));
  const loaded = crossed(some(holds, 40), blocks).map(([{ h, area }, [w, d]]) => [
    1,
    h,
    h * (area + w * d),
    w,
    d,
  ]);
  return [
    ...some(unlike(holds.map(({ h, area }) => [0, h, h * area])), 70),
    ...some(unlike(loaded), 70),
    ...some(unlike(holds.map(({ h, area, edge }) => [2, h, h * area, edge])), 80),
  ];
};
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

/** All sound by how they are made; the test asks each of them. */
export const graded: readonly Graded[] = makers.flatMap(([form, make, base]) =>
  make().map((n) => ({ order: { form, n }, base: base(n) + apart(n) })),
);
