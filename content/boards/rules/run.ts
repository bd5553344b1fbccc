/** Where a program leads: every step, and why it ended. Pure; nothing here is drawn or timed. */
import {
  type Board,
  beside,
  groundAt,
  isOpen,
  type Spot,
  sameSpot,
  spotsOf,
  type Way,
} from './board.ts';
import { type Place, type Program, unroll } from './program.ts';

/** `short`: no arrows left. `forgot`: at the door, but not every fruit is in the bag. */
export type Stop = 'home' | 'forgot' | 'short' | 'edge' | 'rock' | 'river' | 'puddle' | 'chicken';

export interface Move {
  way: Way;
  from: Spot;
  /** Where the step aims; Nobi stays at `from` when something stops him. */
  to: Spot;
  place: Place;
  round: number;
  picked: boolean;
  stop: Exclude<Stop, 'short'> | null;
}

export interface Trip {
  moves: readonly Move[];
  stop: Stop;
  /** The arrow that was the last, or nothing when none was laid. */
  at: Place | null;
}

const hindrance = (board: Board, to: Spot): Exclude<Stop, 'short' | 'home' | 'forgot'> | null => {
  const ground = groundAt(board, to);
  if (ground === null) return 'edge';
  return ground === 'land' || ground === 'fruit' ? null : ground;
};

/** Walks the whole program; home with every fruit ends it at once. */
export const walk = (board: Board, program: Program): Trip => {
  const moves: Move[] = [];
  let here = board.nobi;
  let left = spotsOf(board, 'fruit');
  for (const { way, place, round } of unroll(program)) {
    const to = beside(here, way);
    const hit = hindrance(board, to);
    const picked = left.some((spot) => sameSpot(spot, to));
    left = left.filter((spot) => !sameSpot(spot, to));
    const arrived = left.length > 0 ? 'forgot' : 'home';
    const stop = hit ?? (sameSpot(to, board.home) ? arrived : null);
    moves.push({ way, from: here, to, place, round, picked, stop });
    if (stop) return { moves, stop, at: place };
    here = to;
  }
  return { moves, stop: 'short', at: moves.at(-1)?.place ?? null };
};

/** Where Nobi stands in the end. */
export const endOf = (board: Board, trip: Trip): Spot => {
  const last = trip.moves.at(-1);
  if (!last) return board.nobi;
  const stays = last.stop !== null && !sameSpot(last.to, board.home);
  return stays ? last.from : last.to;
};

export const canStand = (board: Board, spot: Spot): boolean => isOpen(groundAt(board, spot));
