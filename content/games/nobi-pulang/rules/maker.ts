/** Makes boards from a few numbers. The solver is the judge: only what it solves as meant is taken. Pure. */
import { pickOne, type Random, seeded, shuffled } from '@nobi/kit/guest';
import {
  type Board,
  beside,
  type Ground,
  type Spot,
  sameSpot,
  spotsOf,
  type Way,
  ways,
  withGround,
} from '../../../boards/rules/board.ts';
import { emptyProgram, type Program, tileCount, unroll } from '../../../boards/rules/program.ts';
import { shortestWay, solveWithDrum } from '../../../boards/rules/solve.ts';

export interface Recipe {
  size: number;
  /** Steps of the shortest way home. */
  steps: number;
  /** How often it bends. */
  bends: number;
  /** To be fetched on the way. */
  fruit?: number;
  /** Arrows that fit beside and in the drum. */
  slots?: number;
}

export interface Made {
  recipe: Recipe;
  seed: number;
}

export const bendsIn = (path: readonly Way[]): number =>
  path.slice(1).filter((way, i) => way !== path[i]).length;

/** The rarest boards take some thousands; the tests make every one of them. */
const tries = 20_000;

const sideways = (way: Way, random: Random): Way => {
  const turned =
    way === 'up' || way === 'down' ? (['left', 'right'] as const) : (['up', 'down'] as const);
  return turned[random() < 0.5 ? 0 : 1];
};

const anyWay = (random: Random): Way => ways[Math.floor(random() * 4)] ?? 'up';

const bentPath = ({ steps, bends }: Recipe, random: Random): Way[] => {
  const corners = shuffled(
    random,
    Array.from({ length: steps - 1 }, (_, i) => i + 1),
  ).slice(0, bends);
  const path: Way[] = [anyWay(random)];
  for (let step = 1; step < steps; step += 1) {
    const before = path[step - 1] ?? 'up';
    path.push(corners.includes(step) ? sideways(before, random) : before);
  }
  return path;
};

const beats = [2, 3, 4];

/** Arrows before the drum, in it and after it, so many as fit. */
const drummed = ({ slots = 1 }: Recipe, random: Random): Program => {
  const body = 1 + Math.floor(random() * Math.min(2, slots));
  const before = Math.floor(random() * (slots - body + 1));
  const arrows = (many: number): Way[] => Array.from({ length: many }, () => anyWay(random));
  return {
    before: arrows(before),
    drum: { times: pickOne(random, beats) ?? 2, body: arrows(body) },
    after: arrows(slots - body - before),
  };
};

/** The squares that a walk touches, or nothing if it leaves the island or crosses itself. */
const trailOf = (path: readonly Way[], from: Spot, size: number): Spot[] | null => {
  const trail = [from];
  for (const way of path) {
    const next = beside(trail.at(-1) ?? from, way);
    const out = next.x < 0 || next.y < 0 || next.x >= size || next.y >= size;
    if (out || trail.some((spot) => sameSpot(spot, next))) return null;
    trail.push(next);
  }
  return trail;
};

const hindrances: readonly Ground[] = ['rock', 'rock', 'rock', 'puddle', 'river', 'chicken'];

const strewn = (trail: readonly Spot[], size: number, random: Random): Ground[] => {
  const thick = 0.15 + random() * 0.45;
  return Array.from({ length: size * size }, (_, at): Ground => {
    const spot = { x: at % size, y: Math.floor(at / size) };
    const isFree = trail.some((each) => sameSpot(each, spot));
    return !isFree && random() < thick ? (pickOne(random, hindrances) ?? 'rock') : 'land';
  });
};

const withFruit = (
  board: Board,
  trail: readonly Spot[],
  { many, random }: { many: number; random: Random },
) =>
  shuffled(random, trail.slice(1, -1))
    .slice(0, many)
    .reduce((done, spot) => withGround(done, spot, 'fruit'), board);

const withoutFruit = (board: Board): Board =>
  spotsOf(board, 'fruit').reduce((done, spot) => withGround(done, spot, 'land'), board);

/** The shortest way is as long and as bent as was meant, and the fruit does not lie on the way home. */
const isAsMeant = (board: Board, { steps, bends, fruit = 0 }: Recipe): boolean => {
  const way = shortestWay(board);
  if (way?.length !== steps || bendsIn(way) !== bends) return false;
  return fruit === 0 || (shortestWay(withoutFruit(board))?.length ?? steps) < steps;
};

/** Arrows alone do not fit, and no smaller drum does. */
const needsDrum = (board: Board, { slots = 1 }: Recipe): boolean => {
  const alone = shortestWay(board);
  if (!alone || alone.length <= slots) return false;
  const solved = solveWithDrum(board, slots);
  return solved !== null && tileCount(solved) === slots;
};

const tryOnce = (recipe: Recipe, random: Random): Board | null => {
  const { size, steps, fruit = 0, slots } = recipe;
  const program = slots
    ? drummed(recipe, random)
    : { ...emptyProgram(), before: bentPath(recipe, random) };
  const path = unroll(program).map(({ way }) => way);
  const from = { x: Math.floor(random() * size), y: Math.floor(random() * size) };
  const trail = path.length === steps ? trailOf(path, from, size) : null;
  const home = trail?.at(-1);
  if (!trail || !home) return null;
  const bare = { width: size, height: size, cells: strewn(trail, size, random), nobi: from, home };
  const board = withFruit(bare, trail, { many: fruit, random });
  return (slots ? needsDrum(board, recipe) : isAsMeant(board, recipe)) ? board : null;
};

/** The same numbers and seed give the same board; nothing where none can be made. */
export const makeBoard = (recipe: Recipe, seed: number): Board | null => {
  const random = seeded(seed);
  for (let turn = 0; turn < tries; turn += 1) {
    const board = tryOnce(recipe, random);
    if (board) return board;
  }
  return null;
};
