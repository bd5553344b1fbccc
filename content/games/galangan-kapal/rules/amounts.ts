/** How large an answer is beside what was asked: for what can be seen of it. Pure. */
import { wantedOf } from './forms/catch.ts';
import { volumeOf } from './forms/hold.ts';
import { areaOf, edgeOf } from './forms/sail.ts';
import { mastOf, stepOf } from './forms/scale.ts';
import { pairOf, turns } from './forms/unit.ts';
import { at, type Form, type Spot } from './order.ts';

type Numbers = readonly number[];

const sizes: Readonly<
  Record<Form, (n: Numbers, spot: Spot) => readonly [is: number, wanted: number]>
> = {
  scale: (n, { y }) => [y * stepOf(n), mastOf(n)],
  // Of a place there is no more or less; two animals take turns.
  buoy: (_, { x, y }) => [(x + y) % 2, 0.5],
  sail(n, spot) {
    const [kind, area] = [at(n, 0), areaOf(n, spot)];
    if (kind === 1) return [edgeOf(n, spot), at(n, 3)];
    return kind === 2 && area === at(n, 3) ? [edgeOf(n, spot), at(n, 4)] : [area, at(n, 3)];
  },
  unit: (n, { x }) => [x - turns, pairOf(n).shift],
  catch: (n, { y }) => [y, wantedOf(n)],
  hold: (n, spot) => [volumeOf(n, spot), at(n, 2)],
};

/** Whether an answer is more than what was asked. */
export const isMore = (form: Form, n: Numbers, spot: Spot): boolean => {
  const [is, wanted] = sizes[form](n, spot);
  return is > wanted;
};
