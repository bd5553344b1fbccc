/** Shows what has grown: a thing for each skill, in three sizes of grown-up. The child's way without numbers. */
import './growth.css';
import type { Grown } from './grown.ts';

/** The middle of its upper edge, and its width, in pixels of the scene. */
export interface Seat {
  x: number;
  y: number;
  size: number;
}

export type Stages = readonly [small: string, grown: string, full: string];

export const pictureSource = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;

export class Growth {
  readonly element = document.createElement('div');
  #skills: readonly string[];
  #stages: Stages;
  #shown: Grown | null = null;
  #images: readonly HTMLImageElement[];

  constructor(skills: readonly string[], stages: Stages) {
    this.#skills = skills;
    this.#stages = stages;
    this.element.className = 'nobi-growth';
    this.element.setAttribute('aria-hidden', 'true');
    this.#images = skills.map(() => {
      const image = new Image();
      image.alt = '';
      image.hidden = true;
      return image;
    });
    this.element.append(...this.#images);
  }

  seat(seats: readonly Seat[]): void {
    for (const [at, image] of this.#images.entries()) {
      const seat = seats[at];
      if (!seat) continue;
      image.style.left = `${seat.x}px`;
      image.style.top = `${seat.y}px`;
      image.style.width = `${seat.size}px`;
    }
  }

  /** Cheap where nothing has changed, so a frame may call it. */
  follow(grown: Grown): void {
    if (grown === this.#shown) return;
    const before = this.#shown;
    this.#shown = grown;
    for (const [at, image] of this.#images.entries()) {
      const stage = grown[this.#skills[at] ?? ''] ?? 0;
      const picture = this.#stages[stage - 1];
      image.hidden = !picture;
      if (!picture) continue;
      image.src = pictureSource(picture);
      const isNew = before !== null && stage > (before[this.#skills[at] ?? ''] ?? 0);
      image.classList.toggle('has-grown', isNew);
    }
  }
}

/** Seats side by side at these parts of a width, every other one a little lower. */
export const seatsAlong = (
  parts: readonly number[],
  { left = 0, width, top, size }: { left?: number; width: number; top: number; size: number },
): Seat[] =>
  parts.map((part, at) => ({
    x: left + width * part,
    y: top + (at % 2) * size * 0.35,
    size,
  }));
