/** An own garden: wherever the program leads Nobi, a flower grows. Nothing here can go amiss. */
import { type Activity, type CourseTask, type Desk, element, type Running } from '@nobi/kit/course';
import bunga from '../../../art/fluent/bunga.webp';
import type { Board } from '../../../boards/board.ts';
import { passed } from '../../../boards/player.ts';
import { emptyProgram, type Program, tileCount } from '../../../boards/program.ts';
import { walk } from '../../../boards/run.ts';
import { type BoardView, openBoardView } from '../../../boards/view.ts';
import { boardIn, hasHome, keptProgram, numberIn, programFrom, readKept, wordIn } from '../args.ts';
import { workCell } from '../island.ts';
import { words } from '../text.ts';
import { openWorkbench, type Workbench } from '../workbench.ts';

/** Lets flowers grow on every square that the program passes over. */
const plant = (view: BoardView, board: Board, program: Program): void => {
  for (const old of view.element.querySelectorAll('.is-flower')) old.remove();
  const trip = walk(board, program);
  const keys = new Set(passed(board, trip).map(({ x, y }) => `${x} ${y}`));
  for (const key of keys) {
    const [x = '0', y = '0'] = key.split(' ');
    const flower = element('div', 'bd-thing is-flower');
    flower.innerHTML = `<img src="${bunga}" alt="" draggable="false">`;
    flower.style.setProperty('--x', x);
    flower.style.setProperty('--y', y);
    view.element.append(flower);
  }
};

class Garden implements Running {
  private readonly board: Board;
  private readonly place: Workbench;
  private readonly desk: Desk;
  private readonly isFunny: boolean;
  private walked: Program | null = null;

  constructor(desk: Desk, task: CourseTask) {
    this.desk = desk;
    this.board = boardIn(task);
    this.isFunny = hasHome(this.board);
    const hasDrum = numberIn(task, 'drum') > 0;
    const given = wordIn(task, 'given');
    const start = given ? programFrom(given) : emptyProgram(hasDrum);
    const kept = desk.state.length > 0 ? readKept(desk.state) : null;
    this.place = openWorkbench(desk, {
      isHeld: () => false,
      onChange() {},
      onHalt: (stop) => desk.tell(this.text().stops[stop === 'short' ? 'grown' : stop]),
      onEnd: () => {
        this.grown();
        desk.clock.after(1.2, () => this.back());
      },
      onRefresh: () => {
        const isEmpty = tileCount(this.bench.program) === 0;
        this.bench.element.dataset.next = isEmpty ? 'right' : this.bench.busy ? 'wait' : 'go';
      },
    });
    this.bench.show({
      board: this.board,
      room: numberIn(task, 'room', 10),
      program: kept ?? start,
    });
    this.bench.view.home.hidden = !this.isFunny;
    if (kept) this.grown();
    desk.onFit(() => this.place.fit());
    this.place.refresh();
  }

  private get bench() {
    return this.place.bench;
  }

  private text() {
    return words[this.desk.lang()];
  }

  private grown(): void {
    this.walked = this.bench.program;
    if (this.isFunny) this.bench.trail(passed(this.board, walk(this.board, this.walked)));
    else plant(this.bench.view, this.board, this.walked);
    this.desk.keep(keptProgram(this.walked));
  }

  private back(): void {
    if (!this.place.root.isConnected || this.bench.busy) return;
    this.bench.rewind();
    this.bench.draw();
    this.place.refresh();
  }

  beckon(): string {
    const isEmpty = tileCount(this.bench.program) === 0;
    return isEmpty ? this.text().layFirst : this.text().pressGo;
  }

  dress(): void {
    this.bench.draw();
    this.place.refresh();
  }

  work(): HTMLElement {
    const view = openBoardView();
    view.show(this.board);
    view.home.hidden = !this.isFunny;
    view.size(workCell(this.board.height));
    const program = this.walked ?? this.bench.program;
    if (this.isFunny) view.trail(passed(this.board, walk(this.board, program)));
    else plant(view, this.board, program);
    const shown = element('div', 'work isle-work');
    shown.append(view.element);
    return shown;
  }
}

export const garden: Activity = (desk, task) => new Garden(desk, task);
