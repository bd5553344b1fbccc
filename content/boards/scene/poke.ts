/** A press on the island itself: whatever stands there answers, and nothing of the program changes. */
import { type Board, type Spot, sameSpot } from '../rules/board.ts';
import type { BoardView } from './board-view.ts';

const wiggle: Keyframe[] = [0, -9, 8, -5, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
const hop: Keyframe[] = [0, -22, 0, -8, 0].map((y) => ({ transform: `translateY(${y}%)` }));

/** True when something was there to answer. */
export const poke = (view: BoardView, board: Board, spot: Spot): boolean => {
  const isNobi = sameSpot(spot, board.nobi);
  const there = sameSpot(spot, board.home) ? view.home : view.thingAt(spot);
  const part = isNobi ? view.hop : there;
  part?.animate(isNobi || part.classList.contains('is-chicken') ? hop : wiggle, 420);
  return part !== null;
};
