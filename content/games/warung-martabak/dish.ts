/**
 * What a knife leaves of a martabak: every piece with its exact share. A round one has radius 1 and
 * its middle at the origin; y points down, as on a screen, so angles grow clockwise.
 */
export type Shape = 'round' | 'box';

export interface Point {
  x: number;
  y: number;
}

/** `from` lies on the rim; `to` on the rim or, of a round one, in the middle. */
export interface Cut {
  from: Point;
  to: Point;
}

export interface Edge {
  from: Point;
  to: Point;
  isArc: boolean;
}

export interface Slice {
  /** Part of one whole martabak, 0 to 1. */
  share: number;
  middle: Point;
  edges: Edge[];
}

export const boxHalf: Point = { x: 1.28, y: 0.82 };

const near = 1e-6;
export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const polar = (angle: number, radius = 1): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});
const angleOf = ({ x, y }: Point): number => Math.atan2(y, x);
const turn = (angle: number): number => {
  const rest = angle % (2 * Math.PI);
  return rest < 0 ? rest + 2 * Math.PI : rest;
};
const wholeArea = (shape: Shape): number =>
  shape === 'round' ? Math.PI : 4 * boxHalf.x * boxHalf.y;

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
interface HalfEdge extends Edge {
  pair: number;
  isForward: boolean;
  start: number;
  end: number;
  /** The way it leaves its start. */
  leaves: number;
}

/** Points closer than a hair are one. */
const openNodes = () => {
  const nodes: Point[] = [];
  return (point: Point): number => {
    const known = nodes.findIndex((node) => far(node, point) < near * 10);
    return known >= 0 ? known : nodes.push(point) - 1;
  };
};

const linkBoth = (edge: Edge, pair: number, nodeOf: (point: Point) => number): HalfEdge[] => {
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

const rimEdges = (shape: Shape, cuts: readonly Cut[]): Edge[] => {
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

const cutEdges = (cuts: readonly Cut[]): Edge[] =>
  cuts.flatMap((cut) => {
    const met = cuts.flatMap((other) => (other === cut ? [] : (crossing(cut, other) ?? [])));
    const points = [cut.from, ...met, cut.to].sort((a, b) => far(cut.from, a) - far(cut.from, b));
    return points.slice(1).map((to, i) => ({ from: points[i] ?? to, to, isArc: false }));
  });

/** Twice the area that an edge sweeps, seen from the middle (Green's theorem): exact, arcs too. */
const swept = ({ from, to, isArc, isForward }: HalfEdge): number => {
  if (!isArc) return from.x * to.y - from.y * to.x;
  return isForward ? turn(angleOf(to) - angleOf(from)) : -turn(angleOf(from) - angleOf(to));
};

/** From an arrival, the next edge of the same piece is the first one on its inner side. */
const nextOf = (edge: HalfEdge, all: readonly HalfEdge[]): HalfEdge | undefined => {
  const back = all.find((each) => each.pair === edge.pair && each.isForward !== edge.isForward);
  // Turning all the way round means going back, as at the end of a slit.
  const away = (each: HalfEdge): number =>
    each === back ? 7 : turn((back?.leaves ?? 0) - each.leaves);
  return all.filter((each) => each.start === edge.end).sort((a, b) => away(a) - away(b))[0];
};

/** The straight points that an outline passes, arcs in small steps: for looks and for touch. */
export const outlineOf = (edges: readonly Edge[]): Point[] =>
  edges.flatMap((edge) => {
    if (!edge.isArc) return [edge.from];
    const angle = turn(angleOf(edge.to) - angleOf(edge.from));
    const steps = Math.max(1, Math.ceil(angle / 0.15));
    return Array.from({ length: steps }, (_, i) => polar(angleOf(edge.from) + (angle * i) / steps));
  });

const middleOf = (edges: readonly Edge[]): Point => {
  const points = outlineOf(edges);
  let area = 0;
  let x = 0;
  let y = 0;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return { x: x / (3 * area), y: y / (3 * area) };
};

const clockFrom12 = ({ x, y }: Point): number => turn(Math.atan2(y, x) + Math.PI / 2 - 1e-4);

/** All pieces, clockwise from twelve; of a box row by row. */
export const slicesOf = (shape: Shape, cuts: readonly Cut[]): Slice[] => {
  const nodeOf = openNodes();
  const all = [...rimEdges(shape, cuts), ...cutEdges(cuts)].flatMap((edge, pair) =>
    linkBoth(edge, pair, nodeOf),
  );
  const left = new Set(all);
  const slices: Slice[] = [];
  for (const first of all) {
    if (!left.has(first)) continue;
    const edges: HalfEdge[] = [];
    for (let at: HalfEdge | undefined = first; at && left.has(at); at = nextOf(at, all)) {
      left.delete(at);
      edges.push(at);
    }
    const area = edges.reduce((sum, edge) => sum + swept(edge), 0) / 2;
    // The outside goes round the other way and comes out negative.
    if (area > near)
      slices.push({ share: area / wholeArea(shape), middle: middleOf(edges), edges });
  }
  return slices.sort((a, b) =>
    shape === 'round'
      ? clockFrom12(a.middle) - clockFrom12(b.middle)
      : Math.round((a.middle.y - b.middle.y) * 4) || a.middle.x - b.middle.x,
  );
};

/** Whether a point lies in a piece. */
export const holds = ({ edges }: Slice, at: Point): boolean => {
  const points = outlineOf(edges);
  let inside = false;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  }
  return inside;
};
