/** Fields that a child built, as a code to pass on. */
import { levelCodes } from '@nobi/kit/rounds';
import { type Form, isSound, type Order } from './orders.ts';

/** What can be built; the place in the list is in codes for good. */
export const builtForms: readonly Form[] = ['lay', 'total', 'cut', 'side', 'share', 'find'];

/** The rope lies where the rest is easiest. */
const ropeFor = (rows: number): number => (rows > 5 ? 5 : Math.max(1, rows - 2));

export const built = (form: Form, { rows, cols }: Pick<Order, 'rows' | 'cols'>): Order => ({
  form,
  rows,
  cols,
  at: form === 'cut' ? ropeFor(rows) : 0,
});

const side = (digit: number): number => (digit === 0 ? 10 : digit);

/** The form and the two sides, ten as 0. */
export const levels = levelCodes<Order>({
  size: 3,
  digitsOf: ({ form, rows, cols }) => [builtForms.indexOf(form), rows % 10, cols % 10],
  orderOf([kind = -1, rows = 0, cols = 0]) {
    const form = builtForms[kind];
    const order = form && built(form, { rows: side(rows), cols: side(cols) });
    return order && isSound(order) ? order : null;
  },
});
