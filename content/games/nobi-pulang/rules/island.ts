/** The child's own island: what may stand where. Pure. */
import {
  type Board,
  type Spot,
  sameSpot,
  spotsOf,
  withGround,
} from '../../../boards/rules/board.ts';
import { emptyProgram, type Program } from '../../../boards/rules/program.ts';
import type { Thing } from '../text/words.ts';

export interface Island {
  board: Board;
  program: Program;
  /** Things are being placed; else arrows are being laid. */
  building: boolean;
}

export const islandSize = 5;
export const islandCapacity = 8;
/** More would make the bag, and the search for a way, too big. */
export const mostFruit = 4;

export const freshIsland = (): Island => ({
  board: {
    width: islandSize,
    height: islandSize,
    cells: Array.from({ length: islandSize * islandSize }, () => 'land' as const),
    nobi: { x: 0, y: islandSize - 1 },
    home: { x: islandSize - 1, y: 0 },
  },
  program: emptyProgram(true),
  building: true,
});

/** Nobi and home move, keeping their square free; the rest is laid over what was there. */
export const placeThing = (board: Board, spot: Spot, thing: Thing): Board => {
  if (thing === 'nobi' || thing === 'home') {
    const other = thing === 'nobi' ? board.home : board.nobi;
    if (sameSpot(other, spot)) return board;
    return { ...withGround(board, spot, 'land'), [thing]: spot };
  }
  if (thing === 'fruit' && spotsOf(board, 'fruit').length >= mostFruit) return board;
  return withGround(board, spot, thing);
};
