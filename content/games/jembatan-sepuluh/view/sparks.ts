/** Drops, dust, stars, ripples and the big comic words. Short-lived and never in the way of the task. */
import { waterLevel } from '../scene/frame.ts';
import {
  drawRipple,
  drawSpark,
  drawWord,
  type Ripple,
  type Spark,
  type Word,
} from './spark-look.ts';

const gravity = 900;
const most = 160;
const around = (spread: number): number => (Math.random() - 0.5) * 2 * spread;

export class Sparks {
  #sparks: Spark[] = [];
  #ripples: Ripple[] = [];
  #words: Word[] = [];
  #reduced = false;

  #burst(count: number, make: (i: number) => Omit<Spark, 'span'>): void {
    if (this.#reduced) return;
    for (let i = 0; i < count; i += 1) {
      const spark = make(i);
      this.#sparks.push({ ...spark, span: spark.life });
    }
    this.#sparks = this.#sparks.slice(-most);
  }

  splash(x: number, size: number): void {
    this.#ripples.push({ x, life: 1.4, size: 50 + size * 40 });
    this.#burst(Math.round(8 + size * 16), () => ({
      x: x + around(26),
      y: waterLevel,
      vx: around(170),
      vy: -180 - Math.random() * 300 * size,
      life: 0.9,
      size: 3 + Math.random() * 6,
      color: Math.random() < 0.5 ? '#BDF0FB' : '#59D3F2',
      shape: 'drop',
    }));
  }

  dust(x: number, y: number, color = '#FFF3DC'): void {
    this.#burst(7, () => ({
      x: x + around(30),
      y,
      vx: around(110),
      vy: -40 - Math.random() * 70,
      life: 0.5,
      size: 2 + Math.random() * 4,
      color,
      shape: 'drop',
    }));
  }

  stars(x: number, y: number): void {
    this.#burst(12, (i) => ({
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

  feathers(x: number, y: number): void {
    this.#burst(3, () => ({
      x: x + around(16),
      y: y + around(12),
      vx: around(60),
      vy: -90 - Math.random() * 60,
      life: 1.2,
      size: 7,
      color: '#FFFAF0',
      shape: 'feather',
    }));
  }

  /** Water thrown sideways: by a trunk, or by a wet Nobi. */
  spray(from: { x: number; y: number }, toward: number): void {
    this.#burst(26, (i) => ({
      x: from.x,
      y: from.y,
      vx: toward * (150 + i * 14) + around(40),
      vy: -220 - Math.random() * 120,
      life: 0.9,
      size: 3 + Math.random() * 4,
      color: '#8FE3F7',
      shape: 'drop',
    }));
  }

  word(text: string, at: { x: number; y: number }): void {
    this.#words.push({ text, ...at, life: 1.3, tilt: around(0.12) });
  }

  /** Reduced motion: words and ripples stay, everything that flies does not. */
  still(reduced: boolean): void {
    this.#reduced = reduced;
  }

  step(seconds: number): void {
    for (const spark of this.#sparks) {
      spark.vy += gravity * (spark.shape === 'feather' ? 0.15 : 1) * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      spark.life -= seconds;
    }
    for (const each of [...this.#ripples, ...this.#words]) each.life -= seconds;
    this.#sparks = this.#sparks.filter((spark) => spark.life > 0);
    this.#ripples = this.#ripples.filter((ripple) => ripple.life > 0);
    this.#words = this.#words.filter((word) => word.life > 0);
  }

  draw(ctx: CanvasRenderingContext2D): void {
    for (const ripple of this.#ripples) drawRipple(ctx, ripple);
    for (const spark of this.#sparks) drawSpark(ctx, spark);
    ctx.globalAlpha = 1;
    for (const word of this.#words) drawWord(ctx, word);
  }
}
