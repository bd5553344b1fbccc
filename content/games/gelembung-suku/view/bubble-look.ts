/** How a bubble looks: one sprite per text and size, painted once and then only copied. */
import type { Actor } from '../scene/actor.ts';
import { isReady, pictureOf } from './pictures.ts';

const colors = [
  ['#FFE3EC', '#FF8AA8', '#C73A66', '#4A0B26'],
  ['#E3F6FF', '#7CCBF5', '#1F7FB5', '#06304A'],
  ['#F1FBD6', '#B9E766', '#5F9A1E', '#24400A'],
  ['#FFF3CF', '#FFC95C', '#C98500', '#4A2C00'],
  ['#EFE6FF', '#B99BFF', '#6C43D6', '#24105E'],
  ['#DDFBF0', '#6FDDB6', '#15936A', '#053A29'],
] as const;

const letterSize = (letters: number): number => [40, 40, 38, 36, 31, 27][letters] ?? 25;

/** The same syllable always has the same colour, but no colour tells what belongs together. */
export const colorsOf = (text: string) => {
  let sum = 0;
  for (const letter of text) sum = (sum * 33 + letter.charCodeAt(0)) % 65_521;
  return colors[(sum >> 2) % colors.length] ?? colors[0];
};

const paintBall = (
  ctx: CanvasRenderingContext2D,
  size: number,
  [light, mid, deep]: readonly string[],
): void => {
  const glass = ctx.createRadialGradient(-size * 0.3, -size * 0.38, size * 0.05, 0, 0, size);
  glass.addColorStop(0, light ?? '#fff');
  glass.addColorStop(0.55, mid ?? '#fff');
  glass.addColorStop(1, deep ?? '#fff');
  ctx.beginPath();
  ctx.arc(0, 0, size - 1.5, 0, Math.PI * 2);
  ctx.fillStyle = mid ?? '#fff';
  ctx.fill();
  ctx.globalAlpha = 0.72;
  ctx.fillStyle = glass;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = '#FFFFFFD9';
  ctx.stroke();
  // A pale disc behind the letters keeps their contrast above 7.
  ctx.beginPath();
  ctx.arc(0, size * 0.04, size * 0.74, 0, Math.PI * 2);
  ctx.fillStyle = '#FFFFFFA8';
  ctx.fill();
};

const paintShine = (ctx: CanvasRenderingContext2D, size: number): void => {
  ctx.fillStyle = '#FFFFFFE6';
  ctx.beginPath();
  ctx.ellipse(-size * 0.46, -size * 0.6, size * 0.24, size * 0.12, -0.7, 0, Math.PI * 2);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(size * 0.58, size * 0.56, size * 0.07, 0, Math.PI * 2);
  ctx.fill();
};

const sprites = new Map<string, HTMLCanvasElement>();

export const forgetSprites = (): void => sprites.clear();

const spriteOf = (text: string, size: number, scale: number): HTMLCanvasElement => {
  const name = `${text}|${size}|${scale.toFixed(3)}`;
  const ready = sprites.get(name);
  if (ready) return ready;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(size * 2 * scale);
  canvas.height = canvas.width;
  const ctx = canvas.getContext('2d');
  if (ctx) {
    const look = colorsOf(text);
    ctx.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    paintBall(ctx, size, look);
    ctx.fillStyle = look[3];
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    const letters = letterSize(text.length) * Math.max(1, size / 52);
    ctx.font = `400 ${letters}px Andika, sans-serif`;
    // Twice, a hair apart: Andika comes in one weight, and these letters are what the game is about.
    for (const nudge of [-0.45, 0.45]) ctx.fillText(text, nudge, letters * 0.33);
    paintShine(ctx, size);
  }
  sprites.set(name, canvas);
  return canvas;
};

const drawGlow = (ctx: CanvasRenderingContext2D, size: number): void => {
  ctx.strokeStyle = '#FFD96B';
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.arc(0, 0, size + 3, 0, Math.PI * 2);
  ctx.stroke();
};

const drawThing = (ctx: CanvasRenderingContext2D, { thing, size }: Actor): void => {
  const picture = pictureOf(thing ?? '');
  const half = size * 0.86;
  if (isReady(picture)) ctx.drawImage(picture, -half, -half, half * 2, half * 2);
};

const drawFilm = (ctx: CanvasRenderingContext2D, { size, film }: Actor): void => {
  ctx.globalAlpha *= film;
  ctx.fillStyle = '#FFFFFF33';
  ctx.strokeStyle = '#FFFFFFCC';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(0, 0, size * 1.12, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  paintShine(ctx, size * 1.12);
};

export interface Moment {
  time: number;
  /** Device pixels per world unit. */
  scale: number;
}

export const drawActor = (
  ctx: CanvasRenderingContext2D,
  actor: Actor,
  { time, scale }: Moment,
): void => {
  const { size, squash } = actor;
  // Grown bubbles hold more letters, so their size is a step, not a stretch of the small one.
  const painted = Math.round(size);
  ctx.save();
  ctx.globalAlpha = actor.alpha;
  const sway = actor.beckons ? Math.sin(time * 9) * 0.09 : 0;
  const lift = actor.beckons ? -Math.abs(Math.sin(time * 4.5)) * 9 : 0;
  ctx.translate(actor.x, actor.y + lift);
  ctx.rotate(actor.tilt + sway);
  ctx.scale(1 + squash, 1 - squash);
  if (actor.isLit || actor.beckons) drawGlow(ctx, size);
  if (actor.thing) {
    drawThing(ctx, actor);
    if (actor.film > 0) drawFilm(ctx, actor);
  } else {
    ctx.drawImage(
      spriteOf(actor.text, painted, scale),
      -painted,
      -painted,
      painted * 2,
      painted * 2,
    );
  }
  ctx.restore();
};
