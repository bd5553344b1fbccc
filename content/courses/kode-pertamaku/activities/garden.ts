/** An own garden: wherever the program leads Nobi, a flower grows. Nothing here can go amiss. */
import { type Activity, type CourseTask, type Desk, element, type Running } from '@nobi/kit/course';
import bunga from '../../../art/fluent/bunga.webp';
import type { Board } from '../../../boards/rules/board.ts';
import { emptyProgram, type Program, tileCount } from '../../../boards/rules/program.ts';
import { walk } from '../../../boards/rules/run.ts';
import { type BoardView, openBoardView } from '../../../boards/scene/board-view.ts';
import { passed } from '../../../boards/scene/player.ts';
import {
  boardIn,
  hasHome,
  numberIn,
  programFrom,
  programState,
  readState,
  wordIn,
} from '../rules/args.ts';
import { workCell } from '../scene/island.ts';
import { openWorkbench, type Workbench } from '../scene/workbench.ts';
import { words } from '../text/text.ts';

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
  readonly #board: Board;
  readonly #place: Workbench;
  readonly #desk: Desk;
  readonly #isFunny: boolean;
  #walked: Program | null = null;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#board = boardIn(task);
    this.#isFunny = hasHome(this.#board);
    const hasDrum = numberIn(task, 'drum') > 0;
    const startText = wordIn(task, 'given');
    const start = startText ? programFrom(startText) : emptyProgram(hasDrum);
    const saved = desk.state.length > 0 ? readState(desk.state) : null;
    this.#place = openWorkbench(desk, {
      isHeld: () => false,
      onChange() {},
      onHalt: (stop) => desk.tell(this.#text().stops[stop === 'short' ? 'grown' : stop]),
      onEnd: () => {
        this.#grown();
        desk.clock.after(1.2, () => this.#back());
      },
      onRefresh: () => {
        const isEmpty = tileCount(this.#bench.program) === 0;
        this.#bench.element.dataset.next = isEmpty ? 'right' : this.#bench.busy ? 'wait' : 'go';
      },
    });
    this.#bench.show({
      board: this.#board,
      capacity: numberIn(task, 'room', 10),
      program: saved ?? start,
    });
    this.#bench.view.home.hidden = !this.#isFunny;
    if (saved) this.#grown();
    desk.onFit(() => this.#place.fit());
    this.#place.refresh();
  }

  get #bench() {
    return this.#place.bench;
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #grown(): void {
    this.#walked = this.#bench.program;
    if (this.#isFunny) this.#bench.trail(passed(this.#board, walk(this.#board, this.#walked)));
    else plant(this.#bench.view, this.#board, this.#walked);
    this.#desk.keep(programState(this.#walked));
  }

  #back(): void {
    if (!this.#place.root.isConnected || this.#bench.busy) return;
    this.#bench.rewind();
    this.#bench.draw();
    this.#place.refresh();
  }

  beckon(): string {
    const isEmpty = tileCount(this.#bench.program) === 0;
    return isEmpty ? this.#text().layFirst : this.#text().pressGo;
  }

  dress(): void {
    this.#bench.draw();
    this.#place.refresh();
  }

  work(): HTMLElement {
    const view = openBoardView();
    view.show(this.#board);
    view.home.hidden = !this.#isFunny;
    view.size(workCell(this.#board.height));
    const program = this.#walked ?? this.#bench.program;
    if (this.#isFunny) view.trail(passed(this.#board, walk(this.#board, program)));
    else plant(view, this.#board, program);
    const picture = element('div', 'work isle-work');
    picture.append(view.element);
    return picture;
  }
}

export const garden: Activity = (desk, task) => new Garden(desk, task);
