/** One command, one step: every arrow is obeyed at once, and there are only so many. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import type { Way } from '../../../boards/rules/board.ts';
import { emptyProgram, type Program } from '../../../boards/rules/program.ts';
import type { Stop } from '../../../boards/rules/run.ts';
import { shortestWay } from '../../../boards/rules/solve.ts';
import { boardIn, wordFor } from '../rules/args.ts';
import { openArrows } from '../scene/arrows.ts';
import { Island } from '../scene/island.ts';
import { words } from '../text/text.ts';

class Drive implements Running {
  #commands: Way[] = [];
  readonly #right: Way[];
  readonly #island: Island;
  readonly #desk: Desk;
  readonly #arrows = openArrows((way) => this.#command(way));
  #isOver = false;
  #due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    const board = boardIn(task);
    this.#right = shortestWay(board) ?? [];
    this.#due = desk.help;
    this.#island = new Island(desk, board);
    desk.controls.append(this.#arrows.root);
    this.dress();
    this.#help();
  }

  #program(before: readonly Way[]): Program {
    return { ...emptyProgram(), before };
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #command(way: Way): void {
    const island = this.#island;
    if (island.busy || this.#isOver) return;
    this.#arrows.point(null);
    this.#commands = [...this.#commands, way];
    this.dress();
    const isLast = this.#commands.length >= this.#right.length;
    this.#arrows.root.dataset.next = 'wait';
    island.step(this.#program(this.#commands), {
      isLast,
      onHalt: (stop) => this.#end(stop),
      onEnd: (trip) => this.#rest(trip.stop !== 'short' || isLast),
    });
    island.ribbon.light({ list: 'before', index: this.#commands.length - 1 });
  }

  #end(stop: Stop): void {
    const right = stop === 'home';
    this.#isOver = right;
    const line = right ? this.#text().praise.drive : this.#text().stops[stop];
    this.#due = this.#desk.answer({
      right,
      response: [wordFor(this.#program(this.#commands))],
      line,
    });
  }

  #rest(isEnd: boolean): void {
    if (this.#isOver) return;
    if (isEnd) {
      this.#commands = [];
      this.#island.rewind();
      this.#help();
    }
    this.dress();
  }

  #help(): void {
    if (this.#due === 'none') return;
    this.#island.trail(this.#program(this.#right));
    if (this.#due === 'worked') this.#arrows.point(this.#next() ?? null);
  }

  #next(): Way | undefined {
    return this.#right[this.#commands.length];
  }

  beckon(): string {
    this.#arrows.point(this.#next() ?? null);
    return this.#text().tapArrow;
  }

  dress(): void {
    const program = this.#program(this.#commands);
    const label = this.#text().tiles(program);
    this.#island.ribbon.show({ program, seats: this.#right.length, label });
    this.#arrows.dress(this.#text().ways);
    this.#arrows.root.dataset.next = this.#next() ?? 'wait';
    this.#island.fit();
  }
}

export const drive: Activity = (desk, task) => new Drive(desk, task);
