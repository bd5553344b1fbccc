/** Finds ways home: for hints, for worked examples, and to prove that every board can be won. */
import { type Board, beside, type Spot, sameSpot, spotsOf, type Way, ways } from './board.ts';
import { emptyProgram, type Program } from './program.ts';
import { canStand, walk } from './run.ts';

interface Search {
  here: Spot;
  /** One bit a fruit that is in the bag. */
  bag: number;
  path: Way[];
}

/** A shortest way home that takes every fruit along, from where Nobi stands or from `from`. */
export const shortestWay = (
  board: Board,
  from: Partial<Pick<Search, 'here' | 'bag'>> = {},
): Way[] | null => {
  const fruits = spotsOf(board, 'fruit');
  const all = 2 ** fruits.length - 1;
  const width = board.width;
  const keyOf = ({ here, bag }: Search): number => (bag * board.height + here.y) * width + here.x;
  const start: Search = { here: from.here ?? board.nobi, bag: from.bag ?? 0, path: [] };
  const seen = new Set([keyOf(start)]);
  let edge = [start];
  while (edge.length > 0) {
    const further: Search[] = [];
    for (const { here, bag, path } of edge)
      for (const way of ways) {
        const to = beside(here, way);
        const fruit = fruits.findIndex((spot) => sameSpot(spot, to));
        const next = { here: to, bag: fruit < 0 ? bag : bag | (1 << fruit), path: [...path, way] };
        if (sameSpot(to, board.home)) {
          if (next.bag === all) return next.path;
          continue;
        }
        if (!canStand(board, to) || seen.has(keyOf(next))) continue;
        seen.add(keyOf(next));
        further.push(next);
      }
    edge = further;
  }
  return null;
};

/** The bag after a walk, as `shortestWay` wants it. */
export const bagAfter = (board: Board, program: Program): number => {
  const fruits = spotsOf(board, 'fruit');
  return walk(board, program).moves.reduce((bag, move) => {
    const fruit = move.picked ? fruits.findIndex((spot) => sameSpot(spot, move.to)) : -1;
    return fruit < 0 ? bag : bag | (1 << fruit);
  }, 0);
};

const sequences = (length: number): Way[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((rest) => ways.map((way) => [...rest, way]));

/** The smallest program with a drum, of at most `slots` arrows, that brings Nobi home. */
export const solveWithDrum = (board: Board, slots: number): Program | null => {
  for (let size = 1; size <= slots; size += 1)
    for (const arrows of sequences(size))
      for (let from = 0; from < size; from += 1)
        for (let to = from + 1; to <= size; to += 1)
          for (const times of [2, 3, 4]) {
            const program: Program = {
              before: arrows.slice(0, from),
              drum: { times, body: arrows.slice(from, to) },
              after: arrows.slice(to),
            };
            if (walk(board, program).stop === 'home') return program;
          }
  return null;
};

/** A program that is right for this board, or nothing if there is no way. */
export const solve = (board: Board, drumSlots: number | null): Program | null => {
  if (drumSlots !== null) return solveWithDrum(board, drumSlots);
  const path = shortestWay(board);
  return path && { ...emptyProgram(), before: path };
};
