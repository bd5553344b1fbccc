/** One command, one step: every arrow is obeyed at once, and there are only so many. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import type { Way } from '../../../boards/board.ts';
import { emptyProgram, type Program } from '../../../boards/program.ts';
import type { Stop } from '../../../boards/run.ts';
import { shortestWay } from '../../../boards/solve.ts';
import { boardIn, wordFor } from '../args.ts';
import { openArrows } from '../arrows.ts';
import { Island } from '../island.ts';
import { words } from '../text.ts';

class Drive implements Running {
  private given: Way[] = [];
  private readonly right: Way[];
  private readonly island: Island;
  private readonly desk: Desk;
  private readonly arrows = openArrows((way) => this.command(way));
  private isOver = false;
  private due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.desk = desk;
    const board = boardIn(task);
    this.right = shortestWay(board) ?? [];
    this.due = desk.help;
    this.island = new Island(desk, board);
    desk.controls.append(this.arrows.root);
    this.dress();
    this.help();
  }

  private program(before: readonly Way[]): Program {
    return { ...emptyProgram(), before };
  }

  private text() {
    return words[this.desk.lang()];
  }

  private command(way: Way): void {
    const { island } = this;
    if (island.busy || this.isOver) return;
    this.arrows.point(null);
    this.given = [...this.given, way];
    this.dress();
    const isLast = this.given.length >= this.right.length;
    this.arrows.root.dataset.next = 'wait';
    island.step(this.program(this.given), {
      isLast,
      onHalt: (stop) => this.end(stop),
      onEnd: (trip) => this.rest(trip.stop !== 'short' || isLast),
    });
    island.ribbon.light({ list: 'before', index: this.given.length - 1 });
  }

  private end(stop: Stop): void {
    const right = stop === 'home';
    this.isOver = right;
    const line = right ? this.text().praise.drive : this.text().stops[stop];
    this.due = this.desk.answer({ right, response: [wordFor(this.program(this.given))], line });
  }

  private rest(isEnd: boolean): void {
    if (this.isOver) return;
    if (isEnd) {
      this.given = [];
      this.island.rewind();
      this.help();
    }
    this.dress();
  }

  private help(): void {
    if (this.due === 'none') return;
    this.island.trail(this.program(this.right));
    if (this.due === 'worked') this.arrows.point(this.next() ?? null);
  }

  private next(): Way | undefined {
    return this.right[this.given.length];
  }

  beckon(): string {
    this.arrows.point(this.next() ?? null);
    return this.text().tapArrow;
  }

  dress(): void {
    const program = this.program(this.given);
    const label = this.text().tiles(program);
    this.island.ribbon.show({ program, seats: this.right.length, label });
    this.arrows.dress(this.text().ways);
    this.arrows.root.dataset.next = this.next() ?? 'wait';
    this.island.fit();
  }
}

export const drive: Activity = (desk, task) => new Drive(desk, task);
