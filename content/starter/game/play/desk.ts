/** One order at work: four plates, one of which is pressed. */
import { seeded } from '@nobi/kit/guest';
import type { Desk, OnTry, Work } from '@nobi/kit/rounds';
import { isMost, type Order, platesOf } from '../rules/tasks.ts';
import type { Context } from './context.ts';

/** Seconds to look at what was tried. */
const watching = { right: 2.4, miss: 1.2 };

export class PlateDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #counts: readonly number[] = [];
  /** What was tried is being watched; presses wait. */
  #tried: { isRight: boolean } | null = null;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    this.#counts = platesOf(work.order, seeded(work.seed));
    this.#context.plates.hand((at) => this.#pick(at));
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#tried = null;
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    const { plates, text } = this.#context;
    const { level, aid, order } = this.#work;
    plates.show(this.#counts, text().plate);
    plates.rest(this.#tried !== null);
    plates.help(level === 0 || aid >= 2);
    if (aid >= 3 || this.#tried?.isRight) plates.point(this.#counts.indexOf(order.most));
  }

  show(then: () => void): void {
    const { clock, sounds } = this.#context;
    sounds.play(this.#tried?.isRight ? 'right' : 'oops');
    this.draw();
    clock.after(this.#tried?.isRight ? watching.right : watching.miss, then);
  }

  #pick(at: number): void {
    const count = this.#counts[at];
    if (this.#tried || count === undefined) return;
    const isRight = isMost(this.#counts, count);
    this.#tried = { isRight };
    this.#onTry({ isRight, response: [count], line: this.#context.text().miss(count) });
  }
}
