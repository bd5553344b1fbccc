/** Lays wax on a cloth, with all its repetitions. */
import type { Line, Stamp, Wax } from '../rules/marks.ts';
import type { Shape } from '../rules/shape.ts';
import { type Bounds, copiesOf, type Mode } from '../rules/symmetry.ts';
import { radiusOf, stampAt, widthOf } from '../rules/tools.ts';
import { stampShapes } from './stamp-shapes.ts';

export type Ink = CanvasRenderingContext2D;

/** Wax lies on two layers: a dark rim below a light body, so that it shows on every colour. */
export interface WaxLayers {
  rim: Ink;
  body: Ink;
}

const rimColor = '#6B3F10';
const bodyColor = '#F3B84D';
const rimWidth = 5;

type Brush = (ink: Ink, extra: number) => void;

const linePath = (line: readonly number[], from: number): Path2D => {
  const path = new Path2D();
  path.moveTo(line[from] ?? 0, line[from + 1] ?? 0);
  // A single spot is a line of no length: round ends make it a dot.
  if (line.length - from <= 2) path.lineTo(line[from] ?? 0, (line[from + 1] ?? 0) + 0.1);
  for (let at = from + 2; at < line.length; at += 2) path.lineTo(line[at] ?? 0, line[at + 1] ?? 0);
  return path;
};

const lineBrush = ({ line, size }: Pick<Line, 'line' | 'size'>, from: number): Brush => {
  const path = linePath(line, from);
  return (ink, extra) => {
    ink.lineWidth = widthOf(size) + 2 * extra;
    ink.stroke(path);
  };
};

const stampLine = 11;

const stampBrush = ({ stamp, size, x, y }: Pick<Stamp, 'stamp' | 'size' | 'x' | 'y'>): Brush => {
  const shape = stampShapes[stampAt(stamp)];
  const [lines, dots] = [new Path2D(shape.lines), new Path2D(shape.dots)];
  const scale = radiusOf(size) / 100;
  return (ink, extra) => {
    ink.translate(x, y);
    ink.scale(scale, scale);
    ink.lineWidth = stampLine + (2 * extra) / scale;
    ink.stroke(lines);
    ink.fill(dots);
    ink.lineWidth = Math.max(2, (2 * extra) / scale);
    ink.stroke(dots);
  };
};

const spread = (bounds: Bounds, by: number): Bounds => ({
  left: bounds.left - by,
  top: bounds.top - by,
  right: bounds.right + by,
  bottom: bounds.bottom + by,
});

const lineBounds = (line: readonly number[], from: number): Bounds => {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = from; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
};

const dress = (ink: Ink, color: string): void => {
  ink.strokeStyle = color;
  ink.fillStyle = color;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
};

const repeat = (
  { rim, body }: WaxLayers,
  brush: Brush,
  where: { mode: Mode; shape: Shape; bounds: Bounds },
): void => {
  const copies = copiesOf(where.mode, where.shape, where.bounds);
  for (const [ink, color, extra] of [
    [rim, rimColor, rimWidth],
    [body, bodyColor, 0],
  ] as const) {
    dress(ink, color);
    for (const copy of copies) {
      ink.save();
      ink.transform(...copy);
      brush(ink, extra);
      ink.restore();
    }
  }
};

/** Only what was added since the number `from` of the line, so that a long stroke stays quick. */
export const growLine = (
  layers: WaxLayers,
  stroke: Pick<Line, 'line' | 'size' | 'mode'>,
  { shape, from }: { shape: Shape; from: number },
): void => {
  const bounds = spread(lineBounds(stroke.line, from), widthOf(stroke.size) + rimWidth);
  repeat(layers, lineBrush(stroke, from), { mode: stroke.mode, shape, bounds });
};

export const layWax = (layers: WaxLayers, mark: Wax, shape: Shape): void => {
  if (mark.kind === 'line') {
    growLine(layers, mark, { shape, from: 0 });
    return;
  }
  const { x, y, mode } = mark;
  const bounds = spread({ left: x, right: x, top: y, bottom: y }, radiusOf(mark.size) * 1.2);
  repeat(layers, stampBrush(mark), { mode, shape, bounds });
};
