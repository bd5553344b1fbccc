/** Sentences that a child built, as a code to pass on: four digits each. */
import { levelCodes } from '@nobi/kit/rounds';
import { isSound, type Order } from './orders.ts';
import { animals, transitive, verbs } from './words.ts';

/** What can be built; the place in the list is in codes for good. */
export const kinds: readonly Pick<Order, 'form' | 'isAt' | 'x'>[] = [
  { form: 'look', isAt: false, x: 0 },
  { form: 'place', isAt: true, x: 0 },
  { form: 'doing', isAt: false, x: 0 },
  { form: 'many', isAt: false, x: 0 },
  { form: 'many', isAt: true, x: 0 },
  { form: 'who', isAt: false, x: 0 },
  { form: 'not', isAt: false, x: 0 },
  { form: 'not', isAt: true, x: 0 },
  { form: 'ask', isAt: false, x: 0 },
  { form: 'ask', isAt: true, x: 1 },
];

/** How many words there are to choose from in each place. */
export const choicesOf = ({ form, isAt, b }: Order): readonly [number, number, number] => {
  if (form === 'look') return [animals, 10, 1];
  if (isAt) return [form === 'who' ? 4 : 10, 5, 10];
  if (form === 'many') return [10, 7, 2];
  const verb = verbs[b];
  return [form === 'who' ? 4 : 10, 10, verb && transitive.includes(verb) ? 10 : 1];
};

const isWithin = (order: Order): boolean => {
  const [a, b, c] = choicesOf(order);
  return order.a < a && order.b < b && order.c < c;
};

export const isBuildable = (order: Order): boolean => isWithin(order) && isSound(order);

export const kindOf = (order: Order): number =>
  kinds.findIndex(
    ({ form, isAt, x }) => form === order.form && isAt === order.isAt && x === order.x,
  );

/** A kind and three words. */
export const levels = levelCodes<Order>({
  size: 4,
  digitsOf: (order) => [kindOf(order), order.a, order.b, order.c],
  orderOf([kind = -1, a = 0, b = 0, c = 0]) {
    const built = kinds[kind];
    const order = built && { ...built, a, b, c };
    return order && isBuildable(order) ? order : null;
  },
});
export const { codeOf, ordersOf } = levels;
