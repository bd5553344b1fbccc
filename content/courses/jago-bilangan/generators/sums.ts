/** Stations five to seven: adding and taking away with packs, in columns and in the head. */
import type { CourseItem } from '@nobi/kit/course';
import { digitsOf } from '../rules/places.ts';
import { itemOf, several, withChoices } from './making.ts';

/** How many columns carry, and how many must be loaned. */
const carries = (a: number, b: number): number => {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  return one.filter((digit, at) => digit + (other[at] ?? 0) > 9).length;
};
const loans = (a: number, b: number): number => {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  return one.filter((digit, at) => digit < (other[at] ?? 0)).length;
};

export const adding = (skill: string): CourseItem[] => {
  const item = itemOf(5, skill);
  const pours = several(28, 51, (draw, turn) => {
    const [a, b] =
      turn % 2 === 0 ? [draw(123, 488), draw(123, 488)] : [draw(1102, 4388), draw(1102, 4488)];
    const ties = carries(a, b);
    if (ties === 0) return null;
    return {
      activity: 'pack',
      args: { how: 'tidy', a, b },
      say: 'pour',
      difficulty: -3.1 + 0.35 * ties + (turn % 2) * 0.3,
    } as const;
  });
  const columns = several(66, 52, (draw, turn) => {
    const [a, b] =
      turn % 3 === 0 ? [draw(134, 589), draw(134, 389)] : [draw(1204, 6488), draw(213, 3488)];
    const ties = carries(a, b);
    if (ties === 0 && turn % 6 > 0) return null;
    const view = turn % 3 === 1 ? 1 : 0;
    const difficulty = -2 + 0.75 * ties + (a > 999 ? 0.35 : 0) - 0.5 * view;
    return {
      activity: 'wheels',
      args: { how: 'plus', a, b, view },
      say: 'plus',
      difficulty,
    } as const;
  });
  const guesses = several(16, 53, (draw, turn) => {
    const args = withChoices(
      { how: 'about', a: draw(1120, 4890), b: draw(1120, 4890), c: 1, view: turn % 2 },
      turn,
    );
    return (
      args &&
      ({ activity: 'pick', args, say: 'about', difficulty: -1.9 + 0.7 * ((turn + 1) % 2) } as const)
    );
  });
  return [...pours, ...columns, ...guesses].map(item);
};

export const taking = (skill: string): CourseItem[] => {
  const item = itemOf(6, skill);
  const unloads = several(28, 61, (draw, turn) => {
    const [n, b] =
      turn % 2 === 0 ? [draw(211, 640), draw(104, 199)] : [draw(2011, 4640), draw(1104, 1890)];
    const loaned = loans(n, b);
    if (loaned === 0) return null;
    return {
      activity: 'pack',
      args: { how: 'unload', n, b },
      say: 'unload',
      difficulty: -3.1 + 0.4 * loaned + (turn % 2) * 0.3,
    } as const;
  });
  const columns = several(68, 62, (draw, turn) => {
    const zero = turn % 4 === 3;
    const a = zero
      ? draw(3, 8) * 1000 + draw(1, 9)
      : turn % 3 === 0
        ? draw(411, 940)
        : draw(3104, 9420);
    const b = a > 999 ? draw(1123, 2899) : draw(124, 389);
    const loaned = loans(a, b);
    if (loaned === 0) return null;
    const view = turn % 3 === 1 ? 1 : 0;
    const difficulty = -1.9 + 0.6 * loaned + (a > 999 ? 0.3 : 0) + (zero ? 0.3 : 0) - 0.5 * view;
    return {
      activity: 'wheels',
      args: { how: 'minus', a, b, view },
      say: 'minus',
      difficulty,
    } as const;
  });
  const guesses = several(16, 63, (draw, turn) => {
    const args = withChoices(
      { how: 'about', a: draw(5120, 9390), b: draw(1120, 3890), c: 2, view: turn % 2 },
      turn,
    );
    return (
      args &&
      ({ activity: 'pick', args, say: 'about', difficulty: -1.9 + 0.7 * ((turn + 1) % 2) } as const)
    );
  });
  return [...unloads, ...columns, ...guesses].map(item);
};

/** Numbers that lie just below or above whole hundreds. */
export const thinking = (skill: string): CourseItem[] => {
  const item = itemOf(7, skill);
  const moves = several(36, 71, (draw, turn) => {
    const short = draw(1, turn % 2 === 0 ? 3 : 9);
    const a = draw(1, turn % 3 === 0 ? 30 : 8) * 100 - short;
    const b = draw(12, turn % 3 === 0 ? 400 : 89);
    return b % 100 === 0
      ? null
      : ({
          activity: 'balance',
          args: { a, b },
          say: 'balance',
          difficulty: -3.1 + 0.1 * short + (a > 999 ? 0.35 : 0),
        } as const);
  });
  const heads = several(74, 72, (draw, turn) => {
    const off = draw(1, turn % 3 === 0 ? 2 : 4) * (turn % 5 === 4 ? -1 : 1);
    const b = draw(turn % 2 === 0 ? 1 : 2, turn % 2 === 0 ? 4 : 19) * 100 - off;
    const isSum = turn % 4 < 2;
    const a = isSum ? draw(136, 2870) : b + draw(124, 2870);
    if (a + b > 9999 || a % 100 === 0) return null;
    const view = turn % 3 === 1 ? 1 : 0;
    const difficulty =
      -1.5 +
      (isSum ? 0 : 0.6) +
      (b > 999 ? 0.55 : 0) +
      (off < 0 ? 0.4 : 0) +
      0.1 * Math.abs(off) -
      0.6 * view;
    return {
      activity: 'wheels',
      args: { how: isSum ? 'near' : 'less', a, b, view },
      say: 'near',
      difficulty,
    } as const;
  });
  return [...moves, ...heads].map(item);
};
