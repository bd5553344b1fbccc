/** Where the world lies on the screen. World units: the floor of the jar is y = 0, its middle x = 0. */
export const bubbleSize = 46;
export const lanePitch = 102;
export const jarHalf = 206;
export const rim = -248;
/** Where the held bubble hangs. */
export const holdY = -279;
/** Where freed things stand, and the water behind them. */
export const shelfY = 30;

export const extent = {
  width: 436,
  above: 330,
  below: 56,
  leastHeight: 180,
  mostScale: 1.6,
  lift: 0.6,
};

/** The middle of a stack, for three or four of them. */
export const laneX = (lane: number, lanes: number): number =>
  (lane - (lanes - 1) / 2) * (lanes === 3 ? 128 : lanePitch);
