/** The building site of an island: a row of things, and one big touch area over the squares. */
import batu from '../../../art/fluent/batu.webp';
import mangga from '../../../art/fluent/mangga.webp';
import ayam from '../../../boards/art/jago.webp';
import {
  type Board,
  groundAt,
  type Spot,
  sameSpot,
  shift,
  type Way,
} from '../../../boards/rules/board.ts';
import type { BoardView } from '../../../boards/scene/board-view.ts';
import type { Thing, Words } from '../text/words.ts';

export interface BuilderOptions {
  view: BoardView;
  text(): Words;
  board(): Board;
  onPlace(spot: Spot, thing: Thing): void;
  /** A press that changes nothing still answers. */
  onPoke(): void;
  /** Nobi or the house was taken up, to be set down elsewhere. */
  onCarry(): void;
}

type Tool = 'rock' | 'river' | 'fruit' | 'chicken';
type Carried = 'nobi' | 'home';

const photo = (source: string): string => `<img src="${source}" alt="" draggable="false">`;
const pictures: Record<Tool, string> = {
  rock: photo(batu),
  river:
    '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="3" y="3" width="34" height="34" rx="9" fill="#2ba8dd"/><path d="M9 15q3.500 -4 7 0t7 0t7 0M9 26q3.500 -4 7 0t7 0t7 0" fill="none" stroke="#bdf1ff" stroke-width="3" stroke-linecap="round"/></svg>',
  fruit: photo(mangga),
  chicken: photo(ayam),
};
const tools: readonly Tool[] = ['rock', 'river', 'fruit', 'chicken'];

const nameAt = (board: Board, spot: Spot): Thing => {
  if (sameSpot(board.nobi, spot)) return 'nobi';
  return sameSpot(board.home, spot) ? 'home' : (groundAt(board, spot) ?? 'land');
};

const makeTool = (tool: Tool, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.dataset.thing = tool;
  button.innerHTML = pictures[tool];
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

export class Builder {
  readonly place = makePlace();
  readonly tray = document.createElement('div');
  #options: BuilderOptions;
  #mark = document.createElement('div');
  #tool: Tool = 'rock';
  #carried: Carried | null = null;
  /** What a swipe goes on laying. */
  #paint: Thing | null = null;
  #at: Spot = { x: 2, y: 2 };
  #buttons: readonly HTMLButtonElement[];

  constructor(options: BuilderOptions) {
    this.#options = options;
    this.#mark.className = 'site-mark';
    this.tray.className = 'tools';
    this.#buttons = tools.map((tool) => makeTool(tool, () => this.#take(tool)));
    this.tray.append(...this.#buttons);
    this.#listen();
  }

  enter(): void {
    this.place.append(this.#options.view.element);
    this.dress();
  }

  leave(): void {
    this.#carry(null);
    this.#mark.remove();
  }

  dress(): void {
    const { view, text, board } = this.#options;
    const words = text();
    const { x, y } = this.#at;
    this.#buttons.forEach((button, i) => {
      const tool = tools[i] ?? 'rock';
      button.ariaLabel = words.put(tool);
      button.ariaPressed = String(tool === this.#tool);
    });
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

  #take(tool: Tool): void {
    this.#tool = tool;
    this.#carry(null);
    this.#options.onPoke();
    this.dress();
  }

  #carry(who: Carried | null): void {
    const { view, onCarry } = this.#options;
    this.#carried = who;
    view.nobi.classList.toggle('is-carried', who === 'nobi');
    view.home.classList.toggle('is-carried', who === 'home');
    if (who) onCarry();
  }

  /** Takes up, sets down, lays, or takes away: whatever a press on this square means now. */
  #press(spot: Spot): void {
    const { board, onPoke } = this.#options;
    const there = nameAt(board(), spot);
    this.#at = spot;
    this.#paint = null;
    if (this.#carried) {
      const carried = this.#carried;
      this.#carry(null);
      if (there === carried) onPoke();
      else this.#lay(spot, carried);
    } else if (there === 'nobi' || there === 'home') this.#carry(there);
    else {
      this.#paint = there === this.#tool ? 'land' : this.#tool;
      this.#lay(spot, this.#paint);
    }
    this.dress();
  }

  #lay(spot: Spot, thing: Thing): void {
    const { board, onPlace, onPoke } = this.#options;
    const was = board();
    onPlace(spot, thing);
    if (board() === was) onPoke();
  }

  #swipe(spot: Spot): void {
    if (sameSpot(spot, this.#at)) return;
    this.#at = spot;
    if (this.#paint) this.#lay(spot, this.#paint);
    this.dress();
  }

  #listen(): void {
    const { view } = this.#options;
    let start: Spot | null = null;
    this.place.addEventListener('pointerdown', (event) => {
      start = event.isPrimary ? view.spotAt(event) : null;
      if (start) this.#press(start);
    });
    this.place.addEventListener('pointermove', (event) => {
      const spot = start && event.buttons > 0 ? view.spotAt(event) : null;
      if (spot) this.#swipe(spot);
    });
    this.place.addEventListener('pointerup', (event) => {
      const spot = view.spotAt(event);
      // What was taken up and pulled to another square is set down there.
      if (this.#carried && start && spot && !sameSpot(spot, start)) this.#press(spot);
      start = null;
      this.#paint = null;
    });
    this.place.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      this.#press(this.#at);
    });
  }
}
