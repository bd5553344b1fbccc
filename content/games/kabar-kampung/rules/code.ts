/** Pages as codes: what was printed stays by its code, and a riddle of one's own is passed on by it. */
import { levelCodes } from '@nobi/kit/rounds';
import { forms, type Order } from './page.ts';
import { isSound } from './pages.ts';

/** The form, its text, and two digits of its turn. Their places in the lists are in codes for good. */
export const levels = levelCodes<Order>({
  size: 4,
  digitsOf: ({ form, a, b }) => [forms.indexOf(form), a, Math.floor(b / 10), b % 10],
  orderOf([kind = -1, a = 0, tens = 0, units = 0]) {
    const form = forms[kind];
    const order = form && { form, a, b: tens * 10 + units };
    return order && isSound(order) ? order : null;
  },
});
export const { codeOf } = levels;
