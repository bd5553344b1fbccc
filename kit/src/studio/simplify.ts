/** Fingers give hundreds of points; a line needs a few. */

const distanceToChord = (
  line: readonly number[],
  at: number,
  [from, to]: readonly [number, number],
): number => {
  const [x, y] = [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0];
  const [ax, ay] = [line[from * 2] ?? 0, line[from * 2 + 1] ?? 0];
  const [bx, by] = [line[to * 2] ?? 0, line[to * 2 + 1] ?? 0];
  const long = Math.hypot(bx - ax, by - ay);
  if (long === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
};

/**
 * Which of `count` points are needed, if what lies within `slack` of the span around it is not (Douglas and
 * Peucker, 1973). `off` says how far a point is from what the two ends of a span foretell, and never below 0.
 */
export const neededPoints = (
  count: number,
  slack: number,
  off: (at: number, span: readonly [number, number]) => number,
): ReadonlySet<number> => {
  const needed = new Set([0, count - 1]);
  const waiting: [number, number][] = [[0, count - 1]];
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [from, to] = span;
    let far = slack;
    let split = -1;
    for (let at = from + 1; at < to; at += 1) {
      const distance = off(at, span);
      if (distance > far) [far, split] = [distance, at];
    }
    if (split < 0) continue;
    needed.add(split);
    waiting.push([from, split], [split, to]);
  }
  return needed;
};

/** Leaves out every point that lies within `slack` of the line without it. */
export const simplify = (line: readonly number[], slack: number): number[] => {
  const count = line.length / 2;
  if (count < 3) return [...line];
  const needed = neededPoints(count, slack, (at, span) => distanceToChord(line, at, span));
  return line.filter((_, index) => needed.has(index >> 1));
};
