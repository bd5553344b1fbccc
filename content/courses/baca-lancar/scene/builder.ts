/** A row that is built of tiles, by tapping them one after another: sounds, syllables or words. */
import { type Desk, element, pressable, type Try } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { playSteps } from '../../../course-parts/scene/tools.ts';
import { words } from '../text/text.ts';
import { openTools } from './tools.ts';

interface Building {
  /** The right ones first, in their order; then those that do not belong. */
  tiles: readonly string[];
  goal: readonly string[];
  /** What the tiles look like, and how wide the row's places are. */
  look: 'letters' | 'words';
  /** Whether the places of the row are drawn from the start. */
  isCounted: boolean;
  judge(row: readonly string[]): Omit<Try, 'response'>;
  onRight(): void;
}

const isBegun = (row: readonly string[], goal: readonly string[]): boolean =>
  row.every((part, at) => part === goal[at]);

export class Builder {
  readonly root = element('div', 'built');
  readonly #desk: Desk;
  readonly #building: Building;
  readonly #tiles: HTMLButtonElement[];
  readonly #tools;
  /** Which tiles lie in the row, by their place in the task. */
  #row: number[];
  #isCounted: boolean;
  #isShowing = false;
  #isOver = false;

  constructor(desk: Desk, building: Building) {
    this.#desk = desk;
    this.#building = building;
    this.#isCounted = building.isCounted || desk.help !== 'none';
    this.#row = desk.state.filter((at) => at >= 0 && at < building.tiles.length);
    this.root.dataset.look = building.look;
    this.root.lang = 'id';
    this.#tiles = building.tiles.map((part, at) => this.#tile(part, at));
    const tray = element('div', 'tiles');
    tray.dataset.look = building.look;
    tray.lang = 'id';
    tray.append(...shuffled(desk.random, this.#tiles));
    desk.controls.append(tray);
    this.#tools = openTools(
      desk,
      () => this.#judge(),
      () => this.#change(this.#row.slice(0, -1)),
    );
    if (desk.help !== 'none') this.#narrow();
    this.#lay();
  }

  /** Call it when the scene stands: an example may begin to play. */
  begin(): void {
    if (this.#desk.help === 'worked') this.#workOut();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  #tile(part: string, at: number): HTMLButtonElement {
    const tile = pressable('tile', '', () => this.#put(at));
    tile.textContent = part;
    tile.dataset.part = part;
    return tile;
  }

  #part(at: number): string {
    return this.#building.tiles[at] ?? '';
  }

  #parts(): string[] {
    return this.#row.map((at) => this.#part(at));
  }

  #isWatched(): boolean {
    if (this.#isShowing) this.#desk.tell(this.#text.watch);
    return this.#isShowing || this.#isOver;
  }

  #put(at: number): void {
    if (this.#isWatched() || this.#row.includes(at)) return;
    const wasFocused = document.activeElement === this.#tiles[at];
    this.#desk.sound('count', 2 ** (this.#row.length / 12));
    this.#change([...this.#row, at]);
    // A tile that is laid can hold no focus: who works by keyboard goes on at the next one.
    if (wasFocused) this.#tiles.find((tile) => !tile.disabled)?.focus();
  }

  #change(row: number[]): void {
    if (this.#isOver) return;
    this.#row = row;
    this.#desk.keep([...row]);
    this.#lay();
  }

  #lay(): void {
    const parts = this.#parts();
    const places = this.#isCounted
      ? Math.max(this.#building.goal.length, parts.length)
      : parts.length;
    const cells = Array.from({ length: Math.max(1, places) }, (_, at) => {
      const cell = element('span', 'cell');
      cell.textContent = parts[at] ?? '';
      cell.classList.toggle('is-empty', parts[at] === undefined);
      return cell;
    });
    this.root.replaceChildren(...cells);
    for (const [at, tile] of this.#tiles.entries()) {
      tile.disabled = this.#row.includes(at) || tile.dataset.out !== undefined;
      tile.classList.toggle('is-used', this.#row.includes(at));
      tile.classList.remove('is-beckoning');
    }
    this.#tools.enable('undo', parts.length > 0);
    this.#tools.enable('go', parts.length > 0);
  }

  /** What does not belong is taken out of the tray. */
  #narrow(): void {
    this.#isCounted = true;
    const { goal } = this.#building;
    for (const [at, tile] of this.#tiles.entries()) if (at >= goal.length) tile.dataset.out = '';
    const firstOff = this.#parts().findIndex((part, at) => part !== goal[at]);
    if (firstOff >= 0) this.#row = this.#row.slice(0, firstOff);
    this.#desk.keep([...this.#row]);
  }

  #workOut(): void {
    this.#isShowing = true;
    this.#desk.tell(this.#text.watch);
    this.#change([]);
    const steps = this.#building.goal.map((_, at) => () => {
      this.#desk.sound('count', 2 ** (at / 12));
      this.#change([...this.#row, at]);
    });
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      this.#change([]);
    });
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const parts = this.#parts();
    const tried = this.#building.judge(parts);
    this.#desk.sound(tried.right ? 'pop' : 'oops');
    if (tried.right) {
      this.#isOver = true;
      this.#building.onRight();
    }
    // Capitals and stops are not words of an event: the places say the same.
    const due = this.#desk.answer({ ...tried, response: [...this.#row] });
    if (tried.right || due === 'none') return;
    this.#desk.clock.after(1.2, () => {
      this.#narrow();
      this.#lay();
    });
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.#tools.dress();
    for (const tile of this.#tiles) tile.ariaLabel = this.#text.tile(tile.dataset.part ?? '');
  }

  /** Points at the tile that goes on from what lies right. */
  beckon(): void {
    const { goal } = this.#building;
    const parts = this.#parts();
    const next = goal[parts.length];
    const at = this.#building.tiles.findIndex(
      (part, place) => part === next && !this.#row.includes(place),
    );
    if (isBegun(parts, goal)) this.#tiles[at]?.classList.add('is-beckoning');
  }
}
