/** Drops, dust, feathers and ripples of the river, beside the stars and words of every game. */
import { around, Sparks, type Spot } from '@nobi/kit/canvas';
import { waterLevel } from '../scene/frame.ts';

interface Ripple {
  x: number;
  life: number;
  size: number;
}

const drawRipple = (ctx: CanvasRenderingContext2D, { x, life, size }: Ripple): void => {
  const grow = 1 - life / 1.4;
  ctx.strokeStyle = '#FFFFFF';
  ctx.lineWidth = 4;
  ctx.globalAlpha = Math.max(0, 0.7 - grow * 0.7);
  ctx.beginPath();
  ctx.ellipse(x, waterLevel + 10, 12 + size * grow, 3 + size * grow * 0.16, 0, 0, Math.PI * 2);
  ctx.stroke();
};

export class RiverSparks extends Sparks {
  #ripples: Ripple[] = [];

  splash(x: number, size: number): void {
    this.#ripples.push({ x, life: 1.4, size: 50 + size * 40 });
    this.burst(Math.round(8 + size * 16), () => ({
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
    this.burst(7, () => ({
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

  feathers(x: number, y: number): void {
    this.burst(3, () => ({
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
  spray({ x, y }: Spot, toward: number): void {
    this.burst(26, (i) => ({
      x,
      y,
      vx: toward * (150 + i * 14) + around(40),
      vy: -220 - Math.random() * 120,
      life: 0.9,
      size: 3 + Math.random() * 4,
      color: '#8FE3F7',
      shape: 'drop',
    }));
  }

  override step(seconds: number): void {
    super.step(seconds);
    for (const ripple of this.#ripples) ripple.life -= seconds;
    this.#ripples = this.#ripples.filter(({ life }) => life > 0);
  }

  override draw(ctx: CanvasRenderingContext2D): void {
    for (const ripple of this.#ripples) drawRipple(ctx, ripple);
    super.draw(ctx);
  }
}
