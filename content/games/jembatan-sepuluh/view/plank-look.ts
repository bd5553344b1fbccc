/** How a plank looks: every length its own colour, its dots, and its number. */
import { plankThick } from '../scene/frame.ts';

/** All light enough for dark ink (4.5 and more), so number and dots can always be read. */
const colors = [
  '#FFD96B',
  '#FFA552',
  '#FF8FA3',
  '#B79BFF',
  '#5FD3F0',
  '#4FD39B',
  '#F7A8D8',
  '#8FB2FF',
  '#E0A878',
  '#FFC53D',
] as const;
const shades = [
  '#E0A91F',
  '#DE7420',
  '#DC4A68',
  '#8058E6',
  '#1E9CC4',
  '#159A66',
  '#D665A8',
  '#4F77D9',
  '#B06F38',
  '#DE9200',
] as const;
export const ink = '#231A4D';

export const plankColor = (length: number): string => colors[length - 1] ?? colors[0];
export const plankShade = (length: number): string => shades[length - 1] ?? shades[0];

export interface PlankLook {
  length: number;
  /** World units of one step of length. */
  unit: number;
  dots: boolean;
  /** How many dots are counted so far, for the worked example. */
  lit?: number;
  /** How many dots at the right end stick out too far. */
  over?: number;
  squash?: number;
}

/** Draws a plank centred on the origin. */
export const drawPlank = (ctx: CanvasRenderingContext2D, look: PlankLook): void => {
  const width = look.length * look.unit - 4;
  const height = plankThick * (look.squash ?? 1);
  const x = -width / 2;
  const y = plankThick / 2 - height;
  ctx.fillStyle = plankShade(look.length);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 12);
  ctx.fill();
  ctx.fillStyle = plankColor(look.length);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height - 9, 12);
  ctx.fill();
  ctx.fillStyle = '#FFFFFF66';
  ctx.beginPath();
  ctx.roundRect(x + 7, y + 5, Math.max(4, width - 14), 6, 3);
  ctx.fill();
  if (look.dots) drawDots(ctx, look, y + (height - 6) / 2);
};

const drawDots = (ctx: CanvasRenderingContext2D, look: PlankLook, y: number): void => {
  const r = Math.min(9.5, look.unit * 0.3);
  const start = (-look.length * look.unit) / 2 + look.unit / 2;
  for (let i = 0; i < look.length; i += 1) {
    const counted = i < (look.lit ?? 0) || i >= look.length - (look.over ?? 0);
    ctx.fillStyle = counted ? '#FFFAF0' : ink;
    ctx.beginPath();
    ctx.arc(start + i * look.unit, y + 3, counted ? r * 1.35 : r, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** The number that floats above a plank, at least `size` world units high. */
export const drawNumber = (
  ctx: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; size: number },
): void => {
  ctx.font = `800 ${at.size}px "Baloo 2 Variable", "Trebuchet MS", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = at.size * 0.24;
  ctx.strokeStyle = '#1F1558';
  ctx.strokeText(text, at.x, at.y);
  ctx.fillStyle = '#FFFAF0';
  ctx.fillText(text, at.x, at.y);
};

/** The same plank as a picture for a button: 96 wide, its number above, `dots` only if they help. */
export const plankPicture = (length: number, dots: boolean): string => {
  const unit = 8.8;
  const width = dots ? length * unit : 58;
  const x = 48 - width / 2;
  const marks = dots
    ? Array.from(
        { length },
        (_, i) => `<circle cx="${x + unit * (i + 0.5)}" cy="61" r="2.900" fill="${ink}"/>`,
      ).join('')
    : '';
  return `<svg viewBox="0 0 96 80" aria-hidden="true"><text x="48" y="40" text-anchor="middle" font-size="42" font-weight="800" fill="${ink}">${length}</text><rect x="${x}" y="50" width="${width}" height="24" rx="7" fill="${plankShade(length)}"/><rect x="${x}" y="50" width="${width}" height="20" rx="7" fill="${plankColor(length)}"/>${marks}</svg>`;
};
