/** Boat riddles that a child builds, as a code to pass on: which kind, and what the answer measures. Pure. */
import { levelCodes } from '@nobi/kit/rounds';
import { coordinates, reach } from './forms/buoy.ts';
import { volumeOf } from './forms/hold.ts';
import { areaOf, edgeOf } from './forms/sail.ts';
import { at, type Form, type Order, type Spot } from './order.ts';
import { isSound } from './orders.ts';

export interface Kind {
  readonly form: Form;
  /** What the child's answer measures: from nothing to 999. */
  measure(spot: Spot): number;
  /** The numbers of the order with that measure. */
  numbers(measured: number): readonly number[];
}

const side = reach * 2 + 1;

const sailKind = (kind: 0 | 1, w: number, h: number): Kind => ({
  form: 'sail',
  measure: (spot) => (kind === 0 ? areaOf : edgeOf)([kind, w, h], spot),
  numbers: (measured) => [kind, w, h, measured],
});
const holdKind = (height: number): Kind => ({
  form: 'hold',
  measure: (spot) => volumeOf([0, height], spot),
  numbers: (measured) => [0, height, measured],
});
const buoyKind: Kind = {
  form: 'buoy',
  measure: ({ x, y }) => y * side + x,
  numbers(measured) {
    const { x, y } = coordinates({ x: measured % side, y: Math.floor(measured / side) });
    return [0, x, y];
  },
};
/** Some crates are aboard already. */
const loadedKind = (height: number, w: number, d: number): Kind => ({
  form: 'hold',
  measure: (spot) => volumeOf([1, height, 0, w, d], spot),
  numbers: (measured) => [1, height, measured, w, d],
});

/** The place in the list is in codes for good. */
export const kinds: readonly Kind[] = [
  sailKind(0, 3, 4),
  buoyKind,
  sailKind(1, 2, 5),
  holdKind(3),
  loadedKind(4, 2, 3),
  sailKind(1, 4, 3),
  holdKind(5),
];

const orderWith = ({ form, numbers }: Kind, measured: number): Order => ({
  form,
  n: numbers(measured),
});

const isSame = (one: Order, other: Order): boolean =>
  one.form === other.form && one.n.join() === other.n.join();

const measuredIn = ({ form, n }: Order): number => {
  if (form === 'buoy') return (at(n, 2) + reach) * side + at(n, 1) + reach;
  return at(n, form === 'sail' ? 3 : 2);
};

const kindOf = (order: Order): number =>
  kinds.findIndex((kind) => isSame(orderWith(kind, measuredIn(order)), order));

export const built = (kind: number, spot: Spot): Order => {
  const made = kinds[kind] ?? buoyKind;
  return orderWith(made, made.measure(spot));
};

export const isBuildable = (order: Order): boolean => kindOf(order) >= 0 && isSound(order);

export const levels = levelCodes<Order>({
  size: 4,
  digitsOf(order) {
    const measured = measuredIn(order);
    return [
      kindOf(order),
      Math.floor(measured / 100),
      Math.floor(measured / 10) % 10,
      measured % 10,
    ];
  },
  orderOf([kind = -1, hundreds = 0, tens = 0, units = 0]) {
    const made = kinds[kind];
    const order = made && orderWith(made, hundreds * 100 + tens * 10 + units);
    return order && isBuildable(order) ? order : null;
  },
});
