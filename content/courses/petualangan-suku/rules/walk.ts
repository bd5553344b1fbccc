/** Follows a finger along the strokes of a letter. Pure. */
import type { Progress } from '../view/trace-picture.ts';
import type { Point } from './letter-shapes.ts';
import { strokesOf } from './strokes.ts';

/** How far beside the road a finger may be, in parts of the letter's paper. */
const tolerance = 15;

const ahead = 6;

export interface Walk {
  progress: Progress;
  isDone(): boolean;
  /** The dot that comes next. */
  next(): Point;
  /** How many dots lie behind, over all strokes. */
  passed(): number;
  /** Flies on as far as this spot allows; answers whether it moved. */
  follow(spot: Point): boolean;
  toNextDot(): void;
  jump(stroke: number, point: number): void;
}

export const startWalk = (letter: string): Walk => {
  const strokes = strokesOf(letter);
  const progress: Progress = { stroke: 0, point: -1 };
  const here = () => strokes[progress.stroke];
  const nextDot = (): number => here()?.dots.find((dot) => dot > progress.point) ?? 0;
  const goTo = (point: number): void => {
    progress.point = point;
    if (point < (here()?.points.length ?? 0) - 1) return;
    progress.stroke += 1;
    progress.point = -1;
  };
  return {
    progress,
    isDone: () => progress.stroke >= strokes.length,
    next: () => here()?.points[nextDot()] ?? [0, 0],
    passed: () =>
      strokes.reduce((sum, { dots }, i) => {
        if (i > progress.stroke) return sum;
        return (
          sum +
          (i < progress.stroke ? dots.length : dots.filter((dot) => dot <= progress.point).length)
        );
      }, 0),
    follow([x, y]) {
      const points = here()?.points ?? [];
      // From before the start only the start itself counts: that is where writing begins.
      const last = progress.point < 0 ? 0 : progress.point + ahead;
      for (let i = Math.min(last, points.length - 1); i > progress.point; i -= 1) {
        const [atX, atY] = points[i] ?? [0, 0];
        if (Math.hypot(x - atX, y - atY) > tolerance) continue;
        goTo(i);
        return true;
      }
      return false;
    },
    toNextDot: () => goTo(nextDot()),
    jump(stroke, point) {
      Object.assign(progress, {
        stroke: Math.min(Math.max(0, stroke), strokes.length),
        point: Math.max(-1, Math.min(point, (strokes[stroke]?.points.length ?? 0) - 2)),
      });
    },
  };
};
