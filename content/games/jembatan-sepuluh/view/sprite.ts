/** A drawing made once and stamped often: gradients and long paths are too dear for every frame. */
export interface Sprite {
  picture: HTMLCanvasElement;
  width: number;
  height: number;
}

export const makeSprite = (
  size: { width: number; height: number; density: number },
  paint: (ctx: CanvasRenderingContext2D) => void,
): Sprite => {
  const picture = document.createElement('canvas');
  picture.width = Math.max(1, Math.ceil(size.width * size.density));
  picture.height = Math.max(1, Math.ceil(size.height * size.density));
  const ctx = picture.getContext('2d');
  if (ctx) {
    ctx.scale(size.density, size.density);
    paint(ctx);
  }
  return { picture, width: size.width, height: size.height };
};

export const stamp = (ctx: CanvasRenderingContext2D, sprite: Sprite): void =>
  ctx.drawImage(sprite.picture, 0, 0, sprite.width, sprite.height);

export type Fill = string | CanvasGradient;

export const fillPath = (ctx: CanvasRenderingContext2D, path: string, fill: Fill): void => {
  ctx.fillStyle = fill;
  ctx.fill(new Path2D(path));
};

export interface Line {
  color: Fill;
  width: number;
}

export const strokePath = (ctx: CanvasRenderingContext2D, path: string, line: Line): void => {
  ctx.strokeStyle = line.color;
  ctx.lineWidth = line.width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(path));
};

export const disc = (
  ctx: CanvasRenderingContext2D,
  at: { x: number; y: number; rx: number; ry?: number },
  fill: Fill,
): void => {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.ellipse(at.x, at.y, at.rx, at.ry ?? at.rx, 0, 0, Math.PI * 2);
  ctx.fill();
};

export const downward = (
  ctx: CanvasRenderingContext2D,
  reach: readonly [number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient => {
  const gradient = ctx.createLinearGradient(0, reach[0], 0, reach[1]);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};
