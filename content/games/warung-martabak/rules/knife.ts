/** From a finger's way over the martabak to a cut. Pure; all in the measure of `@nobi/kit/slices`. */
import { boxHalf, type Cut, far, type Point, polar, type Shape } from '@nobi/kit/slices';

/**
 * A finger pad hides about 8 mm, a seventh of the smallest pan's radius on a phone: closer to the middle
 * than that, nobody can see whether the line meets it, so it does.
 */
const hidden = 0.15;
const middleZone = 0.3;
const shortest = 0.55;
const straightWithin = (12 * Math.PI) / 180;
const mostCuts = 10;

const chord = (a: Point, b: Point): Cut | null => {
  const length = far(a, b);
  if (length < 0.05) return null;
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const off = a.x * way.y - a.y * way.x;
  const from = Math.abs(off) < hidden ? 0 : off;
  if (Math.abs(from) > 0.93) return null;
  const foot = { x: from * way.y, y: -from * way.x };
  const half = Math.sqrt(1 - from * from);
  return {
    from: { x: foot.x - way.x * half, y: foot.y - way.y * half },
    to: { x: foot.x + way.x * half, y: foot.y + way.y * half },
  };
};

const reach = ({ x, y }: Point): number => Math.hypot(x, y);

const roundCut = (a: Point, b: Point): Cut | null => {
  const [inner, outer] = reach(a) < reach(b) ? [a, b] : [b, a];
  if (reach(inner) < middleZone && reach(outer) > 0.5)
    return { from: polar(Math.atan2(outer.y, outer.x)), to: { x: 0, y: 0 } };
  return chord(a, b);
};

export const upright = (x: number): Cut => ({
  from: { x, y: -boxHalf.y },
  to: { x, y: boxHalf.y },
});
export const level = (y: number): Cut => ({ from: { x: -boxHalf.x, y }, to: { x: boxHalf.x, y } });

/** The part of an endless line that lies in the box (Liang and Barsky's way of clipping). */
const clipped = (a: Point, b: Point): Cut | null => {
  const way = { x: b.x - a.x, y: b.y - a.y };
  const xs = [(-boxHalf.x - a.x) / way.x, (boxHalf.x - a.x) / way.x].sort((p, q) => p - q);
  const ys = [(-boxHalf.y - a.y) / way.y, (boxHalf.y - a.y) / way.y].sort((p, q) => p - q);
  const enter = Math.max(xs[0] ?? 0, ys[0] ?? 0);
  const leave = Math.min(xs[1] ?? 0, ys[1] ?? 0);
  if (leave - enter < 0.1) return null;
  const onto = (value: number, bound: number): number =>
    Math.abs(Math.abs(value) - bound) < 1e-9 ? Math.sign(value) * bound : value;
  const at = (t: number): Point => ({
    x: onto(a.x + way.x * t, boxHalf.x),
    y: onto(a.y + way.y * t, boxHalf.y),
  });
  return { from: at(enter), to: at(leave) };
};

const boxCut = (a: Point, b: Point): Cut | null => {
  const slope = Math.atan2(Math.abs(b.y - a.y), Math.abs(b.x - a.x));
  if (slope > Math.PI / 2 - straightWithin) {
    const x = (a.x + b.x) / 2;
    return Math.abs(x) < boxHalf.x - 0.07 ? upright(x) : null;
  }
  if (slope < straightWithin) {
    const y = (a.y + b.y) / 2;
    return Math.abs(y) < boxHalf.y - 0.07 ? level(y) : null;
  }
  return clipped(a, b);
};

/** The cut that a stroke, or a pair of taps, means; null if it means none. */
export const cutAlong = (shape: Shape, a: Point, b: Point): Cut | null => {
  if (far(a, b) < shortest) return null;
  return shape === 'round' ? roundCut(a, b) : boxCut(a, b);
};

const sameCut = (one: Cut, other: Cut): boolean =>
  (far(one.from, other.from) < 0.06 && far(one.to, other.to) < 0.06) ||
  (far(one.from, other.to) < 0.06 && far(one.to, other.from) < 0.06);

const middle: Point = { x: 0, y: 0 };
const isRay = (cut: Cut): boolean => far(cut.to, middle) < 1e-6;
const meetsMiddle = ({ from, to }: Cut): boolean => far(from, { x: -to.x, y: -to.y }) < 1e-6;

/** Whether the way from this point of the rim to the middle is open already. */
const isOpen = (cuts: readonly Cut[], end: Point): boolean =>
  cuts.some((each) =>
    isRay(each)
      ? far(each.from, end) < 0.06
      : meetsMiddle(each) && Math.min(far(each.from, end), far(each.to, end)) < 0.06,
  );

/** The cuts with one more; a knife that falls into an old cut changes nothing there. */
export const withCut = (shape: Shape, cuts: readonly Cut[], cut: Cut): Cut[] | null => {
  if (cuts.length >= mostCuts || cuts.some((each) => sameCut(each, cut))) return null;
  if (shape === 'box' || (!isRay(cut) && !meetsMiddle(cut))) return [...cuts, cut];
  const ends = isRay(cut) ? [cut.from] : [cut.from, cut.to];
  const fresh = ends.filter((end) => !isOpen(cuts, end));
  if (fresh.length === 0) return null;
  if (fresh.length === ends.length) return [...cuts, cut];
  return [...cuts, ...fresh.map((from) => ({ from, to: middle }))];
};

const clamp = (value: number, bound: number): number => Math.min(bound, Math.max(-bound, value));

/** The point of the rim that a tap means, or the middle, or nothing. */
export const endFor = (shape: Shape, at: Point, hasFirst: boolean): Point | null => {
  if (shape === 'round') {
    if (hasFirst && reach(at) < middleZone) return { x: 0, y: 0 };
    return reach(at) > 0.86 && reach(at) < 1.4 ? polar(Math.atan2(at.y, at.x)) : null;
  }
  const inside = { x: boxHalf.x - Math.abs(at.x), y: boxHalf.y - Math.abs(at.y) };
  if (Math.min(inside.x, inside.y) > 0.13 || Math.min(inside.x, inside.y) < -0.4) return null;
  return inside.x < inside.y
    ? { x: Math.sign(at.x) * boxHalf.x, y: clamp(at.y, boxHalf.y) }
    : { x: clamp(at.x, boxHalf.x), y: Math.sign(at.y) * boxHalf.y };
};
