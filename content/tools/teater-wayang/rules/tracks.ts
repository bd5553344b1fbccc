/** How a puppet was moved: few points in time, and the moments in which it waved. Pure. */
import { neededPoints } from '@nobi/kit/studio';
import { mostTicks } from './world.ts';

export interface Track {
  /** Tick, x, y of each point; ticks rise from 0. */
  points: readonly number[];
  /** Ticks at which it waved. */
  acts: readonly number[];
}

/** Where a track leads at a time (in ticks, with parts of one). */
export const spotAt = ({ points }: Track, time: number): readonly [x: number, y: number] => {
  let at = 0;
  while (at + 3 < points.length && (points[at + 3] ?? 0) <= time) at += 3;
  const [t0 = 0, x0 = 0, y0 = 0, t1 = t0, x1 = x0, y1 = y0] = points.slice(at, at + 6);
  const share = t1 > t0 ? Math.min(1, Math.max(0, (time - t0) / (t1 - t0))) : 0;
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
};

export const endOf = ({ points, acts }: Track): number =>
  Math.max(points.at(-3) ?? 0, acts.at(-1) ?? 0);

/** How far off its way a puppet may be without a point that was left out. */
const slack = 7;

const missAt = (points: readonly number[], at: number, [from, to]: readonly [number, number]) => {
  const part = points.slice(from * 3, from * 3 + 3);
  const span = { points: [...part, ...points.slice(to * 3, to * 3 + 3)], acts: [] };
  const [t = 0, x = 0, y = 0] = points.slice(at * 3, at * 3 + 3);
  const [sx, sy] = spotAt(span, t);
  return Math.hypot(x - sx, y - sy);
};

/** Leaves out each point that the two beside it foretell, in place and in time. */
export const thin = (points: readonly number[]): number[] => {
  const count = points.length / 3;
  if (count < 3) return [...points];
  const needed = neededPoints(count, slack, (at, span) => missAt(points, at, span));
  return points.filter((_, index) => needed.has(Math.floor(index / 3)));
};

/** What a hand does to one puppet while it is recorded; begins as what the puppet did before. */
export class TrackMaker {
  #points: number[];
  #acts: number[];

  /** From `tick` on everything is new; `start` is where the puppet stood at the beginning. */
  constructor(before: Track | null, start: readonly [x: number, y: number], tick: number) {
    const old = before?.points ?? [0, ...start];
    const [x, y] = before ? spotAt(before, tick) : start;
    this.#points = old.filter((_, index) => (old[index - (index % 3)] ?? 0) < tick);
    this.#acts = (before?.acts ?? []).filter((act) => act < tick);
    this.move(tick, x, y);
  }

  /** Where it is at a tick; a second word about the same tick replaces the first. */
  move(tick: number, x: number, y: number): void {
    if (tick > mostTicks) return;
    const [spotX, spotY] = [Math.round(x), Math.round(y)];
    if (this.#points.at(-3) === tick) this.#points.splice(-2, 2, spotX, spotY);
    else this.#points.push(tick, spotX, spotY);
  }

  act(tick: number): void {
    if (tick <= mostTicks && this.#acts.at(-1) !== tick) this.#acts.push(tick);
  }

  made(): Track {
    return { points: thin(this.#points), acts: [...this.#acts] };
  }
}
