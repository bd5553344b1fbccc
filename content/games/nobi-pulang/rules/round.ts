/** What a board asks, and what is a right program. Pure: chance comes in as an argument. */
import { pickOne, seeded } from '@nobi/kit/guest';
import type { Board, Way } from '../../../boards/rules/board.ts';
import {
  emptyProgram,
  type Place,
  type Program,
  writeProgram,
} from '../../../boards/rules/program.ts';
import { endOf, walk } from '../../../boards/rules/run.ts';
import { bagAfter, shortestWay } from '../../../boards/rules/solve.ts';
import { boardOf, raise, rightFor, type Task } from './bank.ts';
import { spoiltWith } from './bugs.ts';

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

/** Lays out one round; the same seed gives the same round, in one of eight looks of the map. */
export const makeRound = (task: Task, seed: number): Round => {
  const random = seeded(seed);
  const look = Math.floor(random() * 8);
  const board = boardOf(task, look);
  const right = rightFor(task, board);
  const capacity = task.slots ?? panelCapacity(board);
  if (!task.bug) return { board, right, capacity, start: emptyProgram(task.slots !== undefined) };
  return {
    board,
    right,
    capacity,
    start:
      pickOne(random, spoiltWith(board, right, task.bug)) ?? raise(`${task.id} cannot be spoilt`),
  };
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
