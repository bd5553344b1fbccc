/** The glass of the jar, behind and before what is in it, and the sand of free play. */
import { jarHalf, rim } from '../scene/frame.ts';

type Ctx = CanvasRenderingContext2D;

const glassPath = (ctx: Ctx, grow: number): void => {
  const side = jarHalf + grow;
  ctx.beginPath();
  ctx.moveTo(-side, rim);
  ctx.lineTo(-side, -34);
  ctx.quadraticCurveTo(-side, grow + 4, -side + 42, grow + 4);
  ctx.lineTo(side - 42, grow + 4);
  ctx.quadraticCurveTo(side, grow + 4, side, -34);
  ctx.lineTo(side, rim);
};

export const drawGlassBack = (ctx: Ctx): void => {
  glassPath(ctx, 8);
  ctx.closePath();
  const glass = ctx.createLinearGradient(-jarHalf, 0, jarHalf, 0);
  glass.addColorStop(0, '#FFFFFF55');
  glass.addColorStop(0.16, '#FFFFFF1F');
  glass.addColorStop(0.84, '#FFFFFF1F');
  glass.addColorStop(1, '#FFFFFF4A');
  ctx.fillStyle = glass;
  ctx.fill();
  ctx.fillStyle = '#FFFFFF40';
  ctx.beginPath();
  ctx.ellipse(0, rim, jarHalf + 10, 9, 0, 0, Math.PI * 2);
  ctx.fill();
};

/** In front of the bubbles, so that they are inside. */
export const drawGlassFront = (ctx: Ctx): void => {
  ctx.lineCap = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = '#FFFFFFE0';
  glassPath(ctx, 9);
  ctx.stroke();
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.moveTo(-jarHalf - 10, rim);
  ctx.quadraticCurveTo(0, rim + 20, jarHalf + 10, rim);
  ctx.strokeStyle = '#FFFFFFB0';
  ctx.stroke();
  ctx.strokeStyle = '#FFFFFF8C';
  ctx.lineWidth = 10;
  ctx.beginPath();
  ctx.moveTo(-jarHalf + 14, rim + 46);
  ctx.lineTo(-jarHalf + 14, -96);
  ctx.moveTo(-jarHalf + 14, -72);
  ctx.lineTo(-jarHalf + 14, -62);
  ctx.stroke();
};

/** As steep as the slopes that the physics has there. */
export const drawSand = (ctx: Ctx): void => {
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#FFE6BF';
    ctx.beginPath();
    ctx.moveTo(side * 50, 6);
    ctx.quadraticCurveTo(side * 66, 1, side * 110, -8);
    ctx.lineTo(side * 206, -28);
    ctx.lineTo(side * 206, -20);
    ctx.quadraticCurveTo(side * 206, 8, side * 170, 8);
    ctx.fill();
    ctx.fillStyle = '#E8BE84';
    for (const [x, y] of [
      [110, 0],
      [140, -4],
      [168, -12],
      [186, -2],
      [150, 4],
    ] as const) {
      ctx.beginPath();
      ctx.arc(side * x, y, 2.6, 0, Math.PI * 2);
      ctx.fill();
    }
  }
};
