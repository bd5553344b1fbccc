/** Small strokes that the pictures are made of. */
const known = new Map<string, Path2D>();

export const pathOf = (d: string): Path2D => {
  const path = known.get(d) ?? new Path2D(d);
  known.set(d, path);
  return path;
};

export type Pen = CanvasRenderingContext2D;

export const fill = (pen: Pen, d: string, tint: string | CanvasGradient): void => {
  pen.fillStyle = tint;
  pen.fill(pathOf(d));
};

export const line = (
  pen: Pen,
  d: string,
  [tint, width]: readonly [tint: string, width: number],
): void => {
  pen.strokeStyle = tint;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(pathOf(d));
};

export const box = (
  pen: Pen,
  [x, y, width, height, round]: readonly [number, number, number, number, number],
  tint: string | CanvasGradient,
): void => {
  pen.fillStyle = tint;
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fill();
};

export const disc = (
  pen: Pen,
  [x, y, r]: readonly [number, number, number],
  tint: string | CanvasGradient,
): void => {
  pen.fillStyle = tint;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
};

export const down = (
  pen: Pen,
  [from, to]: readonly [number, number],
  stops: readonly string[],
): CanvasGradient => {
  const gradient = pen.createLinearGradient(0, from, 0, to);
  for (const [i, tint] of stops.entries())
    gradient.addColorStop(i / Math.max(1, stops.length - 1), tint);
  return gradient;
};
