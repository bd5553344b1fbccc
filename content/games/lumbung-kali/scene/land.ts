/** The land: squares in rows, with a wider gap after the fifth, a rope, a frame and numbers on it. */

import type { Spot } from '../rules/garden.ts';
import type { Size } from '../rules/orders.ts';

/** What stands on a square; each is a class of the style sheet. */
export type Look = string;

export interface Tag {
  readonly text: string;
  /** In squares from the upper left corner. */
  readonly row: number;
  readonly col: number;
  readonly kind: 'sum' | 'live' | 'part' | 'rest' | 'plot';
}

export interface Picture extends Size {
  look(row: number, col: number): Look;
  readonly tags: readonly Tag[];
  /** Rows above the rope. */
  readonly rope?: number;
  readonly frame?: Size | null;
  /** The corner that can be pulled. */
  readonly corner?: Size | null;
  /** A square of the keyboard's. */
  readonly mark?: Spot | null;
  /** Squares are planted one row after the other. */
  readonly isGrowing?: boolean;
}

export type Phase = 'down' | 'move' | 'up';

interface Hands {
  onTouch(spot: Spot, phase: Phase): void;
  /** Whether the key was meant for the land. */
  onKey(key: string): boolean;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Seconds from one row to the next while it is planted. */
export const rowSeconds = 0.16;
const fifth = 6;
const largest = 72;

const make = (name: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  return element;
};

export class Land {
  readonly button = document.createElement('button');
  #hands: Hands | null = null;
  #area: Area = { x: 0, y: 0, width: 300, height: 300 };
  #picture: Picture | null = null;
  #cells: HTMLElement[] = [];
  #over = make('over');
  #built = '';
  #square = 30;

  constructor(scene: HTMLElement) {
    this.button.type = 'button';
    this.button.className = 'field';
    this.button.dataset.firstMove = '';
    // The name of the land says what stands on it.
    this.#over.ariaHidden = 'true';
    scene.append(this.button, this.#over);
    this.#listen();
  }

  /** Who has the land: every touch and key on it goes there. */
  hand(hands: Hands): void {
    this.#hands = hands;
  }

  /** What grows there turns golden, all of it at once. */
  ripen(on: boolean): void {
    this.button.classList.toggle('is-ripe', on);
  }

  fit(area: Area): void {
    this.#area = area;
    if (this.#picture) this.show(this.#picture);
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.#build(picture);
    for (const [at, cell] of this.#cells.entries()) {
      const [row, col] = [Math.floor(at / picture.cols), at % picture.cols];
      const name = `cell ${picture.look(row, col)}`;
      if (cell.className === name) continue;
      cell.className = name;
      const late = picture.isGrowing ? row * rowSeconds + col * 0.015 : 0;
      cell.style.animationDelay = `${late.toFixed(2)}s`;
    }
    this.#over.replaceChildren(...this.#things(picture));
  }

  #at(n: number): number {
    return n * this.#square + (n >= 5 ? fifth : 0);
  }

  /** Where a line between squares runs: before the wide gap, not after it. */
  #end(n: number): number {
    return n * this.#square + (n > 5 ? fifth : 0);
  }

  #build({ rows, cols }: Picture): void {
    const { x, y, width, height } = this.#area;
    const side = Math.min((width - fifth - 12) / cols, (height - fifth - 12) / rows, largest);
    const key = [rows, cols, x, y, width, height].join();
    if (key === this.#built) return;
    this.#built = key;
    this.#square = Math.floor(side);
    const [wide, tall] = [this.#end(cols) + 12, this.#end(rows) + 12];
    for (const { style } of [this.button, this.#over]) {
      style.left = `${Math.round(x + (width - wide) / 2)}px`;
      style.top = `${Math.round(y + (height - tall) / 2)}px`;
      style.width = `${wide}px`;
      style.height = `${tall}px`;
      style.setProperty('--square', `${this.#square}px`);
    }
    this.#cells = Array.from({ length: rows * cols }, (_, at) => {
      const [row, col] = [Math.floor(at / cols), at % cols];
      const cell = make('cell');
      cell.dataset.spot = `${row + 1}-${col + 1}`;
      cell.style.left = `${6 + this.#at(col)}px`;
      cell.style.top = `${6 + this.#at(row)}px`;
      return cell;
    });
    this.button.replaceChildren(...this.#cells);
  }

  #box(name: string, { row = 0, col = 0, rows, cols }: Size & Partial<Spot>): HTMLElement {
    const box = make(name);
    const [left, top] = [this.#at(col), this.#at(row)];
    box.style.left = `${6 + left}px`;
    box.style.top = `${6 + top}px`;
    box.style.width = `${this.#end(col + cols) - left}px`;
    box.style.height = `${this.#end(row + rows) - top}px`;
    return box;
  }

  #things({ rows, cols, tags, rope, frame, corner, mark }: Picture): HTMLElement[] {
    const things = tags.map(({ text, row, col, kind }) => {
      const tag = make(`tag ${kind}`);
      tag.textContent = text;
      tag.style.left = `${6 + this.#end(col)}px`;
      tag.style.top = `${6 + this.#end(row)}px`;
      return tag;
    });
    if (frame) things.unshift(this.#box('frame', frame));
    if (mark) things.unshift(this.#box('frame mark', { ...mark, rows: 1, cols: 1 }));
    if (corner) {
      const handle = this.#box('corner', corner);
      handle.append(make('grip'));
      things.unshift(handle);
    }
    if (rope !== undefined) things.unshift(this.#box('rope', { rows: rope, cols }));
    this.button.dataset.size = `${rows}-${cols}`;
    return things;
  }

  /** The square under a finger; beyond the edge it is the nearest one. */
  #spotAt({ clientX, clientY }: PointerEvent): Spot {
    const { left, top } = this.button.getBoundingClientRect();
    const { rows = 1, cols = 1 } = this.#picture ?? {};
    const square = (distance: number, most: number): number => {
      const plain = distance - 6;
      const past = plain > 5 * this.#square ? plain - fifth : plain;
      return Math.max(0, Math.min(most - 1, Math.floor(past / this.#square)));
    };
    return { row: square(clientY - top, rows), col: square(clientX - left, cols) };
  }

  #listen(): void {
    let isDown = false;
    const { button } = this;
    const tell = (event: PointerEvent, phase: Phase): void =>
      this.#hands?.onTouch(this.#spotAt(event), phase);
    button.addEventListener('pointerdown', (event) => {
      if (!event.isPrimary || button.disabled) return;
      isDown = true;
      button.setPointerCapture(event.pointerId);
      tell(event, 'down');
    });
    button.addEventListener('pointermove', (event) => {
      if (isDown) tell(event, 'move');
    });
    const end = (event: PointerEvent): void => {
      if (isDown) tell(event, 'up');
      isDown = false;
    };
    button.addEventListener('pointerup', end);
    button.addEventListener('pointercancel', end);
    button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#hands?.onKey(event.key)) event.preventDefault();
    });
  }
}
