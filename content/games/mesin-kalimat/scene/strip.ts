/** The front of the machine: the words as they lie there, fixed ones and places for magnets. */

export interface Cell {
  /** Empty where nothing lies yet. */
  readonly word: string;
  readonly isFixed: boolean;
  /** A word that a worked example shows in an empty place. */
  readonly ghost: string;
  readonly isCursor: boolean;
  readonly isMarked: boolean;
}

export interface StripHands {
  onCell(at: number): void;
  /** Whether the key meant something. */
  onKey(key: string): boolean;
}

export interface StripPicture {
  readonly cells: readonly Cell[];
  readonly mark: '.' | '?' | '';
  readonly label: string;
}

const capital = (word: string, at: number): string =>
  at === 0 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;

const cellOf = ({ word, isFixed, ghost, isCursor, isMarked }: Cell, at: number): HTMLElement => {
  const cell = document.createElement('span');
  cell.className = `cell cell-${at}`;
  cell.dataset.at = String(at);
  cell.textContent = capital(word || ghost, at);
  cell.classList.toggle('is-fixed', isFixed);
  cell.classList.toggle('is-empty', word === '');
  cell.classList.toggle('is-ghost', word === '' && ghost !== '');
  cell.classList.toggle('is-cursor', isCursor);
  cell.classList.toggle('is-marked', isMarked);
  return cell;
};

export class Strip {
  readonly button = document.createElement('button');
  #hands: StripHands | null = null;

  constructor(scene: HTMLElement) {
    this.button.type = 'button';
    this.button.className = 'strip';
    this.button.lang = 'en';
    scene.append(this.button);
    this.button.addEventListener('pointerdown', ({ target }) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
      this.#nudge(cell);
      if (cell) this.#hands?.onCell(Number(cell.dataset.at));
    });
    this.button.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.#hands?.onKey(event.key)) event.preventDefault();
    });
  }

  hand(hands: StripHands): void {
    this.#hands = hands;
  }

  show({ cells, mark, label }: StripPicture): void {
    const end = document.createElement('span');
    end.className = 'end-mark';
    end.textContent = mark;
    // Spaces for who hears it; the row has gaps of its own.
    const row = cells.map(cellOf).flatMap((cell) => [cell, ' ']);
    this.button.replaceChildren(...row, ...(mark === '' ? [] : [end]));
    this.button.setAttribute('aria-description', label);
  }

  /** It works on the words. */
  work(on: boolean): void {
    this.button.classList.toggle('is-working', on);
  }

  /** A word that is fixed says so. */
  #nudge(cell: HTMLElement | null): void {
    const moved = cell ?? this.button;
    moved.classList.remove('is-nudged');
    moved.classList.add('is-nudged');
  }
}
