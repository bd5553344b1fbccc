/** A square of the island to be found: where Nobi will stop, or what bars his way. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import { type Spot, sameSpot, withGround } from '../../../boards/rules/board.ts';
import type { Program } from '../../../boards/rules/program.ts';
import { boardIn, programIn, rowsOf, wordIn } from '../rules/args.ts';
import { everySpot, isAimed, rightFor } from '../rules/ways.ts';
import { openGrid } from '../scene/grid.ts';
import { Island } from '../scene/island.ts';
import { words } from '../text/text.ts';
import { flagPicture } from '../view/flag.ts';

class Square implements Running {
  readonly #island: Island;
  readonly #program: Program;
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #isOpening: boolean;
  readonly #grid;
  #flag: HTMLElement | null = null;
  #isOver = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#isOpening = wordIn(task, 'ask') === 'open';
    this.#program = programIn(task);
    this.#island = new Island(desk, boardIn(task));
    this.#grid = openGrid(this.#island, (spot) => this.#pick(spot));
    this.dress();
    this.#help(desk.help);
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #pick(spot: Spot): void {
    const island = this.#island;
    const desk = this.#desk;
    const task = this.#task;
    if (island.busy || this.#isOver || sameSpot(spot, island.board.nobi)) return;
    const right = isAimed(task, spot);
    this.#isOver = right;
    if (this.#isOpening) this.#clear(spot, right);
    else this.#plant(spot, right);
    desk.sound('tap');
  }

  /** The flag stands; then Nobi walks, and it is seen where he stops. */
  #plant(spot: Spot, right: boolean): void {
    const island = this.#island;
    this.#flag?.remove();
    this.#flag = island.mark(spot, 'is-flag', flagPicture);
    island.walk(this.#program, {
      onHalt: () => this.#tell(spot, right),
      onEnd: () => {
        if (right) island.view.mood('glad');
        else this.#desk.clock.after(0.9, () => this.#again());
      },
    });
  }

  #again(): void {
    if (!this.#island.root.isConnected) return;
    this.#flag?.remove();
    this.#island.rewind();
  }

  /** What barred the way sinks; then Nobi tries to get home. */
  #clear(spot: Spot, right: boolean): void {
    const island = this.#island;
    const board = withGround(island.board, spot, 'land');
    if (right) {
      island.show(board);
      this.#grid.stand();
      const way = rightFor({ ...this.#task, args: { map: rowsOf(board) } });
      if (way) island.walk(way, { onHalt: () => this.#tell(spot, true), onEnd() {} });
    } else {
      island.view.thingAt(spot)?.animate({ transform: ['none', 'scale(1.2)', 'none'] }, 500);
      island.view.mood('wobbly');
      this.#desk.clock.after(1.6, () => this.#again());
      this.#tell(spot, false);
    }
  }

  #tell(spot: Spot, right: boolean): void {
    const desk = this.#desk;
    const island = this.#island;
    const text = this.#text();
    const kind = this.#isOpening ? 'open' : 'square';
    const line = right ? text.praise[kind] : this.#isOpening ? text.stillShut : text.stopsElsewhere;
    const at = spot.y * island.board.width + spot.x;
    this.#help(desk.answer({ right, response: [at], line }));
  }

  #help(due: Desk['help']): void {
    const island = this.#island;
    if (due === 'none') return;
    if (!this.#isOpening) island.trail(this.#program);
    if (due === 'worked' || this.#isOpening) this.#grid.point(this.#aim());
  }

  #aim(): Spot | undefined {
    return everySpot(this.#island.board).find((spot) => isAimed(this.#task, spot));
  }

  beckon(): string {
    if (this.#isOpening) return this.#text().whatBars;
    this.#island.ribbon.root.classList.add('is-beckoning');
    return this.#text().readTiles;
  }

  dress(): void {
    const { ribbon } = this.#island;
    const program = this.#program;
    const aim = this.#aim();
    if (aim) this.#grid.root.dataset.aim = `${aim.x}-${aim.y}`;
    ribbon.show(this.#isOpening ? null : { program, label: this.#text().tiles(program) });
    this.#grid.dress((spot, thing) => this.#text().spot(spot, thing));
    this.#island.fit();
  }
}

export const square: Activity = (desk, task) => new Square(desk, task);
