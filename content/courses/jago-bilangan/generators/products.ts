/** Stations eight to ten: times one digit, sharing with a rest, and stories of one and two steps. */
import type { CourseItem } from '@nobi/kit/course';
import type { Draw } from '../../../course-parts/generators/several.ts';
import { isTwoSteps, storyAnswer } from '../rules/stories.ts';
import { itemOf, several, withChoices } from './making.ts';

export const multiplying = (skill: string): CourseItem[] => {
  const item = itemOf(8, skill);
  const slides = several(30, 81, (draw, turn) => {
    const to = turn % 2 === 0 ? 10 : 100;
    const n = to === 10 ? draw(7, 890) : draw(4, 98);
    return {
      activity: 'slide',
      args: { n, to },
      say: 'slide',
      difficulty: -3.1 + (to === 100 ? 0.4 : 0) + (n > 99 ? 0.3 : 0) + (n % 10 === 0 ? 0.3 : 0),
    } as const;
  });
  const products = several(80, 82, (draw, turn) => {
    const kind = turn % 4;
    const b = draw(2, 9);
    const a = [draw(2, 9) * 10, draw(12, 98), draw(2, 9) * 100, draw(112, 986)][kind] ?? 12;
    if (a * b > 9999) return null;
    const view = turn % 3 === 0 ? 1 : 0;
    const carry = (a % 10) * b > 9 ? 0.4 : 0;
    const difficulty = [-2, -1.1, -1.6, 0][kind] ?? 0;
    return {
      activity: 'wheels',
      args: { how: 'times', a, b, view },
      say: 'times',
      difficulty: difficulty + carry + 0.06 * b - 0.6 * view,
    } as const;
  });
  return [...slides, ...products].map(item);
};

export const sharing = (skill: string): CourseItem[] => {
  const item = itemOf(9, skill);
  const plates = several(38, 91, (draw, turn) => {
    const b = draw(2, turn % 2 === 0 ? 5 : 9);
    const a = turn % 3 === 0 ? draw(b * 10, b * 14) : draw(b + 2, b * 9);
    return {
      activity: 'share',
      args: { a, b },
      say: 'share',
      difficulty: -3.2 + 0.07 * b + (a > b * 9 ? 0.5 : 0) + (a % b === 0 ? 0 : 0.3),
    } as const;
  });
  const quotients = several(74, 92, (draw, turn) => {
    const b = draw(2, 9);
    const a = turn % 3 === 0 ? draw(b * 2, b * 9 + 8) : draw(b * 11, Math.min(980, b * 130));
    const view = turn % 3 === 1 ? 1 : 0;
    const difficulty =
      -1.7 +
      0.08 * b +
      (a > b * 10 ? 0.6 : 0) +
      (a > 300 ? 0.5 : 0) +
      (a % b === 0 ? -0.2 : 0.15) -
      0.6 * view;
    return {
      activity: 'wheels',
      args: { how: 'divide', a, b, view },
      say: 'divide',
      difficulty,
    } as const;
  });
  return [...plates, ...quotients].map(item);
};

/** Figures that make the story come out even and stay below ten thousand. */
const figures = (scene: number, draw: Draw, isLarge: boolean): Record<'a' | 'b' | 'c', number> => {
  const small = draw(2, 9);
  const most = isLarge ? 3900 : 390;
  const [one, other] = [draw(most / 3, most), draw(most / 8, most / 3)];
  switch (scene) {
    case 3:
      return { a: draw(12, isLarge ? 240 : 60), b: small, c: 0 };
    case 4:
      return { a: small * draw(11, isLarge ? 120 : 30), b: small, c: 0 };
    case 7:
    case 9:
      return { a: draw(12, isLarge ? 240 : 45), b: small, c: draw(8, 24) };
    case 8:
      return { a: one, b: other, c: draw(12, 90) };
    case 10: {
      const c = draw(3, 19);
      return { a: small * draw(11, isLarge ? 99 : 30) + c, b: small, c };
    }
    default:
      return { a: one, b: other, c: 0 };
  }
};

export const telling = (skill: string): CourseItem[] => {
  const item = itemOf(10, skill);
  const tales = several(104, 101, (draw, turn) => {
    const scene = 1 + (turn % 10);
    const isLarge = turn % 4 > 1;
    const { a, b, c } = figures(scene, draw, isLarge);
    const args = { how: 'story', scene, a, b, c };
    const value = storyAnswer(scene, args);
    if (!Number.isInteger(value) || value < 2 || value > 9999) return null;
    const two = isTwoSteps(scene) ? 1 : 0;
    const difficulty = -2.4 + two * 1.2 + (isLarge ? 0.5 : 0) + ([5, 6].includes(scene) ? 0.5 : 0);
    const round = Math.floor(turn / 10) % 4;
    if (round > 0)
      return {
        activity: 'wheels',
        args: { ...args, view: 0 },
        say: 'story',
        difficulty: difficulty + 1.2,
      } as const;
    const chosen = withChoices({ ...args, view: 0 }, turn) ?? withChoices(args, turn);
    return chosen && ({ activity: 'pick', args: chosen, say: 'story', difficulty } as const);
  });
  const guesses = several(14, 102, (draw, turn) => {
    const c = 1 + (turn % 2);
    const a = c === 2 ? draw(6120, 9390) : draw(2120, 4890);
    const b = draw(1120, 4390);
    const args = withChoices({ how: 'about', a, b, c, view: 0 }, turn);
    return args && ({ activity: 'pick', args, say: 'about', difficulty: -1.9 } as const);
  });
  return [...tales, ...guesses].map(item);
};
