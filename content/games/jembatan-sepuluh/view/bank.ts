/** The banks on both sides. */
import { disc, downward } from './sprite.ts';

export const bankDepth = 620;

export const paintBank = (ctx: CanvasRenderingContext2D, width: number): void => {
  ctx.beginPath();
  ctx.roundRect(0, 0, width, bankDepth + 60, 26);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = downward(
    ctx,
    [0, 300],
    [
      [0, '#35B577'],
      [0.4, '#23906A'],
      [1, '#12545C'],
    ],
  );
  ctx.fillRect(0, 0, width, bankDepth);
  // Nested bands, the way batik clouds are drawn, keep a big green wall from being dull.
  for (const [i, tint] of ['#2AA36E', '#1E8664', '#186F5E'].entries()) {
    ctx.fillStyle = tint;
    ctx.beginPath();
    for (let x = 0; x <= width; x += 10)
      ctx.lineTo(x, 52 + i * 40 + Math.sin(x / 46 + i * 1.9) * 11);
    ctx.lineTo(width, bankDepth);
    ctx.lineTo(0, bankDepth);
    ctx.fill();
  }
  ctx.fillStyle = '#6FE3A0';
  ctx.fillRect(0, 0, width, 22);
  ctx.fillStyle = '#4CCB88';
  for (let x = 6; x < width; x += 30) {
    ctx.beginPath();
    ctx.ellipse(x + 10, 22, 17, 10 + ((x * 7) % 5), 0, 0, Math.PI);
    ctx.fill();
  }
  ctx.restore();
  for (const x of [70, 210, 420, 640, 820, width - 90]) {
    disc(ctx, { x, y: 12, rx: 5 }, '#FFE9A8');
    disc(ctx, { x, y: 12, rx: 2 }, '#FF8FA3');
  }
};
