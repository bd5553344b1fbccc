/** The child's own garden: one large target of squares, for fingers and for arrow keys. */
import { type Garden, land } from '../rules/garden.ts';
import { plant, source } from '../view/flowers.ts';
import { type Area, lay, make, picture } from './area.ts';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export class Plot {
  readonly button = document.createElement('button');
  #at = 0;
  #isByKeys = false;
  #onSquare: (at: number) => void = () => {};
  #onWalk: () => void = () => {};

  constructor(scene: HTMLElement) {
    this.button.type = 'button';
    this.button.className = 'plot drop';
    this.button.hidden = true;
    scene.append(this.button);
    this.button.addEventListener('pointerdown', (event) => {
      this.#isByKeys = false;
      this.#onSquare(this.squareAt(event));
    });
    this.button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#key(event.key)) event.preventDefault();
    });
  }

  hand(onSquare: (at: number) => void, onWalk: () => void): void {
    this.#onSquare = onSquare;
    this.#onWalk = onWalk;
  }

  get at(): number {
    return this.#at;
  }

  fit(area: Area): void {
    lay(this.button, area);
  }

  squareAt({ clientX, clientY }: { clientX: number; clientY: number }): number {
    const { left, top, width, height } = this.button.getBoundingClientRect();
    const col = clamp(Math.floor(((clientX - left) / width) * land.cols), land.cols - 1);
    const row = clamp(Math.floor(((clientY - top) / height) * land.rows), land.rows - 1);
    this.#at = row * land.cols + col;
    return this.#at;
  }

  show(garden: Garden, label: string): void {
    this.button.ariaLabel = label;
    this.button.replaceChildren(
      ...garden.map((there, at) => {
        const square = make(`square${this.#isByKeys && at === this.#at ? ' is-here' : ''}`);
        if (there) square.append(picture(source(plant(there, there.age)), `age-${there.age}`));
        return square;
      }),
    );
  }

  #key(name: string): boolean {
    this.#isByKeys = true;
    const step = steps[name];
    if (name === 'Enter' || name === ' ') this.#onSquare(this.#at);
    else if (step) {
      const col = clamp((this.#at % land.cols) + step[0], land.cols - 1);
      const row = clamp(Math.floor(this.#at / land.cols) + step[1], land.rows - 1);
      this.#at = row * land.cols + col;
      this.#onWalk();
    } else return false;
    return true;
  }
}
