/** Lines with a body: crayon, marker, pencil, watercolour and the eraser. */
import { seeded } from '@nobi/kit/guest';
import { getStroke, type StrokeOptions } from 'perfect-freehand';
import { smooth } from '../lines.ts';
import type { BrushName } from '../paints.ts';

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

const trace = (ink: Ink, edge: readonly number[][]): void => {
  const [first] = edge;
  if (!first) return;
  ink.beginPath();
  ink.moveTo(first[0] ?? 0, first[1] ?? 0);
  for (const [at, [x = 0, y = 0]] of edge.entries()) {
    const [nextX = 0, nextY = 0] = edge[(at + 1) % edge.length] ?? [];
    ink.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  ink.closePath();
};

export interface Body {
  brush: OutlineBrush;
  color: string;
  width: number;
  line: readonly number[];
}

const shape = (ink: Ink, { brush, line, width }: Body, share = 1): void => {
  const size = width * share;
  if (
    line.length <= 4 &&
    Math.hypot(
      (line[2] ?? line[0] ?? 0) - (line[0] ?? 0),
      (line[3] ?? line[1] ?? 0) - (line[1] ?? 0),
    ) < 2
  ) {
    ink.beginPath();
    ink.arc(line[0] ?? 0, line[1] ?? 0, size / 2, 0, 2 * Math.PI);
    return;
  }
  const gap = Math.max(8, width / 6);
  trace(
    ink,
    getStroke(pressed(line, gap), { ...options[brush], size, simulatePressure: false, last: true }),
  );
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
const wash = (ink: Ink, body: Body): void => {
  ink.fillStyle = body.color;
  for (const [share, alpha] of [
    [1, 0.16],
    [0.84, 0.15],
    [0.66, 0.15],
    [0.42, 0.1],
  ] as const) {
    ink.globalAlpha = alpha;
    shape(ink, body, share);
    ink.fill();
  }
};

export const paintBody = (ink: Ink, body: Body): void => {
  if (body.brush === 'watercolour') {
    wash(ink, body);
    return;
  }
  if (body.brush === 'eraser') ink.globalCompositeOperation = 'destination-out';
  if (body.brush === 'pencil') ink.globalAlpha = 0.86;
  ink.fillStyle = body.brush === 'crayon' ? grain(ink, body.color) : body.color;
  shape(ink, body);
  ink.fill();
};
