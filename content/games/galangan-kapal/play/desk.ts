/** One order at work: something is pulled to its measure, the ship is launched, and the sea says what it is worth. */
import { type Choice, type Desk, makeSign, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import { isMore } from '../rules/amounts.ts';
import type { Order, Spot, Verdict } from '../rules/order.ts';
import { forms } from '../rules/order.ts';
import { judge, latticeOf, shownOf, startOf } from '../rules/orders.ts';
import { outcomeOf } from '../scene/outcomes.ts';
import { questionOf } from '../text/question.ts';
import { hullArt } from '../view/boats.ts';
import { sheetOf } from '../view/sheets/sheets.ts';
import type { Context } from './context.ts';
import { inside, movedBy } from './moving.ts';

/** Seconds until the sea has its say, and to look at it. */
const lasting = { sailing: 1.5, fits: 1.7, miss: 2.1 };

export const artOf = ({ form }: Pick<Order, 'form'>): string => hullArt[forms.indexOf(form)] ?? '';

export class YardDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #spot: Spot = { x: 0, y: 0 };
  #verdict: Verdict | null = null;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { yard } = this.#context;
    this.#spot = startOf(work.order);
    yard.voyage.moor(artOf(work.order));
    yard.board.hand({ onPull: (spot) => this.#pull(spot), onKey: (key) => this.#key(key) });
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#verdict = null;
    this.#context.yard.ready();
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    const { stage, guest } = this.#context;
    const sign = makeSign('asked');
    sign.textContent = questionOf(this.#work.order, guest.settings.lang);
    offer(stage, 'one', { sign, choices: this.#choices() });
    this.#context.refit();
    this.#draw();
  }

  show(then: () => void): void {
    if (!this.#work || !this.#verdict) return;
    const { clock, sounds, yard } = this.#context;
    const { order } = this.#work;
    const fits = this.#verdict === 'fits';
    this.draw();
    sounds.play('launch');
    yard.launch(outcomeOf(order, this.#verdict, isMore(order.form, order.n, this.#spot)));
    clock.after(lasting.sailing, () => sounds.play(fits ? 'right' : 'oops'));
    clock.after(lasting.sailing + (fits ? lasting.fits : lasting.miss), then);
  }

  #pull(spot: Spot): void {
    if (!this.#work || this.#verdict) return;
    if (spot.x === this.#spot.x && spot.y === this.#spot.y) return;
    this.#spot = spot;
    this.#context.sounds.play('pull', { pitch: 0.8 + (spot.x + spot.y) * 0.012 });
    this.#draw();
  }

  #nudge(by: number): void {
    if (!this.#work) return;
    const lattice = latticeOf(this.#work.order);
    const { x, y } = this.#spot;
    this.#pull(inside(lattice.cols === 1 ? { x, y: y + by } : { x: x + by, y }, lattice));
  }

  #key(key: string): boolean {
    if (key === 'Enter' || key === ' ') {
      this.#launch();
      return true;
    }
    const moved = this.#work && movedBy(key, latticeOf(this.#work.order), this.#spot);
    if (!moved) return false;
    this.#pull(moved);
    return true;
  }

  /** The sheet, and what the board says of itself: to a screen reader, and to the machine that plays it. */
  #draw(): void {
    if (!this.#work) return;
    const { guest, text, yard } = this.#context;
    const { order, level, aid } = this.#work;
    const spot = this.#spot;
    const { lang } = guest.settings;
    yard.board.show({
      lattice: latticeOf(order),
      draw: (size) => sheetOf({ order, spot, level, aid, lang }, size),
    });
    const target = shownOf(order);
    const { button } = yard.board;
    button.ariaLabel = `${text().board(questionOf(order, lang))}. ${text().keys}`;
    Object.assign(button.dataset, {
      ready: this.#verdict ? 'no' : 'yes',
      form: order.form,
      target: `${target.x}-${target.y}`,
      spot: `${spot.x}-${spot.y}`,
    });
  }

  #choices(): Choice[] {
    if (!this.#work) return [];
    const words = this.#context.text();
    const { cols, rows } = latticeOf(this.#work.order);
    const launch = { name: 'go', label: words.launch, run: () => this.#launch() };
    if (cols > 1 && rows > 1) return [launch];
    return [
      { name: 'less', label: '−', run: () => this.#nudge(-1) },
      launch,
      { name: 'more', label: '+', run: () => this.#nudge(1) },
    ];
  }

  #launch(): void {
    if (!this.#work) return;
    // What is being watched is not disturbed, but a press is heard.
    if (this.#verdict) {
      this.#context.sounds.play('tap');
      return;
    }
    const { order } = this.#work;
    const spot = this.#spot;
    const verdict = judge(order, spot);
    this.#verdict = verdict;
    this.#onTry({
      isRight: verdict === 'fits',
      response: [spot.x, spot.y],
      line: this.#context.text().miss(order, verdict, spot),
    });
  }
}
