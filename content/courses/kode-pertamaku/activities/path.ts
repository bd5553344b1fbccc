/** Lay arrows, press go, repair: a whole way home. With a drum the arrows in its basket repeat. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import type { Board } from '../../../boards/rules/board.ts';
import { emptyProgram, listOf, type Program, samePlace } from '../../../boards/rules/program.ts';
import { type Stop, walk } from '../../../boards/rules/run.ts';
import { passed } from '../../../boards/scene/player.ts';
import {
  boardIn,
  numberIn,
  programFrom,
  programState,
  readState,
  wordFor,
  wordIn,
} from '../rules/args.ts';
import { capacityFor, type Fix, nextFix, rightFor } from '../rules/ways.ts';
import { openWorkbench, type Workbench } from '../scene/workbench.ts';
import { words } from '../text/text.ts';

class Path implements Running {
  readonly #board: Board;
  readonly #right: Program;
  readonly #capacity: number;
  readonly #start: Program;
  readonly #place: Workbench;
  readonly #desk: Desk;
  #isHeld = false;
  #due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#board = boardIn(task);
    const hasDrum = numberIn(task, 'drum') > 0;
    const startText = wordIn(task, 'given');
    this.#start = startText ? programFrom(startText) : emptyProgram(hasDrum);
    this.#right = rightFor(task) ?? this.#start;
    this.#capacity = Math.max(capacityFor(task), this.#start.before.length);
    this.#due = desk.help;
    this.#place = openWorkbench(desk, {
      isHeld: () => this.#isHeld,
      onChange: () => desk.keep(programState(this.#bench.program)),
      onHalt: (stop) => this.#halted(stop),
      onEnd: (trip) => {
        if (trip.stop === 'home') return;
        this.#bench.settle(trip);
        this.#help();
      },
      onRefresh: () => this.#mark(),
    });
    const saved = desk.state.length > 0 ? readState(desk.state) : null;
    const program =
      saved && (saved.drum !== null) === (this.#start.drum !== null) ? saved : this.#start;
    this.#bench.show({ board: this.#board, capacity: this.#capacity, program });
    desk.onFit(() => this.#place.fit());
    this.#place.refresh();
    if (desk.help !== 'none') this.#dots();
  }

  get #bench() {
    return this.#place.bench;
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #fix(): Fix | null {
    return nextFix(this.#board, this.#bench.program, {
      right: this.#right,
      capacity: this.#capacity,
    });
  }

  /** Told at the very moment, while it is seen. */
  #halted(stop: Stop): void {
    const right = stop === 'home';
    this.#isHeld = right;
    const text = this.#text();
    const isRepair = this.#start.before.length > 0;
    const mine = wordFor(this.#bench.program);
    if (!right && isRepair && mine === wordFor(this.#start)) {
      // Watching what was laid there is no try yet.
      this.#due = 'none';
      this.#desk.tell(text.stops[stop]);
      return;
    }
    const praise = this.#start.drum
      ? text.praise.drum
      : isRepair
        ? text.praise.repair
        : text.praise.path;
    this.#due = this.#desk.answer({
      right,
      response: [mine],
      line: right ? praise : text.stops[stop],
    });
  }

  #dots(): void {
    this.#bench.trail(passed(this.#board, walk(this.#board, this.#right)));
  }

  #help(): void {
    if (this.#due === 'none') return;
    this.#dots();
    if (this.#due !== 'worked') return;
    const { clock, tell } = this.#desk;
    this.#isHeld = true;
    this.#place.refresh();
    clock.after(1.8, () => {
      if (!this.#place.root.isConnected) return;
      tell(this.#text().watchNobi);
      this.#bench.demonstrate(this.#right, () => {
        this.#isHeld = false;
        if (!this.#place.root.isConnected) return;
        this.#dots();
        this.#place.refresh();
        tell(this.#text().yourTurn);
      });
      this.#dots();
    });
  }

  /** What to press next, for prompts and for who plays by rule. */
  #nextPress(): string {
    const fix = this.#fix();
    if (!fix) return 'go';
    if (fix.kind === 'drum') return 'drum';
    const { place } = fix;
    const holds = listOf(this.#bench.program, place.list)[place.index] !== undefined;
    const { cursor } = this.#bench;
    if (!samePlace(cursor, place) || cursor.on !== holds)
      return `pick-${place.list}-${place.index}`;
    return fix.kind === 'drop' ? 'erase' : fix.way;
  }

  #mark(): void {
    const isBusy = this.#bench.busy || this.#isHeld;
    this.#bench.element.dataset.next = isBusy ? 'wait' : this.#nextPress();
  }

  beckon(): string {
    const fix = this.#fix();
    const calm = document.documentElement.classList.contains('is-still');
    if (!fix) {
      this.#place.pad.beckon('go', calm);
      return this.#text().pressGo;
    }
    if (fix.kind === 'drum') return this.#text().beatIt;
    this.#bench.point(fix.place);
    this.#place.pad.beckon(fix.kind === 'drop' ? 'aside' : fix.way, calm);
    this.#place.refresh();
    return fix.kind === 'drop' ? this.#text().tooMany : this.#text().tryThis;
  }

  dress(): void {
    this.#bench.draw();
    this.#place.refresh();
  }
}

export const path: Activity = (desk, task) => new Path(desk, task);
