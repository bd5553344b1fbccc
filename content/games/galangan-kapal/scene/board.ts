/** The drawing board: one button on which something is pulled, set or put down, whatever lies there. */
import type { Lattice, Spot } from '../rules/order.ts';
import { spotsOf } from '../rules/orders.ts';
import type { Frame, Plan, Size } from '../view/sheets/ink.ts';

export interface Hands {
  /** The finger is at a place of the lattice; `isFirst` where it came down. */
  onPull(spot: Spot, isFirst: boolean): void;
  /** Whether the key meant something. */
  onKey(key: string): boolean;
}

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly lattice: Lattice;
  draw(size: Size): Plan;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export class Board {
  /** The button, and the drawing over it: what stands there is no name of the button's. */
  readonly element = document.createElement('div');
  readonly button = document.createElement('button');
  #picture = document.createElement('span');
  #spots = document.createElement('span');
  #hands: Hands | null = null;
  #size: Size = { w: 320, h: 320 };
  #sheet: Sheet | null = null;
  #frame: Frame = { x: 0, y: 0, dx: 1, dy: 1 };
  #built = '';

  constructor(scene: HTMLElement) {
    this.button.type = 'button';
    this.button.className = 'board';
    this.button.dataset.firstMove = '';
    this.#picture.className = 'drawing';
    this.#spots.className = 'spots';
    this.#picture.ariaHidden = 'true';
    this.button.append(this.#spots);
    this.element.className = 'slate';
    this.element.append(this.button, this.#picture);
    scene.append(this.element);
    this.#listen();
  }

  hand(hands: Hands): void {
    this.#hands = hands;
  }

  fit({ x, y, w, h }: Area): void {
    const { style } = this.element;
    style.left = `${Math.round(x)}px`;
    style.top = `${Math.round(y)}px`;
    style.width = `${Math.round(w)}px`;
    style.height = `${Math.round(h)}px`;
    // The frame of wood lies around the paper.
    this.#size = { w: Math.round(w) - 16, h: Math.round(h) - 16 };
    if (this.#sheet) this.show(this.#sheet);
  }

  show(sheet: Sheet): void {
    this.#sheet = sheet;
    const { w, h } = this.#size;
    const { art, frame } = sheet.draw(this.#size);
    this.#frame = frame;
    this.#picture.innerHTML = `<svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" aria-hidden="true">${art}</svg>`;
    this.#build(sheet.lattice);
  }

  /** Where something can stand, as a finger meets it. */
  #build(lattice: Lattice): void {
    const { x, y, dx, dy } = this.#frame;
    const key = [lattice.cols, lattice.rows, x, y, dx, dy].join();
    if (key === this.#built) return;
    this.#built = key;
    const spots = spotsOf(lattice).map((spot) => {
      const element = document.createElement('span');
      element.className = `spot at-${spot.x}-${spot.y}`;
      element.style.left = `${(x + spot.x * dx).toFixed(1)}px`;
      element.style.top = `${(y - spot.y * dy).toFixed(1)}px`;
      return element;
    });
    this.#spots.replaceChildren(...spots);
  }

  #spotAt({ clientX, clientY }: PointerEvent): Spot {
    const { left, top } = this.#picture.getBoundingClientRect();
    const { cols = 1, rows = 1 } = this.#sheet?.lattice ?? {};
    const { x, y, dx, dy } = this.#frame;
    return {
      x: clamp(Math.round((clientX - left - x) / dx), cols - 1),
      y: clamp(Math.round((y - (clientY - top)) / dy), rows - 1),
    };
  }

  #listen(): void {
    let isDown = false;
    const { button } = this;
    button.addEventListener('pointerdown', (event) => {
      if (!event.isPrimary) return;
      isDown = true;
      button.setPointerCapture(event.pointerId);
      this.#hands?.onPull(this.#spotAt(event), true);
    });
    button.addEventListener('pointermove', (event) => {
      if (isDown) this.#hands?.onPull(this.#spotAt(event), false);
    });
    for (const end of ['pointerup', 'pointercancel'])
      button.addEventListener(end, () => {
        isDown = false;
      });
    button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#hands?.onKey(event.key)) event.preventDefault();
    });
  }
}
