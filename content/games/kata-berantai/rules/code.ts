/** Trains that a child chose, as a code to pass on. */
import { levelCodes } from '@nobi/kit/rounds';
import { forms, isSound, type Order } from './orders.ts';

export const isBuildable = (order: Order): boolean => order.a < 1000 && isSound(order);

/** The form and three digits of its list. The place in the lists is in codes for good. */
export const levels = levelCodes<Order>({
  size: 4,
  digitsOf: ({ form, a }) => [
    forms.indexOf(form),
    Math.floor(a / 100),
    Math.floor(a / 10) % 10,
    a % 10,
  ],
  orderOf([kind = -1, hundreds = 0, tens = 0, units = 0]) {
    const form = forms[kind];
    const order = form && { form, a: hundreds * 100 + tens * 10 + units };
    return order && isBuildable(order) ? order : null;
  },
});
export const { codeOf, ordersOf } = levels;
