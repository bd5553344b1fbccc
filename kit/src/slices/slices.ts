/**
 * What straight cuts leave of a thing: every piece with its exact share. A round one has radius 1 and
 * its middle at the origin; y points down, as on a screen, so angles grow clockwise.
 */
import { cutEdges, type HalfEdge, linkBoth, nextOf, openNodes, rimEdges, swept } from './edges.ts';
import {
  angleOf,
  boxHalf,
  type Cut,
  type Edge,
  near,
  type Point,
  polar,
  type Shape,
  turn,
} from './geometry.ts';

export interface Slice {
  /** Part of the whole, 0 to 1. */
  share: number;
  middle: Point;
  edges: Edge[];
}

const wholeArea = (shape: Shape): number =>
  shape === 'round' ? Math.PI : 4 * boxHalf.x * boxHalf.y;

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
