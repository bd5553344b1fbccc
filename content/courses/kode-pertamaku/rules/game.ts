/** A game of the child's own: a small board, a goal, obstacles, and what a fruit sets off. Pure. */
import {
  type Board,
  type Ground,
  groundAt,
  type Spot,
  sameSpot,
  withGround,
} from '../../../boards/rules/board.ts';
import { type MoveName, moves } from './moves.ts';

export const side = 4;
export const grounds = ['land', 'rock', 'chicken', 'fruit'] as const satisfies readonly Ground[];
export type Tool = Exclude<(typeof grounds)[number], 'land'>;

export interface Game {
  board: Board;
  effect: MoveName;
  /** It has been played to its goal. */
  won: boolean;
}

const spotAt = (at: number): Spot => ({ x: at % side, y: Math.floor(at / side) });
const placeOf = ({ x, y }: Spot): number => y * side + x;

export const freshGame = (): Game => ({
  board: {
    width: side,
    height: side,
    cells: Array.from({ length: side * side }, () => 'land'),
    nobi: spotAt(12),
    home: spotAt(3),
  },
  effect: 'jump',
  won: false,
});

export const gameState = ({ board, effect, won }: Game): number[] => [
  ...board.cells.map((cell) =>
    Math.max(
      0,
      grounds.findIndex((ground) => cell === ground),
    ),
  ),
  placeOf(board.nobi),
  placeOf(board.home),
  moves.indexOf(effect),
  won ? 1 : 0,
];

/** Null when the numbers are no game. */
export const readGame = (state: readonly number[]): Game | null => {
  const count = side * side;
  const [nobi = -1, home = -1, effect = 0, won = 0] = state.slice(count);
  const isIn = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < count;
  if (state.length < count + 4 || !isIn(nobi) || !isIn(home) || nobi === home) return null;
  const cells = state.slice(0, count).map((each) => grounds[each] ?? 'land');
  const board = { width: side, height: side, cells, nobi: spotAt(nobi), home: spotAt(home) };
  return {
    board: withGround(withGround(board, board.nobi, 'land'), board.home, 'land'),
    effect: moves[effect] ?? 'jump',
    won: won === 1,
  };
};

/** A press with a tool: laid, or taken away again when it lay there. */
export const withTool = (board: Board, spot: Spot, tool: Tool): Board =>
  withGround(board, spot, groundAt(board, spot) === tool ? 'land' : tool);

/** Nobi or home to another square; what lay there makes way. */
export const carried = (board: Board, who: 'nobi' | 'home', spot: Spot): Board => {
  const other = who === 'nobi' ? board.home : board.nobi;
  if (sameSpot(spot, other)) return board;
  return { ...withGround(board, spot, 'land'), [who]: spot };
};

export const nextMove = (move: MoveName): MoveName =>
  moves[(moves.indexOf(move) + 1) % moves.length] ?? 'jump';
