/** Signs that a child chose, as a code to pass on. */
import { levelCode, mostLevels, readLevelCode } from '@nobi/kit/rounds';
import { forms, isSound, type Order } from './signs.ts';

/** The form, two digits of the row, and its turn. The place in the lists is in codes for good. */
const size = 4;
export const longestCode = mostLevels * size + 1;

export const isBuildable = (order: Order): boolean =>
  order.a < 100 && order.b < 10 && isSound(order);

export const codeOf = (orders: readonly Order[]): string =>
  levelCode(
    orders.flatMap(({ form, a, b }) => [forms.indexOf(form), Math.floor(a / 10), a % 10, b]),
  );

export const ordersOf = (code: string): Order[] | null => {
  const groups = readLevelCode(code, { size, most: mostLevels });
  const orders = groups?.flatMap(([kind = -1, tens = 0, units = 0, b = 0]) => {
    const form = forms[kind];
    const order = form && { form, a: tens * 10 + units, b };
    return order && isBuildable(order) ? [order] : [];
  });
  return groups && orders?.length === groups.length ? orders : null;
};
