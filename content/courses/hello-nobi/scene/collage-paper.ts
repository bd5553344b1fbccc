/** The paper of a collage: its pieces, and a finger that moves them. */
import { type Desk, element } from '@nobi/kit/course';
import { land } from '../view/lands.ts';
import { pictureOf } from '../view/pictures.ts';

interface Piece {
  /** Place in the task's list of things. */
  kind: number;
  /** Thousandths of the paper's width and height. */
  x: number;
  y: number;
}

export const most = 24;

const readPieces = (state: readonly number[]): Piece[] => {
  const pieces: Piece[] = [];
  for (let i = 0; i + 2 < state.length; i += 3)
    pieces.push({ kind: state[i] ?? 0, x: state[i + 1] ?? 500, y: state[i + 2] ?? 500 });
  return pieces.slice(0, most);
};

interface PaperOptions {
  things: readonly string[];
  land: string;
  onPlace(at: { x: number; y: number }): void;
}

export class Paper {
  pieces: Piece[];
  readonly root = element('div', 'paper');
  #held = -1;
  readonly #desk: Desk;
  readonly #options: PaperOptions;

  constructor(desk: Desk, options: PaperOptions) {
    this.#desk = desk;
    this.#options = options;
    this.pieces = readPieces(desk.state);
    this.root.addEventListener('pointerdown', (event) => this.#press(event));
    this.root.addEventListener('pointermove', (event) => this.#move(event));
    for (const over of ['pointerup', 'pointercancel'])
      this.root.addEventListener(over, () => this.#drop());
    this.drawInto(this.root);
  }

  drawInto(root: HTMLElement): void {
    root.innerHTML = land(this.#options.land);
    for (const { kind, x, y } of this.pieces) {
      const piece = element('span', 'piece');
      piece.innerHTML = pictureOf(this.#options.things[kind] ?? '');
      piece.style.left = `${x / 10}%`;
      piece.style.top = `${y / 10}%`;
      root.append(piece);
    }
  }

  #spot(event: PointerEvent): { x: number; y: number } {
    const box = this.root.getBoundingClientRect();
    const within = (share: number): number => Math.min(940, Math.max(60, Math.round(share * 1000)));
    return {
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    };
  }

  #press(event: PointerEvent): void {
    const { x, y } = this.#spot(event);
    this.#held = this.pieces.findLastIndex((piece) => Math.hypot(piece.x - x, piece.y - y) < 80);
    if (this.#held < 0) this.#options.onPlace({ x, y });
    else this.root.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const piece = this.pieces[this.#held];
    if (!piece) return;
    Object.assign(piece, this.#spot(event));
    this.drawInto(this.root);
  }

  #drop(): void {
    if (this.#held >= 0) this.#keep();
    this.#held = -1;
  }

  #keep(): void {
    this.#desk.keep(this.pieces.flatMap(({ kind, x, y }) => [kind, x, y]));
  }

  change(pieces: Piece[]): void {
    this.pieces = pieces;
    this.drawInto(this.root);
    this.#keep();
  }
}
