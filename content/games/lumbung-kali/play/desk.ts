/** One order at work: a field is pulled out, a rope moved or a sack chosen, and the land shows what comes of it. */
import { seeded } from '@nobi/kit/guest';
import type { Spot } from '../rules/garden.ts';
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
  type Verdict,
} from '../rules/orders.ts';
import { type Phase, rowSeconds } from '../scene/land.ts';
import { type OrderView, type Outcome, pictureOf } from '../scene/pictures.ts';
import { ticket } from '../view/ticket.ts';
import type { Context, Tiller } from './context.ts';
import { type Choice, offer } from './controls.ts';

export interface Tried {
  order: Order;
  answer: Answer;
  verdict: Verdict;
}

export interface DeskWork extends OrderView {
  seed: number;
}

/** Seconds to look at a miss, and at a field that is full. */
const watching = { miss: 2.2, fits: 2.6, carry: 1.7 };

export class Desk implements Tiller {
  #context: Context;
  #onTry: (tried: Tried) => void;
  #work: DeskWork | null = null;
  #size: Size = { rows: 1, cols: 1 };
  #outcome: Outcome | null = null;

  constructor(context: Context, onTry: (tried: Tried) => void) {
    this.#context = context;
    this.#onTry = onTry;
  }

  /** A new order, from its beginning. */
  ask(work: DeskWork): void {
    this.#size = this.#startOf(work.order);
    this.aid(work);
  }

  /** The same order; what was pulled out stays. */
  aid(work: DeskWork): void {
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

  touch({ row, col }: Spot, phase: Phase): void {
    if (phase === 'up') return;
    this.#pull({ rows: row + 1, cols: col + 1 });
  }

  key(name: string): boolean {
    const { rows, cols } = this.#size;
    if (name === 'Enter' || name === ' ') this.#tryField();
    else if (name === 'ArrowDown') this.#pull({ rows: rows + 1, cols });
    else if (name === 'ArrowUp') this.#pull({ rows: rows - 1, cols });
    else if (name === 'ArrowRight') this.#pull({ rows, cols: cols + 1 });
    else if (name === 'ArrowLeft') this.#pull({ rows, cols: cols - 1 });
    else return false;
    return true;
  }

  /** Plants what was given and says what comes of it; then goes on. */
  show({ answer, verdict }: Outcome, then: () => void): void {
    const { clock, sounds, land, yard } = this.#context;
    this.#outcome = { answer, verdict };
    const fits = verdict.kind === 'fits';
    this.draw();
    const order = this.#work?.order;
    const rows = order?.form === 'total' ? order.rows : this.#size.rows;
    for (let row = 0; row < rows; row += 1)
      clock.after(row * rowSeconds, () => sounds.play('row', { pitch: 0.8 + row * 0.07 }));
    const planted = rows * rowSeconds + 0.2;
    clock.after(planted, () => sounds.play(fits ? 'right' : 'oops'));
    if (fits) clock.after(planted, () => land.ripen(true));
    if (fits) clock.after(planted + watching.carry, () => yard.carryFrom(land.button));
    clock.after(planted + (fits ? watching.fits : watching.miss), then);
  }

  #startOf(order: Order): Size {
    const { form, rows, cols } = order;
    if (form === 'cut') return { rows: 1, cols };
    return form === 'side' || form === 'share' ? { rows, cols: 1 } : { rows: 2, cols: 2 };
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
      name: `sack sack-${total}${isPointing && total === amountOf(order) ? ' is-beckoning' : ''}`,
      label: String(total),
      run: () => this.#try(sack(total)),
    }));
  }

  #tryField(): void {
    if (this.#work?.order.form !== 'total') this.#try(field(this.#size.rows, this.#size.cols));
  }

  #try(answer: Answer): void {
    const { order } = this.#work ?? {};
    if (!order) return;
    // What is being watched is not disturbed, but a press is heard.
    if (this.#outcome) this.#context.sounds.play('tap');
    else this.#onTry({ order, answer, verdict: judge(order, answer) });
  }
}
