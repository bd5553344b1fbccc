/** Lanterns that repeat and pictures that lack a shape, made from their parts. */
import type { CourseItem } from '@nobi/kit/course';
import { lamps, mend } from '../lessons/shapes-and-rows.ts';
import { puzzles } from '../view/puzzles.ts';
import type { ShapeName } from '../view/shapes.ts';

const forms = [
  { form: 'ab', places: [0, 1], from: -2.8 },
  { form: 'aab', places: [0, 0, 1], from: -1.6 },
  { form: 'abb', places: [0, 1, 1], from: -1.4 },
  { form: 'abc', places: [0, 1, 2], from: -0.7 },
  { form: 'aabc', places: [0, 0, 1, 2], from: 0.2 },
  { form: 'abac', places: [0, 1, 0, 2], from: 0.5 },
  { form: 'abbc', places: [0, 1, 1, 2], from: 0.3 },
  { form: 'abcd', places: [0, 1, 2, 3], from: 0.8 },
] as const;

const trios = [
  ['fish', 'star', 'crab', 'flower'],
  ['flower', 'circle', 'frog', 'fish'],
  ['chick', 'triangle', 'duck', 'star'],
  ['square', 'crab', 'star', 'frog'],
];

/** Named by what it repeats and where a lantern is missing; in the middle it is harder than at the end. */
export const rows = (): CourseItem[] =>
  forms.flatMap(({ form, places, from }) =>
    trios.flatMap((names, turn) => {
      const part = places.map((place) => names[place] ?? '');
      const n = part.length * 2 + 2;
      const gaps = turn % 2 === 0 ? [n - 1] : [part.length, 2];
      return gaps.map((gap) =>
        lamps({
          id: `${form}-${names[0]}-${gap}`,
          part,
          n,
          gap,
          choices: [...new Set([...part, names[1] ?? ''])],
          difficulty: from + 0.15 * turn + (gap === n - 1 ? 0 : 0.5),
        }),
      );
    }),
  );

/** What is easily taken for it; a rectangle may be nearly square, so these two are never asked apart here. */
const likeIt: Record<ShapeName, readonly ShapeName[]> = {
  circle: ['hexagon', 'triangle', 'square'],
  triangle: ['hexagon', 'circle', 'square'],
  square: ['hexagon', 'triangle', 'circle'],
  rectangle: ['hexagon', 'triangle', 'circle'],
  hexagon: ['circle', 'square', 'triangle'],
};

/** The lesson tries it with the child. */
const isTried = (scene: string, hole: number): boolean => scene === 'sailboat' && hole === 3;

/** Every piece of every picture, beside shapes that look a little like it. */
export const holes = (): CourseItem[] =>
  Object.entries(puzzles).flatMap(([scene, pieces], at) =>
    pieces.flatMap(({ shape }, hole) => {
      if (isTried(scene, hole)) return [];
      const others = likeIt[shape].filter((_, at) => at !== hole % 3);
      const choices = hole % 2 === 0 ? [...others, shape] : [shape, ...others];
      return [mend([scene, hole, choices, -2.2 + 0.3 * hole + 0.04 * at])];
    }),
  );
