/** Signs that a child chose, as a code to pass on. */
import { levelCodes } from '@nobi/kit/rounds';
import { forms, isSound, type Order } from './signs.ts';

export const isBuildable = (order: Order): boolean =>
  order.a < 100 && order.b < 10 && isSound(order);

/** The form, two digits of the row, and its turn. The place in the lists is in codes for good. */
export const levels = levelCodes<Order>({
  size: 4,
  digitsOf: ({ form, a, b }) => [forms.indexOf(form), Math.floor(a / 10), a % 10, b],
  orderOf([kind = -1, tens = 0, units = 0, b = 0]) {
    const form = forms[kind];
    const order = form && { form, a: tens * 10 + units, b };
    return order && isBuildable(order) ? order : null;
  },
});
export const { codeOf, ordersOf } = levels;
