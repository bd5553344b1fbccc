/** Smooth curves through the few points that a line keeps; what is drawn is always made from these. */
export type Point = [x: number, y: number];

const pointAt = (line: readonly number[], place: number): Point => {
  const at = Math.max(0, Math.min(line.length / 2 - 1, place)) * 2;
  return [line[at] ?? 0, line[at + 1] ?? 0];
};

/** The cosine of the turn from which a bend is a corner: a drawn roof keeps its top. */
const sharpest = 0.6;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A curve from the second to the third of four points; centripetal, so that corners do not loop. */
const curve = (four: readonly [Point, Point, Point, Point], share: number): Point => {
  const [a, b, c, d] = four;
  const gap = (p: Point, q: Point): number =>
    Math.max(0.01, Math.sqrt(Math.hypot(q[0] - p[0], q[1] - p[1])));
  const t1 = gap(a, b);
  const t2 = t1 + gap(b, c);
  const t3 = t2 + gap(c, d);
  const t = t1 + (t2 - t1) * share;
  const ab = between(a, b, t / t1);
  const bc = between(b, c, (t - t1) / (t2 - t1));
  const cd = between(c, d, (t - t2) / (t3 - t2));
  const abc = between(ab, bc, t / t2);
  const bcd = between(bc, cd, (t - t1) / (t3 - t1));
  return between(abc, bcd, (t - t1) / (t2 - t1));
};

/** Straight on from the second point away from the first; or the neighbour, where the line only bends. */
const beyond = (from: Point, at: Point, neighbour: Point): Point => {
  const [ax, ay] = [at[0] - from[0], at[1] - from[1]];
  const [bx, by] = [neighbour[0] - at[0], neighbour[1] - at[1]];
  const size = Math.hypot(ax, ay) * Math.hypot(bx, by);
  const isCorner = size === 0 || (ax * bx + ay * by) / size < sharpest;
  return isCorner ? [at[0] + ax, at[1] + ay] : neighbour;
};

/** Points about `gap` apart on a smooth curve through the line. */
export const smooth = (line: readonly number[], gap: number): Point[] => {
  const points: Point[] = [pointAt(line, 0)];
  for (let at = 0; at + 1 < line.length / 2; at += 1) {
    const [b, c] = [pointAt(line, at), pointAt(line, at + 1)];
    const steps = Math.max(1, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / gap));
    const before = beyond(c, b, pointAt(line, at - 1));
    const after = beyond(b, c, pointAt(line, at + 2));
    const four = [before, b, c, after] as const;
    for (let step = 1; step < steps; step += 1) points.push(curve(four, step / steps));
    points.push(c);
  }
  return points;
};

/** Spots at even distances along a line, for brushes that stamp. */
export const walk = (line: readonly number[], gap: number): Point[] => {
  const [first, ...rest] = smooth(line, gap / 2);
  if (!first) return [];
  const spots: Point[] = [first];
  let last = first;
  let owed = gap;
  for (const next of rest) {
    let long = Math.hypot(next[0] - last[0], next[1] - last[1]);
    while (long >= owed) {
      last = between(last, next, owed / long);
      spots.push(last);
      long -= owed;
      owed = gap;
    }
    owed -= long;
    last = next;
  }
  return spots;
};
