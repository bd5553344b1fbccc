/** Stations one to four: packing, writing, ordering and rounding numbers to 10,000. */
import { seeded, shuffled } from '@nobi/kit/bank';
import type { CourseItem } from '@nobi/kit/course';
import type { Draw } from '../../../course-parts/generators/several.ts';
import { rowOf, type Way } from '../rules/cards.ts';
import { digitsOf, packsWithout } from '../rules/places.ts';
import { itemOf, several, withChoices, zerosInside } from './making.ts';

const number = (draw: Draw, turn: number): number => {
  const n = turn % 3 === 0 ? draw(112, 999) : draw(1002, 9876);
  // Every third has an empty place: that is where numbers go wrong.
  return turn % 3 === 2 ? n - (Math.floor(n / 100) % 10) * 100 : n;
};

export const packing = (skill: string): CourseItem[] => {
  const item = itemOf(1, skill);
  const builds = several(42, 11, (draw, turn) => {
    const n = number(draw, turn);
    const view = [2, 1, 0][turn % 3] ?? 0;
    const pieces = digitsOf(n).reduce((sum, digit) => sum + digit, 0);
    const difficulty = -3.1 + 0.75 * (2 - view) + 0.04 * pieces + 0.25 * zerosInside(n);
    return { activity: 'pack', args: { how: 'build', n, view }, say: 'build', difficulty } as const;
  });
  const gaps = several(16, 12, (draw, turn) => {
    const gap = 1 + (turn % 2);
    const n = draw(1, 4) * 1000 + draw(1, 2) * (gap === 1 ? 100 : 10) + draw(1, 9);
    const packs = packsWithout(n, gap)[gap + 1] ?? 0;
    const args = { how: 'build', n, view: 0, gap };
    return packs > 29
      ? null
      : ({ activity: 'pack', args, say: 'gap', difficulty: -0.9 + 0.05 * packs } as const);
  });
  const glowing = several(18, 13, (draw, turn) => {
    const n = draw(1111, 9876);
    const to = [10, 100, 1000][turn % 3] ?? 10;
    const digit = Math.floor(n / to) % 10;
    const args = digit === 0 ? null : withChoices({ how: 'worth', n, to }, turn);
    return (
      args && ({ activity: 'pick', args, say: 'worth', difficulty: -2.1 + 0.05 * turn } as const)
    );
  });
  const piles = several(26, 14, (draw, turn) => {
    const [p1, p2, p3, p4] = [draw(0, 4), draw(2, 13), draw(0, 15), draw(1, 16)];
    const over = [p2, p3, p4].filter((count) => count > 9).length;
    const args = { how: 'crates', p1, p2, p3, p4, view: turn % 4 === 0 ? 1 : 0 };
    return { activity: 'wheels', args, say: 'crates', difficulty: -1.3 + 0.65 * over } as const;
  });
  return [...builds, ...gaps, ...glowing, ...piles].map(item);
};

export const writing = (skill: string): CourseItem[] => {
  const item = itemOf(2, skill);
  const wagons = several(38, 21, (draw, turn) => {
    const n = number(draw, turn);
    const args = withChoices({ how: 'read', n }, turn);
    const difficulty = -2.9 + (n > 999 ? 0.5 : 0) + 0.5 * zerosInside(n);
    return args && ({ activity: 'pick', args, say: 'read', difficulty } as const);
  });
  const boards = several(56, 22, (draw, turn) => {
    const n = number(draw, turn + 1);
    const view = turn % 3 === 0 ? 1 : 0;
    const difficulty = -1.5 + (n > 999 ? 0.5 : 0) + 0.55 * zerosInside(n) - 0.5 * view;
    return {
      activity: 'wheels',
      args: { how: 'words', n, view },
      say: 'words',
      difficulty,
    } as const;
  });
  const sums = several(18, 23, (draw, turn) => {
    const n = number(draw, turn + 1);
    const difficulty = -1.2 + 0.6 * zerosInside(n) + (turn % 2) * 0.3;
    return {
      activity: 'wheels',
      args: { how: 'parts', n, shift: turn % 2 },
      say: 'parts',
      difficulty,
    } as const;
  });
  return [...wagons, ...boards, ...sums].map(item);
};

