/** Lay arrows, press go, repair: a whole way home. With a drum the arrows in its basket repeat. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import type { Board } from '../../../boards/board.ts';
import { passed } from '../../../boards/player.ts';
import { emptyProgram, listOf, type Program, samePlace } from '../../../boards/program.ts';
import { type Stop, walk } from '../../../boards/run.ts';
import { boardIn, keptProgram, numberIn, programFrom, readKept, wordFor, wordIn } from '../args.ts';
import { type Fix, nextFix, rightFor, roomFor } from '../rules.ts';
import { words } from '../text.ts';
import { openWorkbench, type Workbench } from '../workbench.ts';

class Path implements Running {
  private readonly board: Board;
  private readonly right: Program;
  private readonly room: number;
  private readonly given: Program;
  private readonly place: Workbench;
  private readonly desk: Desk;
  private isHeld = false;
  private due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.desk = desk;
    this.board = boardIn(task);
    const hasDrum = numberIn(task, 'drum') > 0;
    const given = wordIn(task, 'given');
    this.given = given ? programFrom(given) : emptyProgram(hasDrum);
    this.right = rightFor(task) ?? this.given;
    this.room = Math.max(roomFor(task), this.given.before.length);
    this.due = desk.help;
    this.place = openWorkbench(desk, {
      isHeld: () => this.isHeld,
      onChange: () => desk.keep(keptProgram(this.bench.program)),
      onHalt: (stop) => this.halted(stop),
      onEnd: (trip) => {
        if (trip.stop === 'home') return;
        this.bench.settle(trip);
        this.help();
      },
      onRefresh: () => this.mark(),
    });
    const kept = desk.state.length > 0 ? readKept(desk.state) : null;
    const program = kept && (kept.drum !== null) === (this.given.drum !== null) ? kept : this.given;
    this.bench.show({ board: this.board, room: this.room, program });
    desk.onFit(() => this.place.fit());
    this.place.refresh();
    if (desk.help !== 'none') this.dots();
  }

  private get bench() {
    return this.place.bench;
  }

  private text() {
    return words[this.desk.lang()];
  }

  private fix(): Fix | null {
    return nextFix(this.board, this.bench.program, { right: this.right, room: this.room });
  }

  /** Told at the very moment, while it is seen. */
  private halted(stop: Stop): void {
    const right = stop === 'home';
    this.isHeld = right;
    const text = this.text();
    const isRepair = this.given.before.length > 0;
    const mine = wordFor(this.bench.program);
    if (!right && isRepair && mine === wordFor(this.given)) {
      // Watching what was laid there is no try yet.
      this.due = 'none';
      this.desk.tell(text.stops[stop]);
      return;
    }
    const praise = this.given.drum
      ? text.praise.drum
      : isRepair
        ? text.praise.repair
        : text.praise.path;
    this.due = this.desk.answer({
      right,
      response: [mine],
      line: right ? praise : text.stops[stop],
    });
  }

  private dots(): void {
    this.bench.trail(passed(this.board, walk(this.board, this.right)));
  }

  private help(): void {
    if (this.due === 'none') return;
    this.dots();
    if (this.due !== 'worked') return;
    const { clock, tell } = this.desk;
    this.isHeld = true;
    this.place.refresh();
    clock.after(1.8, () => {
      if (!this.place.root.isConnected) return;
      tell(this.text().watchNobi);
      this.bench.demonstrate(this.right, () => {
        this.isHeld = false;
        if (!this.place.root.isConnected) return;
        this.dots();
        this.place.refresh();
        tell(this.text().yourTurn);
      });
      this.dots();
    });
  }

  /** What to press next, for prompts and for who plays by rule. */
  private nextPress(): string {
    const fix = this.fix();
    if (!fix) return 'go';
    if (fix.kind === 'drum') return 'drum';
    const { place } = fix;
    const holds = listOf(this.bench.program, place.list)[place.index] !== undefined;
    const { cursor } = this.bench;
    if (!samePlace(cursor, place) || cursor.on !== holds)
      return `pick-${place.list}-${place.index}`;
    return fix.kind === 'drop' ? 'erase' : fix.way;
  }

  private mark(): void {
    const isBusy = this.bench.busy || this.isHeld;
    this.bench.element.dataset.next = isBusy ? 'wait' : this.nextPress();
  }

  beckon(): string {
    const fix = this.fix();
    const calm = document.documentElement.classList.contains('is-still');
    if (!fix) {
      this.place.pad.beckon('go', calm);
      return this.text().pressGo;
    }
    if (fix.kind === 'drum') return this.text().beatIt;
    this.bench.point(fix.place);
    this.place.pad.beckon(fix.kind === 'drop' ? 'aside' : fix.way, calm);
    this.place.refresh();
    return fix.kind === 'drop' ? this.text().tooMany : this.text().tryThis;
  }

  dress(): void {
    this.bench.draw();
    this.place.refresh();
  }
}

export const path: Activity = (desk, task) => new Path(desk, task);
