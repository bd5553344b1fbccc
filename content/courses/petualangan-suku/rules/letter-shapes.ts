/** The shapes of the letters, as they are taught in Indonesia. */

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

export const letters: Readonly<Record<string, readonly (readonly Point[])[]>> = {
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
