/** Plays a walk on a board, all at once or step by step. Keeps time by the clock that it is given. */
import type { Clock } from '@nobi/kit/guest';
import type { Board, Spot } from '../rules/board.ts';
import type { Place } from '../rules/program.ts';
import { endOf, type Move, type Stop, type Trip } from '../rules/run.ts';
import type { Act } from './act.ts';
import { perform, wonder } from './acts.ts';
import type { BoardView } from './board-view.ts';
import { adorn, type Cue } from './sparks.ts';

export interface PlayerOptions {
  board(): Board;
  view: BoardView;
  clock: Pick<Clock, 'after'>;
  /** Reduced motion. */
  calm(): boolean;
  /** Something that may be heard; `nth` counts the steps of this walk. */
  onCue(cue: Cue, nth: number): void;
  /** Something ends the walk just now; what it looks like goes on for a while. */
  onHalt(stop: Stop): void;
  /** Which arrow is being obeyed, and which time round the drum it is. */
  onLight(place: Place | null, round: number): void;
}

// When Nobi meets what stops him, in seconds after setting off.
const impact = 0.36;

export class Player {
  #options: PlayerOptions;
  #taken = 0;
  #busy = false;
  // A rewind makes everything stale that was planned before it.
  #turn = 0;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** How many steps of the walk have been taken so far. */
  get taken(): number {
    return this.#taken;
  }

  /** Walks on to the end. */
  go(trip: Trip, done: () => void): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#onward(trip, done);
  }

  /** Takes one step; `done` tells whether it was the last. */
  step(trip: Trip, done: (isLast: boolean) => void): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#take(trip, () => {
      if (this.#taken >= trip.moves.length) {
        this.#finish(trip, () => done(true));
        return;
      }
      this.#busy = false;
      done(false);
    });
  }

  /** Nobi stands at the start again, at once. */
  rewind(): void {
    const { view, onLight } = this.#options;
    this.#turn += 1;
    this.#taken = 0;
    this.#busy = false;
    onLight(null, 0);
    for (const animation of view.element.getAnimations({ subtree: true })) animation.cancel();
    for (const extra of view.element.querySelectorAll('.bd-extra')) extra.remove();
    view.reset();
  }

  #later(seconds: number, run: () => void): void {
    const mine = this.#turn;
    this.#options.clock.after(seconds, () => {
      if (mine === this.#turn) run();
    });
  }

  #sound(act: Act, move: Move | null): void {
    const { view, onCue, calm } = this.#options;
    const nth = this.#taken;
    for (const [at, cue] of act.cues)
      this.#later(at, () => {
        onCue(cue, nth);
        if (move && !calm()) adorn(view, move, cue);
      });
  }

  #take(trip: Trip, then: () => void): void {
    const { view, calm, onLight } = this.#options;
    const move = trip.moves[this.#taken];
    if (!move) {
      then();
      return;
    }
    this.#taken += 1;
    onLight(move.place, move.round);
    const act = perform(view, move, calm());
    this.#sound(act, move);
    const { stop } = move;
    if (stop) this.#later(impact, () => this.#options.onHalt(stop));
    this.#later(act.lasts, then);
  }

  #onward(trip: Trip, done: () => void): void {
    if (this.#taken >= trip.moves.length) this.#finish(trip, done);
    else this.#take(trip, () => this.#onward(trip, done));
  }

  #finish(trip: Trip, done: () => void): void {
    const { view, onLight } = this.#options;
    const end = (): void => {
      this.#busy = false;
      done();
    };
    onLight(null, 0);
    if (trip.stop !== 'short') {
      end();
      return;
    }
    this.#options.onHalt('short');
    const act = wonder(view, endOf(this.#options.board(), trip));
    this.#sound(act, null);
    this.#later(act.lasts, end);
  }
}

/** The squares that a walk passes over, the start included. */
export const passed = (board: Board, trip: Trip): Spot[] => [
  board.nobi,
  ...trip.moves
    .filter((move) => move.stop === null || move.stop === 'home' || move.stop === 'forgot')
    .map((move) => move.to),
];
