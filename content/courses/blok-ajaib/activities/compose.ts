/** Builds or mends a program until it sounds as it should; then the orchestra plays it. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import { element } from '@nobi/kit/course';
import { blockCount, type Token } from '../rules/blocks.ts';
import { afterEdit } from '../rules/edits.ts';
import {
  type Edit,
  fits,
  goalOf,
  mistakeOf,
  nextEdit,
  type Order,
  orderIn,
} from '../rules/orders.ts';
import { run } from '../rules/run.ts';
import { Builder } from '../scene/builder.ts';
import { Score } from '../scene/score.ts';
import { openYard, playRun } from '../scene/yard.ts';
import { words } from '../text/text.ts';

const pace = 0.6;

class Bench implements Running {
  readonly #desk: Desk;
  readonly #order: Order;
  readonly #way: 'compose' | 'mend';
  readonly #yard;
  readonly #score: Score;
  readonly #builder: Builder;
  readonly #free = element('b', 'room');

  constructor(desk: Desk, task: CourseTask, way: 'compose' | 'mend') {
    this.#desk = desk;
    this.#way = way;
    this.#order = orderIn(task);
    const { want, start, tray, many, input } = this.#order;
    this.#yard = openYard(desk, task);
    const counts = want.some((token) => token === 'p');
    const isLook = desk.step === 'look';
    this.#score = new Score(goalOf(this.#order), input, {
      open: true,
      counts,
      ...(!isLook && { onHear: () => this.#hear() }),
    });
    this.#builder = new Builder(desk, {
      start,
      tray,
      many,
      onGo: () => this.#go(),
      onChange: () => this.#still(),
    });
    const bench = element('div', 'bench');
    bench.append(this.#builder.editor.root, this.#free);
    this.#free.hidden = isLook;
    this.#yard.root.append(this.#score.root, bench);
    this.dress();
    if (task.args.view === 1 && desk.help === 'none') this.#markBug();
    if (desk.step === 'look' || desk.help === 'worked') this.#workOut();
    else if (desk.help === 'scaffold') this.#scaffold();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  /** The easiest way to mend: where to look is given, what to do is not. */
  #markBug(): void {
    const edit = nextEdit(this.#order, this.#builder.program);
    if (edit.do === 'turn' || edit.do === 'drop') this.#builder.editor.mark(edit.at);
    if (edit.do === 'put') this.#builder.editor.mark(edit.after);
  }

  /** What has sounded is silent again. */
  #still(): void {
    this.#score.clear();
    this.#count();
  }

  #count(): void {
    const free = this.#order.many - blockCount(this.#builder.program);
    this.#free.textContent = `${free}`;
  }

  #lock(isLocked: boolean): void {
    this.#builder.isLocked = isLocked;
    // Who plays by rule waits until there is something to do again.
    this.#yard.root.toggleAttribute('data-shows', isLocked);
  }

  #play(onEnd: () => void): void {
    this.#lock(true);
    this.#score.clear();
    const { steps } = run(this.#builder.program, this.#order.input);
    playRun(this.#desk, steps, {
      onStep: (step) => {
        this.#builder.editor.run(step.at);
        return this.#score.beat(step);
      },
      onEnd: () => {
        this.#builder.editor.run(-1);
        onEnd();
      },
    });
  }

  /** What should be heard is heard, for who listens better than reads. */
  #hear(): void {
    if (this.#builder.isLocked) {
      this.#desk.tell(this.#text.watch);
      return;
    }
    this.#lock(true);
    this.#score.clear();
    playRun(this.#desk, goalOf(this.#order).steps, {
      onStep: (step) => this.#score.beat(step),
      onEnd: () => {
        this.#score.clear();
        this.#lock(false);
      },
    });
  }

  #go(): void {
    if (this.#builder.isLocked) {
      this.#desk.tell(this.#text.watch);
      return;
    }
    this.#desk.sound('tap');
    this.#play(() => this.#judge());
  }

  #judge(): void {
    const { program } = this.#builder;
    const right = fits(this.#order, program);
    if (right) this.#yard.tickle();
    else this.#score.markMissing();
    this.#desk.sound(right ? 'pop' : 'oops');
    const line = right
      ? this.#text.done[this.#way]
      : this.#text.mistakes[mistakeOf(this.#order, program)];
    const response = program.slice(0, 24);
    const due = this.#desk.answer({ right, response, line });
    if (right) return;
    this.#lock(false);
    if (due === 'scaffold') this.#desk.clock.after(1.6, () => this.#scaffold());
    if (due === 'worked') this.#desk.clock.after(2.4, () => this.#workOut());
  }

  /** What is right from the front on stays; the place where it goes on is marked. */
  #scaffold(): void {
    this.#markBug();
  }

  /** The way is shown block by block, played, and cleared again: then it is the child's turn. */
  #workOut(): void {
    const isLook = this.#desk.step === 'look';
    this.#lock(true);
    if (!isLook) this.#desk.tell(this.#text.watch);
    const show = (): void => {
      const edit = nextEdit(this.#order, this.#builder.program);
      if (edit.do === 'go') {
        this.#play(() => {
          if (isLook) return;
          this.#builder.set(this.#order.start);
          this.#lock(false);
        });
        return;
      }
      this.#desk.sound('count', 1.2);
      const next: Token[] = afterEdit(this.#builder.program, edit);
      this.#builder.set(next, placeOf(edit));
      this.#desk.clock.after(pace, show);
    };
    this.#desk.clock.after(0.8, show);
  }

  dress(): void {
    this.#builder.dress();
    this.#score.dress(this.#desk.lang());
    this.#yard.dress();
    this.#count();
  }

  beckon(): string {
    const edit = nextEdit(this.#order, this.#builder.program);
    const { editor, tools, cursor } = this.#builder;
    if (edit.do === 'go') tools.point('go');
    else if (edit.do === 'put' && cursor === edit.after) tools.point(`put-${edit.block}`);
    else editor.point(placeOf(edit));
    return this.#text.ways[this.#way];
  }
}

const placeOf = (edit: Edit): number => {
  if (edit.do === 'put') return edit.after;
  return edit.do === 'go' ? -1 : edit.at;
};

export const compose: Activity = (desk, task) => {
  const bench = new Bench(desk, task, 'compose');
  return { dress: () => bench.dress(), beckon: () => bench.beckon() };
};

export const mend: Activity = (desk, task) => {
  const bench = new Bench(desk, task, 'mend');
  return { dress: () => bench.dress(), beckon: () => bench.beckon() };
};
