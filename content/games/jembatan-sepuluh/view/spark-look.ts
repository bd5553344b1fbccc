/** How sparks, ripples and short words look. */
import { waterLevel } from '../scene/frame.ts';

export interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  life: number;
  span: number;
  size: number;
  color: string;
  shape: 'drop' | 'star' | 'feather';
}

export interface Ripple {
  x: number;
  life: number;
  size: number;
}

export interface Word {
  text: string;
  x: number;
  y: number;
  life: number;
  tilt: number;
}

export const drawSpark = (ctx: CanvasRenderingContext2D, spark: Spark): void => {
  const left = spark.life / spark.span;
  ctx.globalAlpha = Math.min(1, left * 2);
  ctx.fillStyle = spark.color;
  ctx.beginPath();
  if (spark.shape === 'star') {
    for (let i = 0; i < 10; i += 1) {
      const r = spark.size * (i % 2 ? 0.5 : 1);
      const a = (i * Math.PI) / 5 + spark.life * 3;
      ctx.lineTo(spark.x + Math.cos(a) * r, spark.y + Math.sin(a) * r);
    }
  } else if (spark.shape === 'feather') {
    ctx.ellipse(
      spark.x,
      spark.y,
      spark.size,
      spark.size * 0.4,
      Math.sin(spark.life * 6),
      0,
      Math.PI * 2,
    );
  } else ctx.arc(spark.x, spark.y, spark.size, 0, Math.PI * 2);
  ctx.fill();
};

export const drawWord = (ctx: CanvasRenderingContext2D, word: Word): void => {
  const age = 1.3 - word.life;
  const pop = Math.min(1, age * 7) * (1 + Math.max(0, 0.3 - age) * 1.2);
  ctx.save();
  ctx.globalAlpha = Math.min(1, word.life * 3);
  ctx.translate(word.x, word.y - age * 16);
  ctx.rotate(word.tilt);
  ctx.scale(pop, pop);
  ctx.font = '800 58px "Baloo 2 Variable", "Trebuchet MS", sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 14;
  ctx.strokeStyle = '#2C1E7A';
  ctx.strokeText(word.text, 0, 0);
  ctx.fillStyle = '#FFD96B';
  ctx.fillText(word.text, 0, 0);
  ctx.restore();
};

export const drawRipple = (ctx: CanvasRenderingContext2D, ripple: Ripple): void => {
  const grow = 1 - ripple.life / 1.4;
  ctx.strokeStyle = '#FFFFFF';
  ctx.lineWidth = 4;
  ctx.globalAlpha = Math.max(0, 0.7 - grow * 0.7);
  ctx.beginPath();
  const width = 12 + ripple.size * grow;
  ctx.ellipse(ripple.x, waterLevel + 10, width, 3 + ripple.size * grow * 0.16, 0, 0, Math.PI * 2);
  ctx.stroke();
};
