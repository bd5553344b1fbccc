/** One order at work: a field is pulled out, a rope moved or a sack chosen, and the land shows what comes of it. */
import { seeded } from '@nobi/kit/guest';
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import {
  type Answer,
  amountOf,
  field,
  judge,
  landFor,
  type Order,
  type Size,
  sack,
  sacksFor,
} from '../rules/orders.ts';
import { rowSeconds } from '../scene/land.ts';
import { type Outcome, pictureOf } from '../scene/pictures.ts';
import { ticket } from '../view/ticket.ts';
import type { Context } from './context.ts';
import { pulledBy } from './pulling.ts';

/** Seconds to look at a miss, and at a field that is full. */
const watching = { miss: 2.2, fits: 2.6, carry: 1.7 };

export class FieldDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #size: Size = { rows: 1, cols: 1 };
  #outcome: Outcome | null = null;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { land, yard } = this.#context;
    this.#size = this.#startOf(work.order);
    yard.cheer(false);
    land.hand({
      onTouch: ({ row, col }, phase) => {
        if (phase !== 'up') this.#pull({ rows: row + 1, cols: col + 1 });
      },
      onKey: (key) => this.#key(key),
    });
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#outcome = null;
    this.#context.land.ripen(false);
    this.draw();
  }

  draw(): void {
    const { land, stage, text } = this.#context;
    if (!this.#work) return;
    const { order, level } = this.#work;
    const isSolved = this.#outcome?.verdict.kind === 'fits';
    const sign = ticket(order, { level, words: text(), isSolved });
    offer(stage, order.form === 'total' ? 'sacks' : 'tools-one', {
      sign,
      choices: this.#choices(),
    });
    this.#context.refit();
    this.#draw();
    land.button.disabled = order.form === 'total';
  }

  /** The field is planted row by row; one that is full sends its sack to the barn. */
  show(then: () => void): void {
    if (!this.#work || !this.#outcome) return;
    const { clock, sounds, land, yard } = this.#context;
    const { order } = this.#work;
    const fits = this.#outcome.verdict.kind === 'fits';
    this.draw();
    const rows = order.form === 'total' ? order.rows : this.#size.rows;
    for (let row = 0; row < rows; row += 1)
      clock.after(row * rowSeconds, () => sounds.play('row', { pitch: 0.8 + row * 0.07 }));
    const planted = rows * rowSeconds + 0.2;
    clock.after(planted, () => sounds.play(fits ? 'right' : 'oops'));
    if (!fits) {
      clock.after(planted + watching.miss, then);
      return;
    }
    yard.cheer(true);
    yard.hold(true);
    clock.after(planted, () => land.ripen(true));
    clock.after(planted + watching.carry, () => yard.carryFrom(land.button));
    clock.after(planted + watching.fits, () => {
      yard.hold(false);
      sounds.play('sack');
      then();
    });
  }

  #startOf(order: Order): Size {
    const { form, rows, cols } = order;
    if (form === 'cut') return { rows: 1, cols };
    return form === 'side' || form === 'share' ? { rows, cols: 1 } : { rows: 2, cols: 2 };
  }

  #key(key: string): boolean {
    const wanted = pulledBy(key, this.#size);
    if (wanted) this.#pull(wanted);
    else if (key === 'Enter' || key === ' ') this.#tryField();
    else return false;
    return true;
  }

  /** As far as the order lets it be pulled. */
  #pull(wanted: Size): void {
    if (!this.#work || this.#outcome) return;
    const { order } = this.#work;
    const land = landFor(order);
    const fixedRows = order.form === 'side' || order.form === 'share';
    const mostRows = order.form === 'cut' ? order.rows - 1 : land.rows;
    const next = {
      rows: fixedRows ? order.rows : Math.max(1, Math.min(mostRows, wanted.rows)),
      cols: order.form === 'cut' ? order.cols : Math.max(1, Math.min(land.cols, wanted.cols)),
    };
    if (next.rows === this.#size.rows && next.cols === this.#size.cols) return;
    this.#size = next;
    this.#context.sounds.play('pull', { pitch: 0.8 + amountOf(next) * 0.008 });
    this.#draw();
  }

  #draw(): void {
    if (!this.#work) return;
    const { land, text } = this.#context;
    const { order } = this.#work;
    land.show(pictureOf(this.#work, this.#size, this.#outcome));
    const isCut = order.form === 'cut';
    const words = text();
    land.button.ariaLabel = `${isCut ? words.rope(this.#size.rows) : words.land(order.form === 'total' ? order : this.#size)}. ${words.keys}`;
    Object.assign(land.button.dataset, {
      ready: this.#outcome ? 'no' : 'yes',
      form: order.form,
      rows: String(order.rows),
      cols: String(order.cols),
      at: String(order.at),
      pulled: `${this.#size.rows}-${this.#size.cols}`,
    });
  }

  #choices(): Choice[] {
    const { text } = this.#context;
    const { order, seed, aid } = this.#work ?? { order: null, seed: 0, aid: 0 };
    if (!order) return [];
    if (order.form !== 'total') {
      const label = order.form === 'cut' ? text().done.tie : text().done.plant;
      return [{ name: 'go', label, run: () => this.#tryField() }];
    }
    const isPointing = aid >= 4 && !this.#outcome;
    return sacksFor(order, seeded(seed)).map((total) => ({
      name: `sack-${total} sack${isPointing && total === amountOf(order) ? ' is-beckoning' : ''}`,
      label: String(total),
      run: () => this.#try(sack(total)),
    }));
  }

  #tryField(): void {
    if (this.#work?.order.form !== 'total') this.#try(field(this.#size.rows, this.#size.cols));
  }

  #try(answer: Answer): void {
    const { order } = this.#work ?? {};
    const { sounds, text } = this.#context;
    if (!order) return;
    // What is being watched is not disturbed, but a press is heard.
    if (this.#outcome) {
      sounds.play('tap');
      return;
    }
    const verdict = judge(order, answer);
    this.#outcome = { answer, verdict };
    const isTotal = order.form === 'total' || order.form === 'cut';
    this.#onTry({
      isRight: verdict.kind === 'fits',
      response: [isTotal ? answer.total : `${answer.rows}x${answer.cols}`],
      line: text().miss(verdict, order, answer),
    });
  }
}
