/** The fillings as paths around their middle, in a circle of radius 100: lines to draw and dots to fill. */
import type { StampName } from '../rules/tools.ts';

export interface StampShape {
  lines: string;
  dots: string;
}

const near = (value: number): number => Math.round(value * 10) / 10;

const circle = (x: number, y: number, radius: number): string =>
  `M${near(x - radius)} ${near(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const around = (
  count: number,
  one: (cos: number, sin: number, degrees: number) => string,
): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI - Math.PI / 2;
    return one(Math.cos(turn), Math.sin(turn), (turn * 180) / Math.PI);
  }).join('');

/** An oval that points away from the middle. */
const oval =
  (far: number, long: number, wide: number) =>
  (cos: number, sin: number, degrees: number): string => {
    const [x, y] = [cos * far, sin * far];
    const [dx, dy] = [cos * long, sin * long];
    const arc = `A${long} ${wide} ${near(degrees)} 0 1`;
    return `M${near(x - dx)} ${near(y - dy)}${arc} ${near(x + dx)} ${near(y + dy)}${arc} ${near(x - dx)} ${near(y - dy)}Z`;
  };

const dotsAt =
  (far: number, radius: number) =>
  (cos: number, sin: number): string =>
    circle(cos * far, sin * far, radius);

const spiral = (): string => {
  const points = Array.from({ length: 46 }, (_, at) => {
    const turn = (at / 45) * 2.4 * 2 * Math.PI;
    const far = 6 + (at / 45) * 84;
    return `${near(Math.cos(turn) * far)} ${near(Math.sin(turn) * far)}`;
  });
  return `M${points.join('L')}`;
};

/** Four ovals on the slanted axes. */
const slanted = (one: (cos: number, sin: number, degrees: number) => string): string =>
  [45, 135, 225, 315]
    .map((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      return one(Math.cos(turn), Math.sin(turn), degrees);
    })
    .join('');

export const stampShapes: Record<StampName, StampShape> = {
  cecek: { lines: '', dots: circle(0, 0, 16) + around(6, dotsAt(52, 14)) },
  ukel: { lines: spiral(), dots: '' },
  truntum: {
    lines: around(8, oval(48, 26, 10)),
    dots: circle(0, 0, 15) + around(8, dotsAt(90, 7)),
  },
  kawung: {
    lines: slanted(oval(58, 48, 32)),
    dots: slanted(oval(58, 20, 5)) + circle(0, 0, 8),
  },
  parang: {
    lines:
      'M-92 30C-78 70 -34 78 -14 40C-2 14 -26 -8 -6 -38C18 -76 70 -72 92 -30M-70 62C-40 98 16 84 22 34C24 8 8 -6 22 -26C36 -46 62 -42 74 -20',
    dots: circle(-62, 34, 10) + circle(60, -34, 10) + circle(6, 4, 7),
  },
  mega: {
    lines:
      'M-84 46C-108 30 -98 -6 -70 -6C-70 -44 -22 -56 -4 -28C18 -58 66 -44 62 -8C94 -10 104 34 78 46ZM-60 32C-74 22 -66 6 -50 8C-50 -20 -18 -26 -6 -2C12 -28 42 -16 38 12C60 8 66 28 52 32ZM-30 20C-34 4 -14 -2 -4 16C6 0 22 8 20 20Z',
    dots: '',
  },
  sekar: {
    lines: around(5, oval(54, 38, 27)) + circle(0, 0, 16),
    dots: circle(0, 0, 6) + around(5, dotsAt(56, 7)),
  },
  bird: {
    lines:
      'M-96 44C-70 34 -62 10 -40 -10C-18 -34 22 -30 34 -44C46 -62 76 -58 80 -36L98 -28L80 -22C78 26 30 62 -18 50C-42 46 -66 58 -96 44ZM-30 4C-6 -14 24 -6 20 22C4 34 -22 26 -30 4ZM-96 44C-86 60 -70 66 -52 52',
    dots: `${circle(60, -38, 6)}${circle(-4, 8, 6)}${circle(38, -2, 5)}${circle(44, 14, 5)}`,
  },
};
