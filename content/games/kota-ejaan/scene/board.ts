/** The sign that is being mended: words in rows, and buttons where something can be changed. */
import think from '../view/art/nobi-think.svg';

export interface Cell {
  readonly text: string;
  /** Which part a press changes; a cell without one is only read. */
  readonly slot?: SlotLook;
}

export interface SlotLook {
  readonly at: number;
  readonly label: string;
  /** What the tray fills just now. */
  readonly isOn?: boolean;
  readonly isSet?: boolean;
  readonly isBeckoning?: boolean;
  /** For the machine that plays: what is there, what fits, and whether the tray fills it. */
  readonly has?: number;
  readonly wants?: number;
  readonly isOpen?: boolean;
}

export interface BoardView {
  readonly words: readonly (readonly Cell[])[];
  /** A line over the words: an example, or how much there is to mend. */
  readonly head?: string;
  /** Also on a low screen, where else the head stands beside the buttons. */
  readonly keepsHead?: boolean;
  readonly isWide?: boolean;
  /** Nobi does not sit on it, where it would hide the house. */
  readonly isFree?: boolean;
}

const span = (name: string, text: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
};

export class Board {
  readonly element = document.createElement('div');
  #rows = document.createElement('div');
  #head = span('head', '');
  #onPress: (at: number) => void = () => {};

  constructor() {
    this.element.className = 'board';
    this.element.lang = 'id';
    this.element.setAttribute('role', 'group');
    this.#rows.className = 'rows';
    const sitter = new Image(96, 100);
    sitter.src = think;
    sitter.alt = '';
    sitter.className = 'sitter';
    this.element.append(sitter, this.#head, this.#rows);
  }

  hand(onPress: (at: number) => void): void {
    this.#onPress = onPress;
  }

  show({ words, head = '', keepsHead = false, isWide = false, isFree = false }: BoardView): void {
    const focused = document.activeElement;
    const had =
      focused instanceof HTMLElement && this.element.contains(focused)
        ? focused.dataset.at
        : undefined;
    this.element.hidden = false;
    this.element.classList.toggle('is-wide', isWide);
    this.element.classList.toggle('is-free', isFree);
    this.#head.textContent = head;
    this.#head.hidden = head === '';
    this.#head.classList.toggle('stays', keepsHead);
    const last = words.length - 1;
    this.#rows.replaceChildren(
      ...words.flatMap((cells, at) => {
        const isEnd = at < last && (cells.at(-1)?.text.endsWith('.') ?? false);
        return isEnd ? [this.#word(cells), span('break', '')] : [this.#word(cells)];
      }),
    );
    if (had === undefined) return;
    this.element.querySelector<HTMLElement>(`[data-at="${had}"]`)?.focus({ preventScroll: true });
  }

  /** Ready for hands; swinging after a miss; or gone to the house. */
  turn(to: 'ready' | 'waiting' | 'swinging' | 'hung'): void {
    this.element.dataset.ready = to === 'ready' ? 'yes' : 'no';
    this.element.classList.toggle('is-swinging', to === 'swinging');
    this.element.classList.toggle('is-hung', to === 'hung');
  }

  #word(cells: readonly Cell[]): HTMLElement {
    const word = span('word', '');
    word.append(
      ...cells.map((cell) =>
        cell.slot ? this.#slot(cell.text, cell.slot) : span('read', cell.text),
      ),
    );
    return word;
  }

  #slot(text: string, look: SlotLook): HTMLButtonElement {
    const button = document.createElement('button');
    const { at, isOn, isSet, isBeckoning } = look;
    button.type = 'button';
    button.className = `slot slot-${at}`;
    button.classList.toggle('is-on', isOn ?? false);
    button.classList.toggle('is-set', isSet ?? false);
    button.classList.toggle('is-blank', text === '');
    button.classList.toggle('is-beckoning', isBeckoning ?? false);
    button.textContent = text;
    button.ariaLabel = look.label;
    button.disabled = isSet ?? false;
    Object.assign(button.dataset, {
      at: String(at),
      has: String(look.has ?? 0),
      wants: String(look.wants ?? 0),
      open: look.isOpen ? 'yes' : 'no',
    });
    if (!look.isSet) button.dataset.firstMove = '';
    button.addEventListener('click', () => this.#onPress(at));
    return button;
  }
}
