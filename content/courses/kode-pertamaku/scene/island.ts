/** Nobi's island on the stage of a lesson, with a row of tiles that he walks off. */
import { type Desk, element } from '@nobi/kit/course';
import type { Board, Spot } from '../../../boards/rules/board.ts';
import type { Place, Program } from '../../../boards/rules/program.ts';
import { type Stop, type Trip, walk } from '../../../boards/rules/run.ts';
import { openBoardView } from '../../../boards/scene/board-view.ts';
import { Player, passed } from '../../../boards/scene/player.ts';
import { poke } from '../../../boards/scene/poke.ts';
import type { Cue } from '../../../boards/scene/sparks.ts';
import { hasHome } from '../rules/args.ts';
import { openRibbon } from './ribbon.ts';

export const isCalm = (): boolean => document.documentElement.classList.contains('is-still');

export const soundOf = (desk: Desk, cue: Cue, nth: number): void => {
  if (cue === 'step') desk.sound('count', 2 ** ((nth % 8) / 12));
  else if (cue === 'drum') desk.sound('hop', 0.6 + (nth % 2) * 0.2);
  else if (cue === 'pick') desk.sound('pop', 1.4);
  else if (cue === 'home') desk.sound('right');
  else if (cue === 'wonder') desk.sound('page');
  else desk.sound('oops', cue === 'splash' ? 1.5 : 1);
};

export interface Walk {
  /** Which tile Nobi obeys, besides the one in the row. */
  onLight?(place: Place | null): void;
  onHalt?(stop: Stop): void;
  onEnd(trip: Trip): void;
}

const biggest = 132;

/** How wide the squares of a work are at the end, where its board must leave room for words. */
export const workCell = (rows: number): number =>
  Math.floor(Math.min(56, (innerHeight * 0.23) / rows));

export class Island {
  readonly root = element('div', 'isle');
  readonly view = openBoardView();
  readonly ribbon = openRibbon();
  board: Board;
  readonly #player: Player;
  readonly #desk: Desk;
  #underway: Walk | null = null;

  constructor(desk: Desk, board: Board) {
    this.#desk = desk;
    this.board = board;
    this.#player = new Player({
      view: this.view,
      board: () => this.board,
      clock: desk.clock,
      calm: isCalm,
      onCue: (cue, nth) => soundOf(desk, cue, nth),
      onHalt: (stop) => this.#isThere && this.#underway?.onHalt?.(stop),
      onLight: (place) => {
        this.ribbon.light(place);
        if (this.#isThere) this.#underway?.onLight?.(place);
      },
    });
    this.root.append(this.view.element, this.ribbon.root);
    desk.scene.append(this.root);
    this.show(board);
    desk.onFit(() => this.fit());
    this.view.element.addEventListener('pointerdown', (event) => {
      const spot = this.busy ? null : this.view.spotAt(event);
      if (spot && poke(this.view, this.board, spot)) desk.sound('tap');
    });
  }

  /** A walk may end after the child has gone on to something else. */
  get #isThere(): boolean {
    return this.root.isConnected;
  }

  get busy(): boolean {
    return this.#player.busy;
  }

  show(board: Board): void {
    this.board = board;
    this.view.show(board);
    this.view.home.hidden = !hasHome(board);
  }

  /** The row of tiles stands where it leaves the squares the most room. */
  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#desk.scene;
    const ways = [false, true].map((isBeside) => {
      this.root.classList.toggle('is-beside', isBeside);
      const row = this.ribbon.fit({ isBeside, width, height });
      const free = isBeside
        ? { wide: width - row.width - 44, high: height - 8 }
        : { wide: width - 12, high: height - row.height - 16 };
      return Math.min(free.wide / (this.board.width + 0.62), free.high / (this.board.height + 1.1));
    });
    const [under = 0, beside = 0] = ways;
    const isBeside = beside > under;
    this.root.classList.toggle('is-beside', isBeside);
    this.ribbon.fit({ isBeside, width, height });
    const cell = Math.max(30, Math.min(biggest, Math.max(under, beside)));
    this.view.size(Math.floor(cell));
  }

  walk(program: Program, how: Walk): void {
    if (this.busy) return;
    this.#player.rewind();
    this.#underway = how;
    const trip = walk(this.board, program);
    this.#player.go(trip, () => {
      if (this.#isThere) how.onEnd(trip);
    });
  }

  /** Takes the newest step of a program whose earlier steps have been taken. */
  step(program: Program, how: Walk & { isLast: boolean }): void {
    if (this.busy) return;
    this.#underway = how;
    const trip = walk(this.board, program);
    // Between two commands Nobi just stands; only after the last one does he wonder.
    const isOn = trip.stop === 'short' && !how.isLast;
    this.#player.step(isOn ? { ...trip, stop: 'home' } : trip, () => {
      if (this.#isThere) how.onEnd(trip);
    });
  }

  rewind(): void {
    this.#player.rewind();
  }

  /** Dots along the way of a program, or none. */
  trail(program: Program | null): void {
    this.view.trail(program ? passed(this.board, walk(this.board, program)) : []);
  }

  /** Something that stays on a square until the next board is shown. */
  mark(spot: Spot, name: string, html: string): HTMLElement {
    const made = element('div', `bd-thing ${name}`);
    made.innerHTML = html;
    made.style.setProperty('--x', String(spot.x));
    made.style.setProperty('--y', String(spot.y));
    this.view.element.append(made);
    return made;
  }
}
