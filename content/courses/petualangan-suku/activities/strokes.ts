/**
 * How each letter is written by hand: strokes in order, each a row of points in its direction.
 * The baseline is 75, the small letters reach up to 35. One point alone is a dot. Pure.
 */
export type Point = readonly [x: number, y: number];

const arc = (
  [x, y, wide, high]: readonly [number, number, number, number],
  from: number,
  to: number,
): Point[] => {
  const parts = Math.max(2, Math.ceil(Math.abs(to - from) / 12));
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const turn = ((from + ((to - from) * i) / parts) * Math.PI) / 180;
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)];
  });
};

const bowl = arc([50, 55, 19, 20], -30, -360);
const belly = arc([52, 55, 19, 20], 180, 540);
const hill = (x: number, wide: number): Point[] => arc([x, 52, wide, 17], 180, 360);

const letters: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  a: [
    bowl,
    [
      [69, 35],
      [69, 75],
    ],
  ],
  i: [
    [
      [50, 35],
      [50, 75],
    ],
    [[50, 18]],
  ],
  u: [
    [[32, 35], ...arc([50, 57, 18, 18], 180, 0), [68, 35]],
    [
      [68, 35],
      [68, 75],
    ],
  ],
  e: [[[31, 55], ...arc([50, 55, 19, 20], 0, -312)]],
  o: [arc([50, 55, 20, 20], -60, -420)],
  m: [
    [
      [24, 35],
      [24, 75],
    ],
    [...hill(37, 13), [50, 75]],
    [...hill(63, 13), [76, 75]],
  ],
  b: [
    [
      [33, 5],
      [33, 75],
    ],
    belly,
  ],
  p: [
    [
      [33, 35],
      [33, 98],
    ],
    belly,
  ],
  t: [
    [[46, 14], ...arc([57, 64, 11, 11], 180, 60)],
    [
      [32, 35],
      [64, 35],
    ],
  ],
  n: [
    [
      [34, 35],
      [34, 75],
    ],
    [...hill(51, 17), [68, 75]],
  ],
  s: [[...arc([50, 45, 16, 10], -25, -270), ...arc([50, 65, 17, 10], -90, 155)]],
  l: [[[47, 5], ...arc([56, 65, 9, 10], 180, 60)]],
  r: [
    [
      [38, 35],
      [38, 75],
    ],
    arc([55, 52, 17, 17], 180, 312),
  ],
  k: [
    [
      [34, 5],
      [34, 75],
    ],
    [
      [66, 36],
      [37, 56],
      [68, 75],
    ],
  ],
  d: [
    bowl,
    [
      [69, 5],
      [69, 75],
    ],
  ],
  g: [bowl, [[69, 35], ...arc([50, 80, 19, 18], 0, 150)]],
  h: [
    [
      [33, 5],
      [33, 75],
    ],
    [...hill(51, 18), [69, 75]],
  ],
  y: [
    [
      [32, 35],
      [50, 74],
    ],
    [
      [70, 35],
      [42, 98],
    ],
  ],
  j: [[[56, 35], ...arc([43, 86, 13, 12], 0, 130)], [[56, 18]]],
  w: [
    [
      [22, 35],
      [36, 75],
      [50, 40],
      [64, 75],
      [78, 35],
    ],
  ],
};

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
