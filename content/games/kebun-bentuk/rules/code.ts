/** A garden that a child built, as a code to pass on. */
import { levelCodes } from '@nobi/kit/rounds';
import { isSound } from './judge.ts';
import { forms, type Order } from './orders.ts';

/** The form and its three digits. */
export const levels = levelCodes<Order>({
  size: 4,
  digitsOf: ({ form, a, b, c }) => [forms.indexOf(form), a, b, c],
  orderOf([kind = -1, a = 0, b = 0, c = 0]) {
    const form = forms[kind];
    const order = form && { form, a, b, c };
    return order && isSound(order) ? order : null;
  },
});
