/** The building site of an island: a tray of things, and one big touch area over the squares. */

import batu from '../../art/fluent/batu.webp';
import mangga from '../../art/fluent/mangga.webp';
import ayam from '../../boards/art/jago.webp';
import { type Board, groundAt, type Spot, sameSpot, shift, type Way } from '../../boards/board.ts';
import { homePicture } from '../../boards/home-art.ts';
import { nobiPicture } from '../../boards/nobi-art.ts';
import type { BoardView } from '../../boards/view.ts';
import type { Thing, Words } from './text.ts';

export interface BuilderOptions {
  view: BoardView;
  text(): Words;
  board(): Board;
  onPlace(spot: Spot, thing: Thing): void;
  /** A press that changes nothing still answers. */
  onPoke(): void;
  onDone(): void;
}

const photo = (source: string): string => `<img src="${source}" alt="" draggable="false">`;
const pictures: Record<Thing, string> = {
  nobi: nobiPicture,
  home: homePicture,
  rock: photo(batu),
  river:
    '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="4" y="4" width="32" height="32" rx="9" fill="#2ba8dd"/><path d="M9 15q3.500 -4 7 0t7 0t7 0M9 26q3.500 -4 7 0t7 0t7 0" fill="none" stroke="#bdf1ff" stroke-width="3" stroke-linecap="round"/></svg>',
  puddle:
    '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M5 21C3 12 13 9 20 11C28 7 37 13 35 22C34 30 23 31 18 29C10 31 6 27 5 21Z" fill="#53c6f0" stroke="#2f93c9" stroke-width="2.500"/></svg>',
  fruit: photo(mangga),
  chicken: photo(ayam),
  land: '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="4" y="6" width="32" height="32" rx="9" fill="#2f8a55"/><rect x="4" y="3" width="32" height="32" rx="9" fill="#b4e89c"/></svg>',
};
const things: readonly Thing[] = [
  'nobi',
  'home',
  'rock',
  'river',
  'puddle',
  'fruit',
  'chicken',
  'land',
];

const nameAt = (board: Board, spot: Spot): Thing => {
  if (sameSpot(board.nobi, spot)) return 'nobi';
  return sameSpot(board.home, spot) ? 'home' : (groundAt(board, spot) ?? 'land');
};

const makeTool = (thing: Thing, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.dataset.thing = thing;
  button.innerHTML = pictures[thing];
  button.addEventListener('click', run);
  return button;
};

const makePlace = (): HTMLElement => {
  const place = document.createElement('div');
  place.className = 'site';
  place.tabIndex = 0;
  place.setAttribute('role', 'application');
  return place;
};

const makeDone = (run: () => void): HTMLButtonElement => {
  const done = document.createElement('button');
  done.type = 'button';
  done.className = 'tool tool-done';
  done.innerHTML =
    '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M12 7L33 20L12 33Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/></svg>';
  done.addEventListener('click', run);
  return done;
};

export class Builder {
  readonly place = makePlace();
  readonly tray = document.createElement('div');
  #options: BuilderOptions;
  #mark = document.createElement('div');
  #thing: Thing = 'rock';
  #at: Spot = { x: 2, y: 2 };
  #tools: readonly HTMLButtonElement[];
  #done: HTMLButtonElement;

  constructor(options: BuilderOptions) {
    this.#options = options;
    this.#mark.className = 'site-mark';
    this.tray.className = 'tools';
    this.#tools = things.map((each) => makeTool(each, () => this.#take(each)));
    this.#done = makeDone(options.onDone);
    this.tray.append(...this.#tools, this.#done);
    this.#listen();
  }

  enter(): void {
    this.place.append(this.#options.view.element);
    this.dress();
  }

  leave(): void {
    this.#mark.remove();
  }

  dress(): void {
    const { view, text, board } = this.#options;
    const words = text();
    const { x, y } = this.#at;
    this.#tools.forEach((tool, i) => {
      const each = things[i] ?? 'land';
      tool.ariaLabel = words.put(each);
      tool.ariaPressed = String(each === this.#thing);
    });
    this.#done.ariaLabel = words.go;
    const here = words.spot(y + 1, x + 1, words.things[nameAt(board(), this.#at)]);
    this.place.ariaLabel = `${words.island}. ${here}`;
    this.#mark.style.setProperty('--x', String(x));
    this.#mark.style.setProperty('--y', String(y));
    if (this.#mark.parentElement !== view.element) view.element.append(this.#mark);
  }

  /** Moves the keyboard's square. */
  move(way: Way): void {
    const { width, height } = this.#options.board();
    this.#at = {
      x: Math.max(0, Math.min(width - 1, this.#at.x + shift[way].x)),
      y: Math.max(0, Math.min(height - 1, this.#at.y + shift[way].y)),
    };
    this.dress();
  }

  #take(thing: Thing): void {
    this.#thing = thing;
    this.#options.onPoke();
    this.dress();
  }

  #put(spot: Spot): void {
    const { board, onPlace, onPoke } = this.#options;
    this.#at = spot;
    const was = board();
    onPlace(spot, this.#thing);
    if (board() === was) onPoke();
    this.dress();
  }

  #listen(): void {
    const { view } = this.#options;
    let painting = false;
    this.place.addEventListener('pointerdown', (event) => {
      const spot = event.isPrimary ? view.spotAt(event) : null;
      if (!spot) return;
      // A swipe paints on; Nobi and home are one each and stay where they were put.
      painting = this.#thing !== 'nobi' && this.#thing !== 'home';
      this.#put(spot);
    });
    this.place.addEventListener('pointermove', (event) => {
      const spot = painting && event.buttons > 0 ? view.spotAt(event) : null;
      if (spot && !sameSpot(spot, this.#at)) this.#put(spot);
    });
    this.place.addEventListener('pointerup', () => {
      painting = false;
    });
    this.place.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      this.#put(this.#at);
    });
  }
}
