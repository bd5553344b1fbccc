/** Board, program and walk in one piece: what a game or a lesson puts on its stage. It keeps no scores. */
import type { Clock } from '@nobi/kit/guest';
import type { Board, Spot, Way } from '../rules/board.ts';
import { atEnd, type Edit, eraseArrow, layArrow, pickArrow } from '../rules/edit.ts';
import { nextBeat, type Place, type Program } from '../rules/program.ts';
import { type Stop, type Trip, walk } from '../rules/run.ts';
import { type BoardView, openBoardView } from './board-view.ts';
import { fitBench } from './fit.ts';
import { Player } from './player.ts';
import { poke } from './poke.ts';
import type { Cue } from './sparks.ts';
import { openStrip, type Strip } from './strip.ts';
import type { StripWords } from './strip-lists.ts';

export type Change = 'laid' | 'picked' | 'erased' | 'beat' | 'full';

export interface BenchOptions {
  clock: Pick<Clock, 'after'>;
  calm(): boolean;
  words(): StripWords;
  onCue(cue: Cue, nth: number): void;
  /** The child changed the program, or could not. */
  onChange(change: Change): void;
  /** Nobi set off, came to a stop between two steps, or stands at the start again. */
  onState(): void;
  /** Nobi meets what ends his walk: the moment to say what it is. */
  onHalt(stop: Stop): void;
  /** The walk and its end have been seen. Nobi stays where he is until `settle`. */
  onEnd(trip: Trip): void;
}

export interface BenchLook {
  board: Board;
  program: Program;
  capacity: number;
}

export class Bench {
  readonly element: HTMLElement;
  readonly view: BoardView;
  readonly strip: Strip;
  #options: BenchOptions;
  #player: Player;
  #look: BenchLook | null = null;
  #edit: Edit | null = null;
  #lit: Place | null = null;
  #round = 0;
  #demonstrating = false;
  #stopped: Place | null = null;
  #trip: Trip | null = null;
  #area = { width: 0, height: 0 };

  constructor(options: BenchOptions) {
    this.#options = options;
    this.view = openBoardView();
    this.strip = openStrip({
      words: options.words,
      onPick: (place) => this.pick(place),
      onBeat: () => this.beat(),
    });
    this.#player = new Player({
      ...options,
      view: this.view,
      board: () => this.board,
      onLight: (place, round) => {
        this.#lit = place;
        this.#round = round;
        this.draw();
      },
      onHalt: (stop) => {
        if (!this.#demonstrating) options.onHalt(stop);
      },
      onCue: (cue, nth) => {
        if (cue === 'drum' && !options.calm()) this.strip.thump();
        options.onCue(cue, nth);
      },
    });
    this.element = document.createElement('div');
    this.element.className = 'bench';
    this.element.append(this.view.element, this.strip.element);
    this.view.element.addEventListener('pointerdown', (event) => this.#poke(event));
  }

  /** Only on the bench: an editor may borrow the view for its own purposes. */
  #poke(event: PointerEvent): void {
    if (this.busy || this.underway || this.view.element.parentElement !== this.element) return;
    const spot = this.view.spotAt(event);
    if (!spot || !poke(this.view, this.board, spot)) return;
    this.#options.onCue('pick', 0);
  }

  get board(): Board {
    if (!this.#look) throw new Error('the bench has no board yet');
    return this.#look.board;
  }

  get program(): Program {
    if (!this.#edit) throw new Error('the bench has no program yet');
    return this.#edit.program;
  }

  get cursor(): Edit['cursor'] {
    if (!this.#edit) throw new Error('the bench has no program yet');
    return this.#edit.cursor;
  }

  get busy(): boolean {
    return this.#player.busy;
  }

  /** Between two steps of a walk. */
  get underway(): boolean {
    return this.#player.taken > 0;
  }

  show(look: BenchLook): void {
    this.#look = look;
    this.#edit = atEnd(look.program);
    this.#stopped = null;
    this.#trip = null;
    this.view.show(look.board);
    this.#player.rewind();
    this.fit(this.#area);
  }

  /** Makes the most of this many pixels. */
  fit(area: { width: number; height: number }): void {
    this.#area = area;
    if (this.#look) fitBench(this, { area, ...this.#look });
  }

  draw(): void {
    if (!this.#edit || !this.#look) return;
    const { capacity } = this.#look;
    const walked = { lit: this.#lit, round: this.#round, stopped: this.#stopped };
    this.strip.show({ edit: this.#edit, capacity, ...walked });
  }

  lay(way: Way): void {
    this.#change('laid', (edit) => layArrow(edit, way, this.#look?.capacity ?? 0));
  }

  pick(place: Place): void {
    this.#change('picked', (edit) => pickArrow(edit, place));
  }

  /** Turns to a place without taking anything away. */
  point(place: Place): void {
    if (this.#edit)
      this.#edit = pickArrow({ ...this.#edit, cursor: { ...place, on: false } }, place);
    this.draw();
  }

  erase(): void {
    this.#change('erased', eraseArrow);
  }

  beat(): void {
    this.#change('beat', (edit) => ({ ...edit, program: nextBeat(edit.program) }));
  }

  #change(change: Change, run: (edit: Edit) => Edit | null): void {
    if (!this.#edit || this.busy) return;
    const next = run(this.#edit);
    if (!next) this.strip.refuse();
    else {
      this.#edit = next;
      this.#stopped = null;
      this.#trip = null;
      if (this.underway) this.rewind();
      this.draw();
    }
    this.#options.onChange(next ? change : 'full');
  }

  /** Walks to the end, from the start or from where the steps have led. */
  go(): void {
    this.#setOff();
    const trip = this.#tripNow();
    this.#player.go(trip, () => this.#options.onEnd(trip));
    this.#options.onState();
  }

  /** One step. */
  step(): void {
    this.#setOff();
    const trip = this.#tripNow();
    this.#player.step(trip, (isLast) => {
      if (isLast) this.#options.onEnd(trip);
      else this.#options.onState();
    });
    this.#options.onState();
  }

  #setOff(): void {
    this.#stopped = null;
    if (!this.underway) this.view.trail([]);
    this.draw();
  }

  #tripNow(): Trip {
    this.#trip ??= walk(this.board, this.program);
    return this.#trip;
  }

  rewind(): void {
    this.#trip = null;
    this.#demonstrating = false;
    this.#player.rewind();
    this.#options.onState();
  }

  /** After a walk that did not lead home: back to the start, with the last arrow picked for repair. */
  settle(trip: Trip): void {
    this.rewind();
    // Nobi pops up at the start, so that nobody has to look for him.
    const pop = [0.5, 1.12, 1].map((size) => ({ transform: `scale(${size})` }));
    if (!this.#options.calm()) this.view.hop.animate(pop, { duration: 320, easing: 'ease-out' });
    this.#stopped = trip.stop === 'short' ? null : trip.at;
    if (this.#edit)
      this.#edit = this.#stopped
        ? { program: this.program, cursor: { ...this.#stopped, on: true } }
        : atEnd(this.program);
    this.draw();
  }

  /** Shows how another program walks; afterwards the child's own lies there again. */
  demonstrate(program: Program, then: () => void): void {
    const own = this.#edit;
    this.rewind();
    this.#demonstrating = true;
    this.#stopped = null;
    this.#edit = atEnd(program);
    this.draw();
    this.#player.go(walk(this.board, program), () => {
      this.#demonstrating = false;
      this.#edit = own;
      this.rewind();
      then();
    });
    this.#options.onState();
  }

  trail(spots: readonly Spot[]): void {
    this.view.trail(spots);
  }
}
