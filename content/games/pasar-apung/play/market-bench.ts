/** Where a child builds a level: digits are turned like wheels, and the tray shows what they come to. */
import { type Bench, makeSign } from '@nobi/kit/rounds';
import { kinds, stepOf } from '../rules/code.ts';
import type { Order } from '../rules/orders.ts';
import { drawTray } from '../scene/tray.ts';
import { boardOf, heldOf } from '../view/board.ts';
import { goods } from '../view/goods.ts';
import { numeral } from '../view/pieces.ts';
import type { Context } from './context.ts';

/** A visit of the maker's corner, apart from those of the rounds. */
const visit = 1_000_003;

export class MarketBench implements Bench<Order> {
  #context: Context;
  #kind = 0;
  /** Hundreds, tens and ones of a level's steps. */
  #digits: readonly number[] = [2, 3, 7];
  #changed: () => void = () => undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  goal(): string {
    return this.#context.text().makeGoal;
  }

  order(): Order {
    const { form, b } = kinds[this.#kind] ?? { form: 'exact', b: 0 };
    const [first = 0, tens = 0, ones = 0] = this.#digits;
    const steps = (form === 'load' ? first * 100 : 0) + tens * 10 + ones;
    return { form, b, a: steps * stepOf({ form }) };
  }

  next(): void {
    this.#kind = (this.#kind + 1) % kinds.length;
  }

  sign(order: Order): HTMLElement {
    const sign = makeSign();
    sign.textContent = numeral(order.a, this.#context.guest.settings.lang);
    return sign;
  }

  enter(changed: () => void): void {
    const { river } = this.#context;
    this.#changed = changed;
    river.turn('bench');
    river.stow([]);
    river.leave();
  }

  leave(): void {
    const { river } = this.#context;
    river.over.replaceChildren();
    river.leave();
    river.turn('desk');
  }

  dress(): void {
    const { guest, river } = this.#context;
    const { lang } = guest.settings;
    const order = this.order();
    const isPack = order.form === 'load';
    this.#context.refit();
    river.over.replaceChildren(...this.#wheels(isPack));
    river.lay(drawTray({ pieces: [], lang, isPack, hasSums: false }), '');
    river.meet({
      visit,
      who: this.#kind,
      good: isPack ? 0 : this.#kind % goods.length,
      isPlain: isPack,
      board: boardOf(order, lang),
      held: heldOf(order, lang),
    });
  }

  #wheels(isPack: boolean): HTMLElement[] {
    const { places } = this.#context.text();
    return (isPack ? [0, 1, 2] : [1, 2]).map((at) =>
      this.#wheel(at, places[isPack ? at + 1 : at - 1] ?? ''),
    );
  }

  #wheel(at: number, place: string): HTMLButtonElement {
    const digit = this.#digits[at] ?? 0;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `wheel wheel-${at}`;
    button.ariaLabel = this.#context.text().wheel(place, digit);
    button.innerHTML = `<i>${place}</i> <b>${digit}</b>`;
    button.addEventListener('click', () => this.#spin(at));
    return button;
  }

  #spin(at: number): void {
    const { river, sounds } = this.#context;
    this.#digits = this.#digits.map((digit, n) => (n === at ? (digit + 1) % 10 : digit));
    sounds.play('tap', { pitch: 0.9 + (this.#digits[at] ?? 0) * 0.04 });
    this.#changed();
    this.dress();
    river.over.querySelector<HTMLElement>(`.wheel-${at}`)?.focus({ preventScroll: true });
  }
}
