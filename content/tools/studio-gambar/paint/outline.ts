/** Lines with a body: crayon, marker, pencil, watercolour and the eraser. */
import { seeded } from '@nobi/kit/guest';
import { getStroke, type StrokeOptions } from 'perfect-freehand';
import { smooth } from '../rules/lines.ts';
import type { BrushName } from '../rules/paints.ts';

type Ink = CanvasRenderingContext2D;
export type OutlineBrush = Extract<
  BrushName,
  'crayon' | 'marker' | 'pencil' | 'watercolour' | 'eraser'
>;

const options: Record<OutlineBrush, StrokeOptions> = {
  crayon: { thinning: 0.35, smoothing: 0.4, streamline: 0.2 },
  marker: { thinning: 0, smoothing: 0.6, streamline: 0.2 },
  pencil: {
    thinning: 0.55,
    smoothing: 0.5,
    streamline: 0.15,
    start: { taper: 22 },
    end: { taper: 30 },
  },
  watercolour: { thinning: 0.25, smoothing: 0.7, streamline: 0.3 },
  eraser: { thinning: 0, smoothing: 0.6, streamline: 0.2 },
};

/** A slow swell along the line stands in for the hand's pressure, the same at every showing. */
const pressed = (line: readonly number[], gap: number): number[][] =>
  smooth(line, gap).map(([x, y], at) => [x, y, 0.5 + 0.22 * Math.sin(at * 0.37 + x * 0.013)]);

const trace = (edge: readonly number[][]): Path2D => {
  const path = new Path2D();
  const [first] = edge;
  if (!first) return path;
  path.moveTo(first[0] ?? 0, first[1] ?? 0);
  for (const [at, [x = 0, y = 0]] of edge.entries()) {
    const [nextX = 0, nextY = 0] = edge[(at + 1) % edge.length] ?? [];
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  path.closePath();
  return path;
};

export interface Body {
  brush: OutlineBrush;
  color: string;
  width: number;
  line: readonly number[];
}

const isTouch = (line: readonly number[]): boolean => {
  const [x = 0, y = 0, nextX = x, nextY = y] = line;
  return line.length <= 4 && Math.hypot(nextX - x, nextY - y) < 2;
};

const shape = ({ brush, line, width }: Body, share = 1): Path2D => {
  const size = width * share;
  if (isTouch(line)) {
    const dot = new Path2D();
    dot.arc(line[0] ?? 0, line[1] ?? 0, size / 2, 0, 2 * Math.PI);
    return dot;
  }
  const points = pressed(line, Math.max(13, width / 5));
  return trace(getStroke(points, { ...options[brush], size, simulatePressure: false, last: true }));
};

const grainSide = 128;
const grains = new Map<string, CanvasPattern | null>();

/** Wax skips the valleys of the paper. */
const grain = (ink: Ink, color: string): CanvasPattern | string => {
  const ready = grains.get(color);
  if (ready) return ready;
  const tile = document.createElement('canvas');
  tile.width = grainSide;
  tile.height = grainSide;
  const pen = tile.getContext('2d');
  if (!pen) return color;
  pen.globalAlpha = 0.93;
  pen.fillStyle = color;
  pen.fillRect(0, 0, grainSide, grainSide);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'destination-out';
  const random = seeded(7);
  for (let speck = 0; speck < 340; speck += 1) {
    pen.globalAlpha = 0.25 + random() * 0.65;
    pen.beginPath();
    pen.ellipse(
      random() * grainSide,
      random() * grainSide,
      1 + random() * 3.4,
      0.8 + random() * 1.6,
      -0.5,
      0,
      7,
    );
    pen.fill();
  }
  const pattern = ink.createPattern(tile, 'repeat');
  grains.set(color, pattern);
  return pattern ?? color;
};

/** Thin washes, each narrower: soft at the rim, deeper in the middle, and never twice on itself. */
const washes = [
  [1, 0.16],
  [0.84, 0.15],
  [0.66, 0.15],
  [0.42, 0.1],
] as const;

const alphas: Partial<Record<OutlineBrush, number>> = { pencil: 0.86 };

/** Works out the shape once; the answer paints it, as often as there are mirrors. */
export const shapeBody = (body: Body): ((ink: Ink) => void) => {
  const { brush, color } = body;
  const layers =
    brush === 'watercolour'
      ? washes.map(([share, alpha]) => ({ path: shape(body, share), alpha }))
      : [{ path: shape(body), alpha: alphas[brush] ?? 1 }];
  return (ink) => {
    if (brush === 'eraser') ink.globalCompositeOperation = 'destination-out';
    ink.fillStyle = brush === 'crayon' ? grain(ink, color) : color;
    for (const { path, alpha } of layers) {
      ink.globalAlpha = alpha;
      ink.fill(path);
    }
  };
};
