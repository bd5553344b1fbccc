/** Orders that a child built, as a code to pass on. */
import { levelCodes } from '@nobi/kit/rounds';
import { isSound, type Order } from './orders.ts';

/** What can be built; the place in the list is in codes for good. */
export const kinds: readonly Pick<Order, 'form' | 'b'>[] = [
  { form: 'tenths', b: 0 },
  { form: 'hundredths', b: 0 },
  { form: 'fraction', b: 4 },
  { form: 'fraction', b: 5 },
  { form: 'fraction', b: 8 },
  { form: 'percent', b: 0 },
  { form: 'part', b: 40 },
  { form: 'part', b: 60 },
];

const kindOf = ({ form, b }: Order): number =>
  kinds.findIndex((kind) => kind.form === form && kind.b === b);

export const isBuildable = (order: Order): boolean =>
  order.a > 0 &&
  order.a < 100 &&
  (order.form !== 'fraction' || order.a < order.b) &&
  isSound(order);

/** A kind and two digits. */
export const levels = levelCodes<Order>({
  size: 3,
  digitsOf: (order) => [kindOf(order), Math.floor(order.a / 10), order.a % 10],
  orderOf([kind = -1, tens = 0, units = 0]) {
    const built = kinds[kind];
    const order = built && { ...built, a: tens * 10 + units };
    return order && isBuildable(order) ? order : null;
  },
});
export const { codeOf, ordersOf } = levels;
