/** Cuts and rim as edges that meet in nodes; slices are the faces between them. */
import {
  angleOf,
  boxHalf,
  type Cut,
  type Edge,
  far,
  near,
  type Point,
  polar,
  type Shape,
  turn,
} from './geometry.ts';

const corners: readonly Point[] = [
  { x: -boxHalf.x, y: -boxHalf.y },
  { x: boxHalf.x, y: -boxHalf.y },
  { x: boxHalf.x, y: boxHalf.y },
  { x: -boxHalf.x, y: boxHalf.y },
];

/** How far along the rim a point of it lies, clockwise; only the order counts. */
const alongRim = (shape: Shape, { x, y }: Point): number => {
  if (shape === 'round') return turn(angleOf({ x, y }));
  if (Math.abs(y + boxHalf.y) < near) return x + boxHalf.x;
  if (Math.abs(x - boxHalf.x) < near) return 10 + y + boxHalf.y;
  if (Math.abs(y - boxHalf.y) < near) return 20 + boxHalf.x - x;
  return 30 + boxHalf.y - y;
};

const isOnRim = (shape: Shape, { x, y }: Point): boolean =>
  shape === 'round'
    ? Math.abs(Math.hypot(x, y) - 1) < near
    : Math.abs(Math.abs(x) - boxHalf.x) < near || Math.abs(Math.abs(y) - boxHalf.y) < near;

/** Where two cuts cross, their ends included. */
const crossing = (one: Cut, other: Cut): Point | null => {
  const a = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
  const b = { x: other.to.x - other.from.x, y: other.to.y - other.from.y };
  const cross = a.x * b.y - a.y * b.x;
  if (Math.abs(cross) < near) return null;
  const gap = { x: other.from.x - one.from.x, y: other.from.y - one.from.y };
  const t = (gap.x * b.y - gap.y * b.x) / cross;
  const u = (gap.x * a.y - gap.y * a.x) / cross;
  if (Math.min(t, u) < -near || Math.max(t, u) > 1 + near) return null;
  return { x: one.from.x + a.x * t, y: one.from.y + a.y * t };
};

/** One direction of an edge. Rims run forward, clockwise; the two directions share a `pair`. */
export interface HalfEdge extends Edge {
  pair: number;
  isForward: boolean;
  start: number;
  end: number;
  /** The way it leaves its start. */
  leaves: number;
}

/** Points closer than a hair are one. */
export const openNodes = () => {
  const nodes: Point[] = [];
  return (point: Point): number => {
    const known = nodes.findIndex((node) => far(node, point) < near * 10);
    return known >= 0 ? known : nodes.push(point) - 1;
  };
};

export const linkBoth = (
  edge: Edge,
  pair: number,
  nodeOf: (point: Point) => number,
): HalfEdge[] => {
  const { from, to, isArc } = edge;
  const start = nodeOf(from);
  const end = nodeOf(to);
  if (start === end) return [];
  const straight = Math.atan2(to.y - from.y, to.x - from.x);
  const leaves = turn(isArc ? angleOf(from) + Math.PI / 2 : straight);
  const back = turn(isArc ? angleOf(to) - Math.PI / 2 : straight + Math.PI);
  return [
    { from, to, isArc, pair, isForward: true, start, end, leaves },
    { from: to, to: from, isArc, pair, isForward: false, start: end, end: start, leaves: back },
  ];
};

export const rimEdges = (shape: Shape, cuts: readonly Cut[]): Edge[] => {
  // Three still points keep a rim that no cut has touched from being an edge without ends.
  const still = shape === 'round' ? [0.001, 2.1, 4.2].map((angle) => polar(angle)) : corners;
  const ends = cuts.flatMap(({ from, to }) => [from, to]).filter((end) => isOnRim(shape, end));
  const points = [...still, ...ends].sort((a, b) => alongRim(shape, a) - alongRim(shape, b));
  return points.map((from, i) => ({
    from,
    to: points[(i + 1) % points.length] ?? from,
    isArc: shape === 'round',
  }));
};

export const cutEdges = (cuts: readonly Cut[]): Edge[] =>
  cuts.flatMap((cut) => {
    const met = cuts.flatMap((other) => (other === cut ? [] : (crossing(cut, other) ?? [])));
    const points = [cut.from, ...met, cut.to].sort((a, b) => far(cut.from, a) - far(cut.from, b));
    return points.slice(1).map((to, i) => ({ from: points[i] ?? to, to, isArc: false }));
  });

/** Twice the area that an edge sweeps, seen from the middle (Green's theorem): exact, arcs too. */
export const swept = ({ from, to, isArc, isForward }: HalfEdge): number => {
  if (!isArc) return from.x * to.y - from.y * to.x;
  return isForward ? turn(angleOf(to) - angleOf(from)) : -turn(angleOf(from) - angleOf(to));
};

/** From an arrival, the next edge of the same piece is the first one on its inner side. */
export const nextOf = (edge: HalfEdge, all: readonly HalfEdge[]): HalfEdge | undefined => {
  const back = all.find((each) => each.pair === edge.pair && each.isForward !== edge.isForward);
  // Turning all the way round means going back, as at the end of a slit.
  const away = (each: HalfEdge): number =>
    each === back ? 7 : turn((back?.leaves ?? 0) - each.leaves);
  return all.filter((each) => each.start === edge.end).sort((a, b) => away(a) - away(b))[0];
};
