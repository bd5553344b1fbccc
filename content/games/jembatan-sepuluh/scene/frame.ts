/** Where things stand. World units: the gap is 420 wide, the deck is at y = 0. */
import type { Frame, Spot } from '@nobi/kit/canvas';

export const gapWidth = 420;
export const gapLeft = -gapWidth / 2;
export const gapRight = gapWidth / 2;
export const plankThick = 46;
export const waterLevel = 118;
/** From one gap to the next. */
export const stride = 1400;
export const nobiHome = -290;
/** Where the next neighbour waits for its turn. */
export const queue = -452;

/** As much of both banks as Nobi needs to stand on. */
export const extent = { width: 730, above: 268, below: 190, leastHeight: 160, lift: 0.55 };

/** Over Nobi's head, or as near as the screen lets a long plank be. */
export const heldAt = (frame: Frame, width: number): Spot => {
  const edge = -frame.width / frame.scale / 2 + 8;
  return { x: Math.max(nobiHome, edge + width / 2), y: -198 };
};