/** Numbers that look alike: the same digits, the same beginning, or one place shorter. */
const alike = (draw: Draw, count: number): number[] => {
  const n = draw(2100, 8900);
  const [k = 0, h = 0, t = 0, o = 0] = digitsOf(n);
  const others = [
    k * 1000 + t * 100 + h * 10 + o,
    h * 1000 + k * 100 + t * 10 + o,
    k * 1000 + o * 100 + t * 10 + h,
    k * 1000 + h * 100 + o * 10 + t,
    h * 100 + t * 10 + o,
  ];
  return [...new Set([n, ...others])].filter((each) => each > 99).slice(0, count);
};

/** Nothing would be left to do. */
const isInOrder = (how: Way, cards: number[]): boolean =>
  `${rowOf({ args: { how, cards } })}` === `${cards}`;

export const ordering = (skill: string): CourseItem[] => {
  const item = itemOf(3, skill);
  const rows = several(62, 31, (draw, turn) => {
    const count = 3 + (turn % 3);
    const near = turn % 2 === 1;
    const cards = near ? alike(draw, count) : Array.from({ length: count }, () => draw(105, 9890));
    if (new Set(cards).size < count) return null;
    const how = turn % 4 < 2 ? 'up' : 'down';
    const mixed = shuffled(seeded(turn + 5), cards);
    if (isInOrder(how, mixed)) return null;
    const difficulty = -3 + 0.5 * (count - 3) + (near ? 1 : 0) + (how === 'down' ? 0.2 : 0);
    return { activity: 'order', args: { how, cards: mixed }, say: how, difficulty } as const;
  });
  const digits = several(48, 32, (draw, turn) => {
    const count = 3 + (turn % 2);
    const cards = Array.from({ length: count }, () => draw(0, 9));
    if (new Set(cards).size < count) return null;
    const how = turn % 4 < 2 ? 'largest' : 'smallest';
    if (isInOrder(how, cards)) return null;
    const trap = how === 'smallest' && cards.includes(0) ? 0.9 : 0;
    const difficulty = -1.1 + 0.4 * (count - 3) + (how === 'smallest' ? 0.3 : 0) + trap;
    return { activity: 'order', args: { how, cards }, say: how, difficulty } as const;
  });
  return [...rows, ...digits].map(item);
};

const rounds = { 10: 'round10', 100: 'round100', 1000: 'round1000' } as const;
const steps = [100, 1000, 10] as const;

export const rounding = (skill: string): CourseItem[] => {
  const item = itemOf(4, skill);
  const stops = several(40, 41, (draw, turn) => {
    const shift = steps[turn % 3] ?? 100;
    const start = shift === 1000 ? 0 : draw(1, 8) * shift * 10 + (shift === 10 ? 1000 : 0);
    const half = draw(1, 19);
    const n = start + (half * shift) / 2;
    const difficulty = -3 + (half % 2) * 0.8 + (shift === 10 ? 0.4 : 0) + (half > 10 ? 0.2 : 0);
    return { activity: 'rail', args: { n, start, shift }, say: 'rail', difficulty } as const;
  });
  const nearest = several(64, 42, (draw, turn) => {
    const to = steps[turn % 3] ?? 100;
    const n = draw(1012, 9480);
    if (n % to === 0) return null;
    const middle = Math.abs((n % to) / to - 0.5);
    const level = turn % 4;
    const difficulty = -2.1 + 0.75 * level + 0.8 * (0.5 - middle) + (to === 1000 ? 0.1 : 0);
    if (level > 1)
      return {
        activity: 'wheels',
        args: { how: 'round', n, to, view: 3 - level },
        say: rounds[to],
        difficulty,
      } as const;
    const args = withChoices({ how: 'round', n, to, view: 1 - level }, turn);
    return args && ({ activity: 'pick', args, say: rounds[to], difficulty } as const);
  });
  return [...stops, ...nearest].map(item);
};
