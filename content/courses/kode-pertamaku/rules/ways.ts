/** What leads home, what comes next, and what each activity needs to be won. Pure. */
import type { CourseTask } from '@nobi/kit/course';
import {
  type Board,
  type Spot,
  sameSpot,
  spotsOf,
  type Way,
  withGround,
} from '../../../boards/rules/board.ts';
import {
  listOf,
  type Place,
  type Program,
  replaceAt,
  tileCount,
  unroll,
} from '../../../boards/rules/program.ts';
import { endOf, walk } from '../../../boards/rules/run.ts';
import { bagAfter, shortestWay, solve } from '../../../boards/rules/solve.ts';
import { boardIn, numberIn, programFrom, programIn, wordIn, wordsIn } from './args.ts';

export const leadsHome = (board: Board, program: Program): boolean =>
  walk(board, program).stop === 'home';

/** Home with the last arrow, so that nothing is left over. */
export const fitsExactly = (board: Board, program: Program): boolean => {
  const { stop, moves } = walk(board, program);
  return stop === 'home' && moves.length === unroll(program).length;
};

/** The place of the one card that fits, or -1. */
export const rightChoice = (task: CourseTask): number =>
  wordsIn(task, 'programs').findIndex((word) => fitsExactly(boardIn(task), programFrom(word)));

/** Where Nobi stands after the program of the task. */
export const landing = (board: Board, program: Program): Spot => endOf(board, walk(board, program));

/** The tile under which the beetle sits: with its own arrow there the path leads home. */
export const beetleAt = (board: Board, program: Program, fixed: Program): number =>
  program.before.findIndex(
    (_, index) =>
      program.before[index] !== fixed.before[index] &&
      leadsHome(board, replaceAt(program, { list: 'before', index }, fixed.before[index] ?? 'up')),
  );

/** A program that is right for the board of a task. */
export const rightFor = (task: CourseTask): Program | null => {
  const drum = numberIn(task, 'drum');
  return solve(boardIn(task), drum > 0 ? drum : null);
};

export interface Answer {
  right: Program;
  /** How many arrows fit. */
  capacity: number;
}

/** The next thing to change on the way to a right program. */
export type Fix =
  | { kind: 'drum' }
  | { kind: 'lay'; place: Place; way: Way }
  | { kind: 'drop'; place: Place };

const goal = (board: Board, mine: Program, { right, capacity }: Answer): Program => {
  if (mine.drum) return right;
  const trip = walk(board, mine);
  const useful = trip.stop === 'short' ? trip.moves.length : Math.max(0, trip.moves.length - 1);
  const before = mine.before.slice(0, useful);
  const here = endOf(board, walk(board, { ...mine, before }));
  const rest = shortestWay(board, { here, bag: bagAfter(board, { ...mine, before }) });
  return rest && before.length + rest.length <= capacity
    ? { ...mine, before: [...before, ...rest] }
    : right;
};

export const nextFix = (board: Board, mine: Program, answer: Answer): Fix | null => {
  if (leadsHome(board, mine)) return null;
  const wanted = goal(board, mine, answer);
  for (const list of ['before', 'body', 'after'] as const) {
    const has = listOf(mine, list);
    const wants = listOf(wanted, list);
    const most = Math.max(has.length, wants.length);
    const index = Array.from({ length: most }, (_, i) => i).find((i) => has[i] !== wants[i]);
    if (index === undefined) continue;
    const way = wants[index];
    return way
      ? { kind: 'lay', place: { list, index }, way }
      : { kind: 'drop', place: { list, index } };
  }
  return mine.drum?.times === wanted.drum?.times ? null : { kind: 'drum' };
};

const turnsIn = (path: readonly Way[]): number =>
  path.slice(1).filter((way, i) => way !== path[i]).length;

/** How much longer the way is than it looks: that far it leads round what bars it. */
const detour = ({ nobi, home }: Board, steps: number): number =>
  home.x < 0 ? 0 : Math.max(0, steps - Math.abs(home.x - nobi.x) - Math.abs(home.y - nobi.y));

const countOf = (path: readonly Way[], way: Way): number =>
  path.filter((each) => each === way).length;

/**
 * Longer, more bends, more to fetch, more round about and more in the way: harder; a little so against the
 * direction in which one reads. `from` is where the activity starts on the scale.
 */
export const difficultyOf = (board: Board, program: Program, from: number): number => {
  const path = unroll(program).map(({ way }) => way);
  const fruits = spotsOf(board, 'fruit').length;
  const things = board.cells.filter((cell) => cell !== 'land' && cell !== 'fruit').length;
  const wanted = path.length * 0.3 + turnsIn(path) * 0.25 + fruits * 0.25;
  const besides = things * 0.03 + detour(board, path.length) * 0.08;
  const against = countOf(path, 'left') * 0.05 + countOf(path, 'up') * 0.02;
  return Math.round((from + wanted + besides + against) * 100) / 100;
};

/** The square that has to be opened, planted or found. */
export const isAimed = (task: CourseTask, spot: Spot): boolean => {
  const board = boardIn(task);
  const program = programIn(task);
  if (wordIn(task, 'ask') === 'open') return opens(board, spot);
  return sameSpot(landing(board, program), spot);
};

/** Ways home that open when one square is cleared, the shortest first. */
export const openings = (board: Board): Program[] =>
  everySpot(board)
    .filter((spot) => opens(board, spot))
    .flatMap((spot) => {
      const way = shortestWay(withGround(board, spot, 'land'));
      return way ? [{ before: way, drum: null, after: [] }] : [];
    })
    .toSorted((one, other) => one.before.length - other.before.length);

const opens = (board: Board, spot: Spot): boolean => {
  const at = spot.y * board.width + spot.x;
  const ground = board.cells[at];
  if (ground === undefined || ground === 'land' || ground === 'fruit') return false;
  const cells = board.cells.map((cell, i) => (i === at ? 'land' : cell));
  return shortestWay({ ...board, cells }) !== null;
};

export const everySpot = (board: Board): Spot[] =>
  board.cells.map((_, i) => ({ x: i % board.width, y: Math.floor(i / board.width) }));

/** Enough room for the shortest way and a detour. */
export const capacityFor = (task: CourseTask): number => {
  const drum = numberIn(task, 'drum');
  if (drum > 0) return drum;
  const right = rightFor(task);
  return Math.min(12, (right ? tileCount(right) : 5) + 2);
};
