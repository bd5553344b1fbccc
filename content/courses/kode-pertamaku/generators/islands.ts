/** Islands made from a few numbers. The solver is the judge: only what can be walked as meant is taken. Pure. */
import { pickOne, type Random, seeded, shuffled } from '@nobi/kit/bank';
import { shortestWay } from '../../../boards/rules/solve.ts';
import { boardFrom } from '../rules/args.ts';

export interface Recipe {
  /** Another number, other islands. */
  seed: number;
  count: number;
  size: number;
  /** How long the shortest way home may be. */
  steps: readonly [from: number, to: number];
  fruit?: number;
}

const hindrances = ['r', 'r', 'r', 'w', 'p', 'c'];

const strewn = ({ size, fruit = 0 }: Recipe, random: Random): string => {
  const thick = 0.15 + random() * 0.3;
  const cells = Array.from({ length: size * size }, () =>
    random() < thick ? (pickOne(random, hindrances) ?? 'r') : 'o',
  );
  const things = ['n', 'h', ...Array<string>(fruit).fill('f')];
  const spots = shuffled(random, [...cells.keys()]);
  things.forEach((thing, at) => {
    cells[spots[at] ?? 0] = thing;
  });
  return cells.map((cell, at) => (at > 0 && at % size === 0 ? `/${cell}` : cell)).join('');
};

/** What is made turn by turn, each once, until there are enough. */
export const gathered = <Thing extends string | readonly (string | number)[]>(
  { seed, count }: Pick<Recipe, 'seed' | 'count'>,
  make: (random: Random) => Thing | null,
): Thing[] => {
  const found = new Map<string, Thing>();
  for (let turn = 0; found.size < count && turn < 40 * count; turn += 1) {
    const made = make(seeded(seed * 7919 + turn));
    if (made !== null && !found.has(String(made))) found.set(String(made), made);
  }
  return [...found.values()];
};

const isAsMeant = (map: string, [from, to]: Recipe['steps']): boolean => {
  const way = shortestWay(boardFrom(map.split('/')));
  return way !== null && way.length >= from && way.length <= to;
};

export const islandFor = (recipe: Recipe, random: Random): string | null => {
  const map = strewn(recipe, random);
  return isAsMeant(map, recipe.steps) ? map : null;
};

export const islands = (recipe: Recipe): string[] =>
  gathered(recipe, (random) => islandFor(recipe, random));
