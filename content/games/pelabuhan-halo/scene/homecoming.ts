/** Boats that have come home lie on the horizon; they are part of what stands still. */
import { type Grown, pictureSource } from '@nobi/kit/game';
import { skillIds } from '../rules/tasks.ts';
import type { Pen } from '../view/brush.ts';
import { sails } from '../view/sails.ts';
import type { Layout } from './layout.ts';

// In the order of the skills; what came later stands between.
const parts = [0.27, 0.12, 0.42, 0.58, 0.74, 0.9];

export class Homecoming {
  #grown: Grown = {};
  #pictures: readonly HTMLImageElement[];

  constructor(onLoad: () => void) {
    this.#pictures = sails.map((svg) => {
      const image = new Image(100, 90);
      image.addEventListener('load', onLoad);
      image.src = pictureSource(svg);
      return image;
    });
  }

  /** True where another picture is needed. */
  follow(grown: Grown): boolean {
    if (grown === this.#grown) return false;
    this.#grown = grown;
    return true;
  }

  paint(pen: Pen, { width, water, berth }: Layout): void {
    const wide = Math.max(46, Math.min(84, width * 0.08));
    const horizon = water - 26 * berth.scale;
    for (const [at, id] of skillIds.entries()) {
      const stage = this.#grown[id] ?? 0;
      const picture = this.#pictures[stage - 1];
      if (!picture?.complete) continue;
      const size = wide * (0.55 + stage * 0.15);
      pen.drawImage(
        picture,
        width * (parts[at] ?? 0) - size / 2,
        horizon - size * 0.78,
        size,
        size * 0.9,
      );
    }
  }
}
