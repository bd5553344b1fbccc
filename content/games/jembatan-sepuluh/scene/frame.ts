/** Where the world lies on the screen. World units: the gap is 420 wide, the deck is at y = 0. */
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

// As much of both banks as Nobi needs to stand on.
const worldWidth = 730;
const aboveDeck = 268;
const belowDeck = 190;

export interface Frame {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  scale: number;
  deckY: number;
}

/** `sky` is the height that the bar covers at the top; `sharpest` caps the device pixels. */
export const frameScene = (
  { width, height }: { width: number; height: number },
  sky: number,
  sharpest: number,
): Frame => {
  const ratio = Math.min(sharpest, devicePixelRatio || 1);
  const free = Math.max(160, height - sky);
  const scale = Math.min(width / worldWidth, free / (aboveDeck + belowDeck));
  const spare = free - (aboveDeck + belowDeck) * scale;
  return { width, height, ratio, scale, deckY: sky + aboveDeck * scale + spare * 0.55 };
};

/** Over Nobi's head, or as near as the screen lets a long plank be. */
export const heldAt = (frame: Frame, width: number): Spot => {
  const edge = -frame.width / frame.scale / 2 + 8;
  return { x: Math.max(nobiHome, edge + width / 2), y: -198 };
};

export interface Spot {
  x: number;
  y: number;
}

export const toWorld = (frame: Frame, at: Spot): Spot => ({
  x: (at.x - frame.width / 2) / frame.scale,
  y: (at.y - frame.deckY) / frame.scale,
});

export const toScreen = (frame: Frame, at: Spot): Spot => ({
  x: at.x * frame.scale + frame.width / 2,
  y: at.y * frame.scale + frame.deckY,
});

/** From here on the context draws in world units, seen from `camera`. */
export const enterWorld = (ctx: CanvasRenderingContext2D, frame: Frame, camera: number): void => {
  const k = frame.ratio * frame.scale;
  ctx.setTransform(
    k,
    0,
    0,
    k,
    frame.ratio * (frame.width / 2 - camera * frame.scale),
    frame.ratio * frame.deckY,
  );
};
