/** The paper of a picture: its land, its pieces, and a finger that moves them. */
import { type Desk, element } from '@nobi/kit/course';
import { dayParts, skies } from '../view/day.ts';
import { type ThingName, thing, thingNames, thingPicture } from '../view/things.ts';

interface Piece {
  name: ThingName;
  /** Thousandths of the paper's width and height. */
  x: number;
  y: number;
}

const readPieces = (state: readonly number[]): Piece[] => {
  const pieces: Piece[] = [];
  for (let i = 0; i + 2 < state.length; i += 3) {
    const name = thingNames[state[i] ?? -1];
    if (name) pieces.push({ name, x: state[i + 1] ?? 500, y: state[i + 2] ?? 500 });
  }
  return pieces;
};

const writePieces = (pieces: readonly Piece[]): number[] =>
  pieces.flatMap(({ name, x, y }) => [thingNames.indexOf(name), Math.round(x), Math.round(y)]);

/** The papers that a task may ask for. */
export type Land = 'meadow' | 'sea' | 'day';

/** Four skies side by side: morning, midday, afternoon, night. */
const days = dayParts
  .map((part, i) => {
    const [top, low] = skies[part];
    return `<rect x="${i * 100}" width="100" height="300" fill="${top}"/><rect x="${i * 100}" y="120" width="100" height="90" fill="${low}"/><g transform="translate(${i * 100 + 18} 18) scale(.64)">${thing(part)}</g>`;
  })
  .join('');

const lands: Record<Land, string> = {
  sea: '<rect width="400" height="300" fill="#8fddff"/><path d="M0 90q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V300H0z" fill="#2bb3dd"/><path d="M0 250Q90 214 190 244T400 232V300H0z" fill="#f6d79a"/>',
  meadow:
    '<rect width="400" height="300" fill="#bfeaff"/><circle cx="262" cy="52" r="30" fill="#ffe38a"/><path d="M0 190Q110 132 220 180T400 168V300H0z" fill="#7fd08a"/><path d="M0 236Q120 198 240 232T400 222V300H0z" fill="#4db871"/>',
  day: `${days}<path d="M0 206Q100 190 200 206T400 202V300H0z" fill="#4db871"/>`,
};

/** The places are set by script: the play origin's policy knows no styles inside markup. */
const drawInto = (root: HTMLElement, pieces: readonly Piece[], land: Land): void => {
  root.innerHTML = `<svg viewBox="0 0 400 300" preserveAspectRatio="${land === 'day' ? 'none' : 'xMidYMid slice'}" aria-hidden="true">${lands[land]}</svg>${pieces
    .map(({ name }) => `<span class="piece">${thingPicture(name)}</span>`)
    .join('')}`;
  for (const [i, piece] of root.querySelectorAll<HTMLElement>('.piece').entries()) {
    piece.style.left = `${(pieces[i]?.x ?? 0) / 10}%`;
    piece.style.top = `${(pieces[i]?.y ?? 0) / 10}%`;
  }
};

const near = (pieces: readonly Piece[], x: number, y: number): number =>
  pieces.findLastIndex((piece) => Math.hypot(piece.x - x, piece.y - y) < 90);

export class Paper {
  pieces: Piece[];
  readonly root = element('div', 'paper');
  #held = -1;
  readonly #desk: Desk;
  readonly #onPlace: (at: { x: number; y: number }) => void;
  readonly #land: Land;

  constructor(desk: Desk, land: Land, onPlace: (at: { x: number; y: number }) => void) {
    this.#desk = desk;
    this.#land = land;
    this.#onPlace = onPlace;
    this.pieces = readPieces(desk.state);
    this.root.addEventListener('pointerdown', (event) => this.#press(event));
    this.root.addEventListener('pointermove', (event) => this.#move(event));
    this.root.addEventListener('pointerup', () => this.#drop());
    this.root.addEventListener('pointercancel', () => this.#drop());
    this.show();
  }

  #spot(event: PointerEvent): { x: number; y: number } {
    const box = this.root.getBoundingClientRect();
    const within = (share: number): number => Math.min(950, Math.max(50, share * 1000));
    return {
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    };
  }

  #press(event: PointerEvent): void {
    const { x, y } = this.#spot(event);
    this.#held = near(this.pieces, x, y);
    if (this.#held < 0) this.#onPlace({ x, y });
    else this.root.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const piece = this.pieces[this.#held];
    if (!piece) return;
    Object.assign(piece, this.#spot(event));
    this.show();
  }

  #drop(): void {
    if (this.#held >= 0) this.#desk.keep(writePieces(this.pieces));
    this.#held = -1;
  }

  change(pieces: Piece[]): void {
    this.pieces = pieces;
    this.show();
    this.#desk.keep(writePieces(pieces));
  }

  show(): void {
    drawInto(this.root, this.pieces, this.#land);
  }

  copy(): HTMLElement {
    const sheet = element('div', 'work paper');
    drawInto(sheet, this.pieces, this.#land);
    return sheet;
  }
}
