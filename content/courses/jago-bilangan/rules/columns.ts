/** What is written small above a sum in columns. */
import { digitsOf } from './places.ts';

/** What each column gets from its right: thousands first. */
export const carriedInto = (a: number, b: number): number[] => {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  const carried = [0, 0, 0, 0];
  for (let at = 3; at > 0; at -= 1)
    carried[at - 1] = (one[at] ?? 0) + (other[at] ?? 0) + (carried[at] ?? 0) > 9 ? 1 : 0;
  return carried;
};

/** The number above so opened that nothing is missing in any column. */
export const openedFor = (a: number, b: number): number[] => {
  const [top, low] = [digitsOf(a), digitsOf(b)];
  for (let at = 3; at > 0; at -= 1)
    if ((top[at] ?? 0) < (low[at] ?? 0)) {
      top[at] = (top[at] ?? 0) + 10;
      top[at - 1] = (top[at - 1] ?? 0) - 1;
    }
  return top;
};
