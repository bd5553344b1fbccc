/** Words or letters that are tapped into a row one after another; a second tap takes one out again. */
import { type Desk, element, pressable } from '@nobi/kit/course';

export interface StripOptions {
  /** What can be laid; a number in the row says which of these. */
  readonly tiles: readonly string[];
  /** What stands there already, with null where something is to be laid; empty for a free row. */
  readonly frame: readonly (string | null)[];
  /** How the whole is written while it grows. */
  show(words: readonly string[]): string;
  mark: string;
  /** What stands before the row and after it. */
  around?: readonly [before: string, after: string];
  /** Laid at the end of the row, without a space between. */
  isLetters: boolean;
  /** What will be laid: room is kept for it, so that nothing moves under a finger. */
  goal: readonly string[];
  /** Whether the child may move something now. */
  mayMove(): boolean;
  onChange(): void;
}

export class Strip {
  readonly root = element('div', 'strip');
  readonly tray = element('div', 'tray');
  readonly #desk: Desk;
  readonly #options: StripOptions;
  readonly #buttons: HTMLElement[];
  #laid: number[];

  constructor(desk: Desk, options: StripOptions) {
    this.#desk = desk;
    this.#options = options;
    this.#laid = desk.state
      .filter((at) => at >= 0 && at < options.tiles.length)
      .slice(0, this.most);
    const isShown = desk.step === 'look';
    this.#buttons = options.tiles.map((tile, at) => {
      const name = options.isLetters ? 'tile is-letter' : 'tile';
      const made = isShown ? element('span', name) : pressable(name, '', () => this.#tap(at));
      made.textContent = tile.replaceAll('_', ' ');
      made.lang = 'en';
      made.dataset.tile = tile;
      made.dataset.at = `${at}`;
      return made;
    });
    if (options.isLetters) this.root.classList.add('is-letters');
    const order = options.tiles.map((_, at) => at);
    this.tray.append(...turned(order, desk).flatMap((at) => this.#buttons[at] ?? []));
    this.lay(this.#laid, false);
  }

  get gaps(): number {
    return this.#options.frame.filter((each) => each === null).length;
  }

  get most(): number {
    return this.gaps === 0 ? 99 : this.gaps;
  }

  get laid(): readonly number[] {
    return this.#laid;
  }

  get words(): string[] {
    return this.#laid.map((at) => this.#options.tiles[at] ?? '');
  }

  /** The whole row: what stood there and what was laid. */
  get row(): string[] {
    const { frame } = this.#options;
    if (this.gaps === 0) return this.words;
    let next = 0;
    return frame.map((each) => each ?? this.words[next++] ?? '');
  }

  get #longest(): number {
    return Math.max(...this.#options.tiles.map((tile) => tile.length));
  }

  get isFull(): boolean {
    return this.gaps === 0 ? this.#laid.length > 1 : this.#laid.length === this.gaps;
  }

  #tap(at: number): void {
    if (!this.#options.mayMove()) return;
    const isIn = this.#laid.includes(at);
    if (!isIn && this.#laid.length >= this.most) return;
    this.#desk.sound(isIn ? 'tap' : 'count', 2 ** (this.#laid.length / 12));
    this.lay(isIn ? this.#laid.filter((each) => each !== at) : [...this.#laid, at]);
  }

  /** Lays exactly these. */
  lay(laid: readonly number[], isKept = true): void {
    this.#laid = [...laid];
    if (isKept) this.#desk.keep([...laid]);
    this.#draw();
    if (isKept) this.#options.onChange();
  }

  #draw(): void {
    for (const [at, button] of this.#buttons.entries()) {
      button.classList.toggle('is-laid', this.#laid.includes(at));
      button.ariaPressed =
        button instanceof HTMLButtonElement ? `${this.#laid.includes(at)}` : null;
    }
    if (this.gaps === 0) {
      this.#drawFree();
      return;
    }
    const { frame, show, mark, isLetters } = this.#options;
    let next = 0;
    const cells = frame.map((each, at) => {
      const word = each ?? this.words[next++] ?? '';
      const cell = element('span', each === null ? 'cell is-gap' : 'cell');
      cell.lang = 'en';
      if (each === null) cell.style.minWidth = `${Math.min(7, this.#longest + 1)}ch`;
      const first = at === 0 && !isLetters ? show([word]) : word.replaceAll('_', ' ');
      cell.textContent = word === '' ? '' : first.replace(/[.?]$/, '');
      return cell;
    });
    const end = element('span', 'cell is-mark');
    end.textContent = mark;
    this.root.replaceChildren(...cells, ...(mark === '' ? [] : [end]));
  }

  /** The whole row, of which the middle grows. */
  #free(name: string, words: readonly string[]): HTMLElement {
    const [before, after] = this.#options.around ?? ['', ''];
    const row = element('span', name);
    row.lang = 'en';
    const pieces = [before, this.#options.show(words), after].map((text, at) => {
      const piece = element('span', at === 1 ? 'written' : 'around');
      piece.textContent = text;
      return piece;
    });
    pieces[1]?.append(element('i', 'caret'));
    row.append(...pieces.filter((piece) => piece.hasChildNodes()));
    return row;
  }

  #drawFree(): void {
    const ghost = this.#free('row is-ghost', this.#options.goal);
    ghost.ariaHidden = 'true';
    this.root.replaceChildren(ghost, this.#free('row', this.words));
  }

  hide(tiles: readonly string[]): void {
    for (const button of this.#buttons)
      if (tiles.includes(button.dataset.tile ?? '')) button.hidden = true;
  }

  /** A hand at the tile that comes next. */
  point(goal: readonly string[], at: number): void {
    const next = this.#tilesFor(goal)[at];
    if (next !== undefined) this.#buttons[next]?.classList.add('is-beckoning');
  }

  /** Lays one after another, for the eyes only. */
  stepsTo(goal: readonly string[]): (() => void)[] {
    const tiles = this.#tilesFor(goal);
    return tiles.map((_, at) => () => {
      this.#desk.sound('count', 2 ** (at / 12));
      this.lay(tiles.slice(0, at + 1), false);
    });
  }

  /** Which tiles make these words, each tile once. */
  #tilesFor(words: readonly string[]): number[] {
    const free = this.#options.tiles.map((tile, at) => ({ tile, at }));
    return words.flatMap((word) => {
      const found = free.findIndex((each) => each.tile === word);
      return found < 0 ? [] : free.splice(found, 1).map((each) => each.at);
    });
  }
}

/** Shuffled the same way after a break, and never as they are to be laid. */
const turned = (order: readonly number[], desk: Desk): number[] => {
  const keyed = order.map((at) => ({ at, key: desk.random() }));
  const mixed = keyed.toSorted((a, b) => a.key - b.key).map(({ at }) => at);
  return mixed.every((at, place) => at === place) ? mixed.toReversed() : mixed;
};
