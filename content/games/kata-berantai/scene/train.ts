/** The train: an engine with its driver, wagons that can be uncoupled, and places that wait for one. */
import { isVowel } from '../rules/words.ts';
import driver from '../view/art/nobi-happy.svg';
import { cab, loco } from '../view/loco.ts';

export interface Cell {
  /** Null is a gap. */
  readonly letters: string | null;
  readonly label: string;
  readonly isFixed?: boolean;
  readonly isBeckoning?: boolean;
}

export interface TrainView {
  readonly cells: readonly Cell[];
  /** Places behind the last wagon that are in sight. */
  readonly places: number;
  /** So many stand before the place where a narrow screen breaks it. */
  readonly front: number;
  readonly toot: string;
}

export const sortOf = (letters: string): string => {
  if (isVowel(letters)) return 'is-vowel';
  return letters.length > 1 ? 'is-joined' : 'is-consonant';
};

type Turn = 'ready' | 'reading' | 'leaving' | 'wobbling' | 'waiting';

export class Train {
  readonly element = document.createElement('div');
  readonly engine = document.createElement('button');
  #rows = [document.createElement('div'), document.createElement('div')];
  #onWagon: (at: number) => void = () => {};

  constructor() {
    this.element.className = 'train';
    this.element.setAttribute('role', 'group');
    for (const row of this.#rows) row.className = 'row';
    this.element.append(...this.#rows);
    const face = new Image(96, 100);
    face.src = driver;
    face.alt = '';
    face.className = 'driver';
    const front = document.createElement('span');
    front.className = 'front';
    front.innerHTML = cab;
    this.engine.type = 'button';
    this.engine.className = 'engine';
    this.engine.innerHTML = loco;
    this.engine.append(face, front);
  }

  hand({ onWagon, onEngine }: { onWagon(at: number): void; onEngine(): void }): void {
    this.#onWagon = onWagon;
    this.engine.onclick = onEngine;
  }

  /** How many wagons and places there are, and how many of them stand before the break. */
  get sizes(): { readonly all: number; readonly front: number } {
    const [first = 0, second = 0] = this.#rows.map(({ childElementCount }) => childElementCount);
    return { all: first - 1 + second, front: first - 1 };
  }

  show({ cells, places, front, toot }: TrainView): void {
    const focused = document.activeElement;
    const had =
      focused instanceof HTMLElement && this.element.contains(focused) ? focused.className : '';
    this.engine.ariaLabel = toot;
    const blanks = Array.from({ length: Math.max(0, places - cells.length) }, () => {
      const blank = document.createElement('span');
      blank.className = 'wagon is-gap';
      return blank;
    });
    const all = [...cells.map((cell, at) => this.#wagon(cell, at)), ...blanks];
    const [first, second] = this.#rows;
    first?.replaceChildren(this.engine, ...all.slice(0, front));
    second?.replaceChildren(...all.slice(front));
    if (had === '') return;
    const name = had.match(/wagon-\d/)?.[0];
    const again = name ? this.element.querySelector<HTMLElement>(`.${name}`) : this.engine;
    again?.focus({ preventScroll: true });
  }

  turn(to: Turn): void {
    this.element.dataset.ready = to === 'ready' ? 'yes' : 'no';
    for (const each of ['leaving', 'wobbling', 'reading'])
      this.element.classList.toggle(`is-${each}`, to === each);
    if (to === 'ready') this.read(-1);
  }

  /** The wagon that is being read hops; -1 is none. */
  read(at: number): void {
    for (const [place, wagon] of this.element.querySelectorAll('.wagon').entries())
      wagon.classList.toggle('is-read', place === at);
  }

  #wagon({ letters, label, isFixed, isBeckoning }: Cell, at: number): HTMLElement {
    const button = document.createElement(letters === null ? 'span' : 'button');
    button.className = `wagon wagon-${at} ${letters === null ? 'is-gap' : sortOf(letters)}`;
    button.classList.toggle('is-fixed', isFixed ?? false);
    button.classList.toggle('is-beckoning', isBeckoning ?? false);
    if (letters === null || !(button instanceof HTMLButtonElement)) return button;
    button.type = 'button';
    button.textContent = letters;
    button.ariaLabel = label;
    button.disabled = isFixed ?? false;
    button.onclick = () => this.#onWagon(at);
    return button;
  }
}
