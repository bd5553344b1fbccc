/** The program as it lies there: four places in a row, all of one loop. */
import { mostTiles } from '../rules/program.ts';
import { tilePicture } from '../view/tile.ts';

export interface StripHands {
  onSlot(at: number): void;
  onKey(key: string): boolean;
}

export interface StripPicture {
  /** An underscore is the place that is missing. */
  readonly body: string;
  /** Tiles that a worked example shows in empty places. */
  readonly ghost: string;
  readonly cursor: number;
  readonly marked: number;
  readonly isLocked: boolean;
  /** The tile that runs right now, or -1. */
  readonly running: number;
  readonly label: string;
}

export class Strip {
  readonly button = document.createElement('button');
  #hands: StripHands | null = null;

  constructor(scene: HTMLElement) {
    this.button.type = 'button';
    this.button.className = 'strip';
    scene.append(this.button);
    this.button.addEventListener('pointerdown', ({ clientX }) => {
      const { left, width } = this.button.getBoundingClientRect();
      const at = Math.floor(((clientX - left) / width) * mostTiles);
      this.#hands?.onSlot(Math.max(0, Math.min(mostTiles - 1, at)));
    });
    this.button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#hands?.onKey(event.key)) event.preventDefault();
    });
  }

  hand(hands: StripHands): void {
    this.#hands = hands;
  }

  show({ body, ghost, cursor, marked, isLocked, running, label }: StripPicture): void {
    const slots = Array.from({ length: mostTiles }, (_, at) => {
      const slot = document.createElement('span');
      const tile = body[at] ?? '';
      const isEmpty = tile === '' || tile === '_';
      const shadow = isEmpty ? (ghost[at] ?? '') : '';
      slot.className = `slot slot-${at}`;
      slot.classList.toggle('is-cursor', at === cursor && !isLocked);
      slot.classList.toggle('is-marked', at === marked);
      slot.classList.toggle('is-running', at === running);
      slot.classList.toggle('is-ghost', shadow !== '');
      slot.innerHTML = isEmpty ? shadow && tilePicture(shadow) : tilePicture(tile);
      return slot;
    });
    this.button.replaceChildren(...slots);
    this.button.ariaLabel = label;
    this.button.ariaDisabled = String(isLocked);
  }
}
