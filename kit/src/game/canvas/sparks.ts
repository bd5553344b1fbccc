/** Short-lived things that never stand in the way of a task: drops, stars, and the loud words. */
import type { Spot } from './frame.ts';

export interface Spark extends Spot {
  vx: number;
  vy: number;
  life: number;
  size: number;
  color: string;
  shape: 'drop' | 'star' | 'feather';
}

interface Word extends Spot {
  text: string;
  life: number;
  tilt: number;
}

const gravity = { drop: 900, star: 900, feather: 135 };
const most = 160;
const wordTime = 1.3;

/** Anything between minus and plus this much. */
export const around = (spread: number): number => (Math.random() - 0.5) * 2 * spread;

const starPath = (ctx: CanvasRenderingContext2D, { x, y, size, life }: Spark): void => {
  for (let i = 0; i < 10; i += 1) {
    const r = size * (i % 2 ? 0.5 : 1);
    const a = (i * Math.PI) / 5 + life * 3;
    ctx.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
};

const drawSpark = (ctx: CanvasRenderingContext2D, { spark, span }: Flying): void => {
  const { x, y, size, life, shape } = spark;
  ctx.globalAlpha = Math.max(0, Math.min(1, (life / span) * 2));
  ctx.fillStyle = spark.color;
  ctx.beginPath();
  if (shape === 'star') starPath(ctx, spark);
  else if (shape === 'feather')
    ctx.ellipse(x, y, size, size * 0.4, Math.sin(life * 6), 0, Math.PI * 2);
  else ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
};

interface Flying {
  spark: Spark;
  span: number;
}

export class Sparks {
  #flying: Flying[] = [];
  #words: Word[] = [];
  #isStill = false;
  #wordSize: number;

  /** `wordSize` is the height of a loud word in units of the world. */
  constructor(wordSize = 58) {
    this.#wordSize = wordSize;
  }

  burst(count: number, make: (i: number) => Spark): void {
    if (this.#isStill) return;
    const more = Array.from({ length: count }, (_, i) => make(i));
    const flying = more.map((spark) => ({ spark, span: spark.life }));
    this.#flying = [...this.#flying, ...flying].slice(-most);
  }

  stars(x: number, y: number): void {
    this.burst(12, (i) => ({
      x: x + around(20),
      y,
      vx: around(230),
      vy: -160 - Math.random() * 260,
      life: 1.1,
      size: 7 + Math.random() * 7,
      color: i % 3 ? '#FFD96B' : '#FFFAF0',
      shape: 'star',
    }));
  }

  word(text: string, at: Spot): void {
    this.#words = [...this.#words, { text, ...at, life: wordTime, tilt: around(0.12) }].slice(-3);
  }

  /** Reduced motion: words stay, everything that flies does not. */
  still(isStill: boolean): void {
    this.#isStill = isStill;
  }

  clear(): void {
    this.#flying = [];
    this.#words = [];
  }

  step(seconds: number): void {
    for (const { spark } of this.#flying) {
      spark.vy += gravity[spark.shape] * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      spark.life -= seconds;
    }
    for (const word of this.#words) word.life -= seconds;
    this.#flying = this.#flying.filter(({ spark }) => spark.life > 0);
    this.#words = this.#words.filter(({ life }) => life > 0);
  }

  draw(ctx: CanvasRenderingContext2D): void {
    for (const each of this.#flying) drawSpark(ctx, each);
    ctx.globalAlpha = 1;
    for (const word of this.#words) this.#drawWord(ctx, word);
  }

  #drawWord(ctx: CanvasRenderingContext2D, { text, x, y, life, tilt }: Word): void {
    const age = wordTime - life;
    const pop = this.#isStill ? 1 : Math.min(1, age * 7) * (1 + Math.max(0, 0.3 - age) * 1.2);
    ctx.save();
    ctx.globalAlpha = Math.min(1, life * 3);
    ctx.translate(x, y - (this.#isStill ? 0 : age * 16));
    ctx.rotate(this.#isStill ? 0 : tilt);
    ctx.scale(pop, pop);
    ctx.font = `800 ${this.#wordSize}px "Baloo 2 Variable", "Trebuchet MS", sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = this.#wordSize / 4;
    ctx.strokeStyle = '#2C1E7A';
    ctx.strokeText(text, 0, 0);
    ctx.fillStyle = '#FFD96B';
    ctx.fillText(text, 0, 0);
    ctx.restore();
  }
}
