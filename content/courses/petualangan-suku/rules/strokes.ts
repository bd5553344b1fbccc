/**
 * How each letter is written by hand: strokes in order, each a row of points in its direction.
 * The baseline is 75, the small letters reach up to 35. One point alone is a dot. Pure.
 */
import { letters, type Point } from './letter-shapes.ts';

const stride = 2.5;
const betweenDots = 17;

/** Points at even distances along a row of points, from its first to its last. */
const even = (points: readonly Point[]): Point[] => {
  const steps: Point[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[i - 1] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / stride));
    for (let part = i === 0 ? count : 1; part <= count; part += 1)
      steps.push([fromX + ((x - fromX) * part) / count, fromY + ((y - fromY) * part) / count]);
  }
  return steps;
};

export interface Stroke {
  readonly points: readonly Point[];
  /** Which of the points are dots to reach, the start among them. */
  readonly dots: readonly number[];
}

export const strokesOf = (letter: string): Stroke[] =>
  (letters[letter] ?? []).map((row) => {
    const points = even(row);
    const far = points.length - 1;
    const parts = Math.max(1, Math.round((far * stride) / betweenDots));
    const dots =
      far === 0 ? [0] : Array.from({ length: parts + 1 }, (_, i) => Math.round((far * i) / parts));
    return { points, dots };
  });

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What has to be seen of the paper for the whole letter. */
export const frameOf = (strokes: readonly Stroke[], margin: number): Frame => {
  const all = strokes.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};
