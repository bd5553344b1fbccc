/** From which numbers boards are made, skill by skill; each makes several. */
import type { Bug, Level, SkillId } from './levels.ts';
import type { Recipe } from './maker.ts';

type Row = readonly [size: number, steps: number, bends: number, fruit?: number];

const walks: readonly Row[] = [
  ...([
    [3, 2, 0],
    [3, 3, 1],
    [3, 4, 1],
    [3, 4, 2],
  ] as const),
  ...([
    [4, 4, 1],
    [4, 4, 2],
    [4, 5, 2],
    [4, 5, 3],
    [4, 6, 2],
    [4, 6, 3],
    [4, 7, 3],
    [4, 7, 4],
  ] as const),
  ...([
    [5, 6, 2],
    [5, 7, 3],
    [5, 8, 3],
    [5, 8, 4],
    [5, 9, 4],
    [5, 9, 5],
  ] as const),
  ...([
    [6, 9, 4],
    [6, 10, 5],
    [6, 11, 6],
    [6, 12, 6],
  ] as const),
];

/** Straight on, so many of each that nobody knows them by heart. */
const lines: readonly Row[] = [
  [3, 1, 0],
  [3, 2, 0],
  [4, 1, 0],
  [4, 2, 0],
  [4, 3, 0],
  [5, 2, 0],
  [5, 3, 0],
];

const fetches: readonly Row[] = [
  ...([
    [3, 4, 2, 1],
    [3, 4, 2, 2],
  ] as const),
  ...([
    [4, 4, 2, 1],
    [4, 5, 2, 1],
    [4, 5, 3, 1],
    [4, 6, 2, 1],
    [4, 6, 3, 1],
    [4, 6, 3, 2],
  ] as const),
  ...([
    [4, 7, 3, 2],
    [4, 7, 4, 2],
    [5, 6, 2, 1],
    [5, 7, 3, 1],
    [5, 7, 3, 2],
    [5, 8, 4, 2],
  ] as const),
  ...([
    [5, 9, 4, 2],
    [5, 9, 5, 2],
    [6, 9, 4, 2],
    [6, 10, 5, 2],
    [6, 11, 6, 2],
    [6, 12, 6, 2],
  ] as const),
];

const hunts: readonly Row[] = [
  ...([
    [3, 3, 1],
    [3, 4, 1],
    [3, 4, 2],
    [4, 4, 2],
    [4, 5, 2],
    [4, 5, 3],
    [4, 6, 3],
    [4, 7, 3],
  ] as const),
  ...([
    [5, 7, 3],
    [5, 8, 4],
    [5, 9, 4],
    [6, 9, 4],
    [6, 10, 5],
    [6, 11, 6],
  ] as const),
];

const drums: readonly (readonly [size: number, slots: number, steps: number])[] = [
  ...([
    [3, 1, 2],
    [4, 1, 3],
    [5, 1, 3],
    [5, 1, 4],
    [6, 1, 4],
  ] as const),
  ...([
    [3, 2, 3],
    [3, 2, 4],
    [4, 2, 3],
    [4, 2, 4],
    [4, 2, 6],
    [5, 2, 5],
    [5, 2, 6],
  ] as const),
  ...([
    [5, 2, 8],
    [6, 2, 5],
    [6, 2, 8],
    [4, 3, 5],
    [5, 3, 5],
    [5, 3, 6],
    [5, 3, 7],
  ] as const),
  ...([
    [6, 3, 6],
    [6, 3, 7],
    [6, 3, 9],
  ] as const),
];

const copies = 4;
const copiesOfLines = 16;

const made = (
  skill: SkillId,
  recipe: Recipe,
  { name, bug, many = copies }: { name: string; bug?: Bug; many?: number },
): Level[] =>
  Array.from({ length: bug ? many / 2 : many }, (_, i) => ({
    id: `${skill}-${name}-${i + 1}`,
    skill,
    // Boards of one row differ by their seed, and so do those of two rows.
    map: { recipe, seed: (i + 1) * 7919 + name.length * 31 + recipe.steps * 101 + recipe.size },
    ...(recipe.slots && { slots: recipe.slots }),
    ...(bug && { bug }),
  }));

const straight = lines.flatMap(([size, steps, bends]) =>
  made('commands', { size, steps, bends }, { name: `${size}-${steps}`, many: copiesOfLines }),
);

const walked = (skill: SkillId, rows: readonly Row[]): Level[] =>
  rows.flatMap(([size, steps, bends, fruit]) =>
    made(
      skill,
      { size, steps, bends, ...(fruit && { fruit }) },
      { name: [size, steps, bends, ...(fruit ? [fruit] : [])].join('-') },
    ),
  );

/** Arrows can only be changed round where the way bends more than once. */
const bugsOf = (bends: number): readonly Bug[] =>
  bends > 1 ? ['wrong', 'extra', 'missing', 'swap'] : ['wrong', 'extra', 'missing'];

const hunted = hunts.flatMap(([size, steps, bends]) =>
  bugsOf(bends).flatMap((bug) =>
    made('debug', { size, steps, bends }, { name: `${bug}-${size}-${steps}-${bends}`, bug }),
  ),
);

const drummed = drums.flatMap(([size, slots, steps]) =>
  made('loops', { size, steps, slots, bends: 0 }, { name: `${size}-${slots}-${steps}` }),
);

export const generated: readonly Level[] = [
  ...straight,
  ...walked('sequence', walks),
  ...walked('plan', fetches),
  ...hunted,
  ...drummed,
];
