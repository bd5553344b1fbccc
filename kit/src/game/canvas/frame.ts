/** Where a painted world lies on the screen: its middle at x = 0, what stands in it on y = 0. */
export interface Spot {
  x: number;
  y: number;
}

/** In the world's own units. */
export interface Extent {
  width: number;
  above: number;
  below: number;
  /** Pixels of height that it gets at least, whatever the bar covers. */
  leastHeight: number;
  mostScale?: number;
  /** How much of the spare height lies above it. */
  lift: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  /** CSS pixels for one unit. */
  scale: number;
  /** Where y = 0 lies. */
  ground: number;
}

/** `sky` is the height that the bar covers at the top; `sharpest` caps the device pixels. */
export const frameScene = (
  extent: Extent,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  { sky, sharpest }: { sky: number; sharpest: number },
): Frame => {
  const { above, below, leastHeight, mostScale = Number.POSITIVE_INFINITY, lift } = extent;
  const ratio = Math.min(sharpest, devicePixelRatio || 1);
  const free = Math.max(leastHeight, height - sky);
  const scale = Math.min(width / extent.width, free / (above + below), mostScale);
  const spare = free - (above + below) * scale;
  return { width, height, ratio, scale, ground: sky + above * scale + spare * lift };
};

export const toWorld = ({ width, scale, ground }: Frame, at: Spot): Spot => ({
  x: (at.x - width / 2) / scale,
  y: (at.y - ground) / scale,
});

export const toScreen = ({ width, scale, ground }: Frame, at: Spot): Spot => ({
  x: at.x * scale + width / 2,
  y: at.y * scale + ground,
});

/** From here on the context draws in world units, seen from `camera`. */
export const enterWorld = (
  ctx: CanvasRenderingContext2D,
  { width, ratio, scale, ground }: Frame,
  camera = 0,
): void => {
  const k = ratio * scale;
  ctx.setTransform(k, 0, 0, k, ratio * (width / 2 - camera * scale), ratio * ground);
};
