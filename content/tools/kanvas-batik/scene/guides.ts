/** Dotted lines that show how the cloth repeats itself. */
import type { Ink } from '../paint/wax.ts';
import type { Shape } from '../rules/shape.ts';
import { kawungStep, type Mode, parangSteps } from '../rules/symmetry.ts';

type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

const rays = (count: number, { wide, tall }: Shape): Stroke[] => {
  const far = Math.hypot(wide, tall);
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [wide / 2, tall / 2];
    return [x, y, x + Math.cos(turn) * far, y + Math.sin(turn) * far] as const;
  });
};

const grid = ({ wide, tall }: Shape): Stroke[] => {
  const strokes: Stroke[] = [];
  // Lines run between the middles of two petals' crosses.
  const first = (middle: number): number => (middle + kawungStep / 2) % kawungStep;
  for (let x = first(wide / 2); x < wide; x += kawungStep) strokes.push([x, 0, x, tall]);
  for (let y = first(tall / 2); y < tall; y += kawungStep) strokes.push([0, y, wide, y]);
  return strokes;
};

const slants = ({ wide, tall }: Shape): Stroke[] => {
  const gap = parangSteps.across * Math.SQRT2;
  const far = wide + tall;
  return Array.from({ length: Math.ceil(far / gap) }, (_, at) => {
    const sum = (at + 0.5) * gap;
    return [0, sum, sum, 0] as const;
  });
};

const strokesOf = (mode: Mode, shape: Shape): Stroke[] => {
  const { wide, tall } = shape;
  const [x, y] = [wide / 2, tall / 2];
  if (mode === 'sides') return [[x, 0, x, tall]];
  if (mode === 'four')
    return [
      [x, 0, x, tall],
      [0, y, wide, y],
    ];
  if (mode === 'turn3') return rays(3, shape);
  if (mode === 'turn6') return rays(6, shape);
  if (mode === 'turn8') return rays(8, shape);
  if (mode === 'kawung') return grid(shape);
  return mode === 'parang' ? slants(shape) : [];
};

export const drawGuides = (ink: Ink, mode: Mode, shape: Shape): void => {
  ink.clearRect(0, 0, shape.wide, shape.tall);
  ink.lineCap = 'round';
  for (const [color, width] of [
    ['#fffaf0', 7],
    ['#6c4cf1', 4],
  ] as const) {
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.setLineDash([0.1, 22]);
    ink.beginPath();
    for (const [x1, y1, x2, y2] of strokesOf(mode, shape)) {
      ink.moveTo(x1, y1);
      ink.lineTo(x2, y2);
    }
    ink.stroke();
  }
};
