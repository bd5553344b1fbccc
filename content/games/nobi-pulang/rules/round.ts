/** What a board asks, how hard it is, and what is a right program. Pure: chance comes in as an argument. */
import { pickOne, type Random, seeded } from '@nobi/kit/guest';
import {
  type Board,
  lookOf,
  readBoard,
  spotsOf,
  type Way,
  ways,
} from '../../../boards/rules/board.ts';
import {
  emptyProgram,
  insertAt,
  type Place,
  type Program,
  removeAt,
  replaceAt,
  tileCount,
  unroll,
  writeProgram,
} from '../../../boards/rules/program.ts';
import { endOf, walk } from '../../../boards/rules/run.ts';
import { bagAfter, shortestWay, solve } from '../../../boards/rules/solve.ts';
import { type Bug, type Level, levels } from './levels.ts';

export interface Task extends Level {
  /** On the learning kit's scale; a new child stands at 0. */
  difficulty: number;
}

export interface Round {
  board: Board;
  /** What lies there at the start: nothing, an empty drum, or a path with a bug. */
  start: Program;
  /** One right program. There may be others. */
  right: Program;
  /** How many arrows fit. */
  capacity: number;
}

/** As many arrows as the panel shows on the smallest phone; small boards leave their height to the board. */
const panelCapacity = (board: Board): number => (board.width <= 3 ? 7 : 14);

const raise = (what: string): never => {
  throw new Error(what);
};

const boardOf = (level: Level, look: number): Board =>
  readBoard(lookOf(level.map.split('/'), look)) ?? raise(`${level.id} is torn`);

const rightFor = (level: Level, board: Board): Program =>
  solve(board, level.slots ?? null) ?? raise(`${level.id} has no way home`);

const turnsIn = (path: readonly Way[]): number =>
  path.slice(1).filter((way, i) => way !== path[i]).length;

const bugWeight: Record<Bug, number> = {
  wrong: 0,
  extra: 0.3,
  missing: 0.5,
  swap: 0.7,
  times: 0.4,
};
const floor = { sequence: -4.3, plan: -3.9, debug: -4.1, loops: -3.5 };

/** Longer, more bends, more to fetch: harder. */
const difficultyOf = (level: Level): number => {
  const board = boardOf(level, 0);
  const right = rightFor(level, board);
  const path = unroll(right).map(({ way }) => way);
  const walked = floor[level.skill] + path.length * 0.34 + turnsIn(path) * 0.24;
  const fetched = spotsOf(board, 'fruit').length * 0.3;
  if (level.skill === 'loops') return floor.loops + tileCount(right) * 0.8 + path.length * 0.25;
  return walked + fetched + (level.bug ? bugWeight[level.bug] : 0);
};

export const bank: readonly Task[] = levels.map((level) => ({
  ...level,
  difficulty: difficultyOf(level),
}));

const spoilt: Record<
  Exclude<Bug, 'times'>,
  (program: Program, index: number, way: Way) => Program
> = {
  wrong: (program, index, way) => replaceAt(program, { list: 'before', index }, way),
  extra: (program, index, way) => insertAt(program, { list: 'before', index }, way),
  missing: (program, index) => removeAt(program, { list: 'before', index }),
  swap(program, index) {
    const [one, other] = program.before.slice(index, index + 2);
    if (!one || !other) return program;
    const first = replaceAt(program, { list: 'before', index }, other);
    return replaceAt(first, { list: 'before', index: index + 1 }, one);
  },
};

/** A right program with one thing wrong, chosen so that it really does not lead home. */
const withBug = (board: Board, right: Program, how: { bug: Bug; random: Random }): Program => {
  const { bug, random } = how;
  const drum = right.drum;
  const tries =
    bug === 'times' || drum
      ? [2, 3, 4].map((times) => ({ ...right, drum: drum && { ...drum, times } }))
      : [...right.before.keys()].flatMap((index) =>
          ways.map((way) => spoilt[bug](right, index, way)),
        );
  const lost = tries.filter((program) => walk(board, program).stop !== 'home');
  return pickOne(random, lost) ?? raise('this path cannot be spoilt');
};

/** Lays out one round; the same seed gives the same round, in one of eight looks of the map. */
export const makeRound = (task: Level, seed: number): Round => {
  const random = seeded(seed);
  const look = Math.floor(random() * 8);
  const board = boardOf(task, look);
  const right = rightFor(task, board);
  const capacity = task.slots ?? panelCapacity(board);
  if (!task.bug) return { board, right, capacity, start: emptyProgram(task.slots !== undefined) };
  return { board, right, capacity, start: withBug(board, right, { bug: task.bug, random }) };
};

/** The next thing to change on the way to a right program. */
export type Fix =
  | { kind: 'drum' }
  | { kind: 'lay'; place: Place; way: Way }
  | { kind: 'drop'; place: Place };

const firstGap = (mine: readonly Way[], right: readonly Way[]): number =>
  Array.from({ length: Math.max(mine.length, right.length) }, (_, i) => i).find(
    (i) => mine[i] !== right[i],
  ) ?? -1;

/** Keeps as much of the child's own way as leads anywhere. */
const rightFromHere = (round: Round, mine: Program): Program => {
  const trip = walk(round.board, mine);
  const useful = trip.stop === 'short' ? trip.moves.length : Math.max(0, trip.moves.length - 1);
  const before = mine.before.slice(0, useful);
  const rest = shortestWay(round.board, {
    here: endOf(round.board, walk(round.board, { ...mine, before })),
    bag: bagAfter(round.board, { ...mine, before }),
  });
  if (!rest || before.length + rest.length > round.capacity) return round.right;
  return { ...mine, before: [...before, ...rest] };
};

export const nextFix = (round: Round, mine: Program): Fix | null => {
  const isBug = writeProgram(round.start) !== writeProgram(emptyProgram(mine.drum !== null));
  const right = mine.drum || isBug ? round.right : rightFromHere(round, mine);
  for (const list of ['before', 'body', 'after'] as const) {
    const has = list === 'body' ? (mine.drum?.body ?? []) : mine[list];
    const wants = list === 'body' ? (right.drum?.body ?? []) : right[list];
    const index = firstGap(has, wants);
    const way = wants[index];
    if (index >= 0)
      return way
        ? { kind: 'lay', place: { list, index }, way }
        : { kind: 'drop', place: { list, index } };
  }
  return mine.drum?.times === right.drum?.times ? null : { kind: 'drum' };
};

export const isOwnWay = (round: Round, mine: Program): boolean =>
  writeProgram(round.right) !== writeProgram(mine);
