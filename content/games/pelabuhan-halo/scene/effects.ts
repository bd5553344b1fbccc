/** What flies about for a moment: cries, drops of water and stars. */
import { disc, fill, type Pen } from '../view/brush.ts';
import type { Point } from './hits.ts';

interface Cry extends Point {
  text: string;
  age: number;
}

interface Bit {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  isStar: boolean;
}

const star = 'M0 -9L2.600 -2.600L9 0L2.600 2.600L0 9L-2.600 2.600L-9 0L-2.600 -2.600Z';
const cryTime = 1.7;
const bitTime = 0.9;

export class Effects {
  isCalm = false;
  #cries: Cry[] = [];
  #bits: Bit[] = [];

  cry(text: string, at: Point): void {
    this.#cries = [{ ...at, text, age: 0 }];
  }

  burst(at: Point, count: number, isStar: boolean): void {
    if (this.isCalm) return;
    for (let i = 0; i < count; i += 1) {
      const turn = Math.PI * (0.1 + (0.8 * (i + 0.5)) / count);
      const push = 170 + ((i * 53) % 120);
      this.#bits.push({
        ...at,
        vx: Math.cos(turn) * push,
        vy: -Math.sin(turn) * push * 1.3,
        age: 0,
        isStar,
      });
    }
  }

  clear(): void {
    this.#cries = [];
    this.#bits = [];
  }

  step(seconds: number): void {
    for (const cry of this.#cries) cry.age += seconds;
    for (const bit of this.#bits) {
      bit.age += seconds;
      bit.vy += 640 * seconds;
      bit.x += bit.vx * seconds;
      bit.y += bit.vy * seconds;
    }
    this.#cries = this.#cries.filter(({ age }) => age < cryTime);
    this.#bits = this.#bits.filter(({ age }) => age < bitTime);
  }

  draw(pen: Pen, width: number): void {
    for (const { x, y, age, isStar } of this.#bits) {
      pen.save();
      pen.globalAlpha = 1 - age / bitTime;
      pen.translate(x, y);
      if (isStar) fill(pen, star, '#ffd96b');
      else disc(pen, [0, 0, 5], '#bfe4ff');
      pen.restore();
    }
    for (const cry of this.#cries) this.#paintCry(pen, cry, width);
  }

  #paintCry(pen: Pen, { text, x, y, age }: Cry, width: number): void {
    pen.font = '800 26px "Baloo 2 Variable", "Trebuchet MS", sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const wide = pen.measureText(text).width + 30;
    const pop = this.isCalm ? 1 : Math.min(1, age * 7) * (1 + Math.max(0, 0.15 - age) * 1.6);
    pen.save();
    pen.translate(Math.max(wide / 2 + 6, Math.min(width - wide / 2 - 6, x)), y);
    pen.scale(pop, pop);
    pen.fillStyle = '#fffaf0';
    pen.beginPath();
    pen.roundRect(-wide / 2, -22, wide, 44, 20);
    pen.moveTo(-10, 20);
    pen.lineTo(0, 34);
    pen.lineTo(12, 20);
    pen.fill();
    pen.fillStyle = '#4a2fb8';
    pen.fillText(text, 0, 2);
    pen.restore();
  }
}
