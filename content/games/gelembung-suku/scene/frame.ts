/** Where the world lies on the screen. World units: the floor of the jar is y = 0, its middle x = 0. */
export const bubbleSize = 46;
export const lanePitch = 102;
export const jarHalf = 206;
export const rim = -248;
/** Where the held bubble hangs. */
export const holdY = -279;
/** Where freed things stand, and the water behind them. */
export const shelfY = 30;

const worldWidth = 436;
const above = 330;
const below = 56;

export interface Frame {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  scale: number;
  floorY: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** `sky` is the height that the bar covers at the top; `sharpest` caps the device pixels. */
export const frameScene = (
  { width, height }: { width: number; height: number },
  sky: number,
  sharpest: number,
): Frame => {
  const ratio = Math.min(sharpest, devicePixelRatio || 1);
  const free = Math.max(180, height - sky);
  const scale = Math.min(width / worldWidth, free / (above + below), 1.6);
  const spare = free - (above + below) * scale;
  return { width, height, ratio, scale, floorY: sky + above * scale + spare * 0.6 };
};

/** The middle of a stack, for three or four of them. */
export const laneX = (lane: number, lanes: number): number =>
  (lane - (lanes - 1) / 2) * (lanes === 3 ? 128 : lanePitch);

export const toWorld = (frame: Frame, at: Spot): Spot => ({
  x: (at.x - frame.width / 2) / frame.scale,
  y: (at.y - frame.floorY) / frame.scale,
});

export const toScreen = (frame: Frame, at: Spot): Spot => ({
  x: at.x * frame.scale + frame.width / 2,
  y: at.y * frame.scale + frame.floorY,
});

/** From here on the context draws in world units. */
export const enterWorld = (ctx: CanvasRenderingContext2D, frame: Frame): void => {
  const k = frame.ratio * frame.scale;
  ctx.setTransform(k, 0, 0, k, (frame.ratio * frame.width) / 2, frame.ratio * frame.floorY);
};
