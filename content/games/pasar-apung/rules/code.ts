/** Orders that a child built, as a code to pass on. */
import { levelCodes } from '@nobi/kit/rounds';
import { isSound, type Order } from './orders.ts';

/** What can be built; the place in the list is in codes for good. */
export const kinds: readonly Pick<Order, 'form' | 'b'>[] = [
  { form: 'exact', b: 0 },
  { form: 'few', b: 0 },
  { form: 'change', b: 5000 },
  { form: 'change', b: 10_000 },
  { form: 'load', b: 0 },
  { form: 'exact', b: 1000 },
];

export const stepOf = ({ form }: Pick<Order, 'form'>): number => (form === 'load' ? 1 : 100);

const kindOf = ({ form, b }: Order): number =>
  kinds.findIndex((kind) => kind.form === form && kind.b === b);

export const isBuildable = (order: Order): boolean =>
  order.a / stepOf(order) < 1000 && isSound(order);

const digitsOf = (order: Order): number[] => {
  const steps = order.a / stepOf(order);
  return [Math.floor(steps / 100), Math.floor(steps / 10) % 10, steps % 10];
};

/** A kind and three digits: oranges, or hundreds of rupiah. */
export const levels = levelCodes<Order>({
  size: 4,
  digitsOf: (order) => [kindOf(order), ...digitsOf(order)],
  orderOf([kind = -1, hundreds = 0, tens = 0, units = 0]) {
    const built = kinds[kind];
    const steps = hundreds * 100 + tens * 10 + units;
    const order = built && { ...built, a: steps * stepOf(built) };
    return order && isBuildable(order) ? order : null;
  },
});
