/** One order at work: the boat is sailed, the sea looked at more closely, and the anchor dropped. */
import { seeded, shuffled } from '@nobi/kit/guest';
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import {
  judge,
  type Order,
  one,
  rivals,
  type Span,
  spanOf,
  targetOf,
  tenthAround,
  type Verdict,
} from '../rules/orders.ts';
import { closeUp, pictureOf, rivalSpan, type View } from '../scene/marks.ts';
import { decimal, placeName } from '../text/numbers.ts';
import { findAt, surprise } from '../view/finds.ts';
import { ticket } from '../view/ticket.ts';
import type { Context } from './context.ts';
import { sailedBy } from './sailing.ts';

/** Seconds: the anchor falls, what it finds is looked at, a miss is seen from nearby. */
const lasting = { falling: 0.8, looking: 1.9, near: 2.8, back: 1, boats: 2.6 };

export class SeaDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #span: Span = { from: 0, to: 1 };
  #value = 0;
  #verdict: Verdict | null = null;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { sea } = this.#context;
    this.#span = spanOf(work.order);
    this.#value = this.#span.from;
    sea.ready();
    sea.lay([]);
    sea.zoom(this.#span, true);
    sea.hand({ onSail: (value) => this.#sail(value), onKey: (key) => this.#key(key) });
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#verdict = null;
    this.#context.sea.ready();
    this.draw();
  }

  draw(): void {
    if (!this.#work) return;
    const { stage, sea, text, guest } = this.#context;
    const { order } = this.#work;
    const sign = ticket(order, guest.settings.lang, text());
    offer(stage, order.form === 'compare' ? 'rivals' : 'one', { sign, choices: this.#choices() });
    this.#context.refit();
    sea.show(pictureOf(this.#view(this.#work), this.#verdict !== null));
    sea.sail(this.#value);
    this.#name(order);
  }

  show(then: () => void): void {
    if (!this.#work || !this.#verdict) return;
    this.draw();
    const { clock, sounds } = this.#context;
    const fits = this.#verdict.kind === 'fits';
    if (this.#work.order.form === 'compare') {
      sounds.play(fits ? 'right' : 'oops');
      this.#span = rivalSpan(this.#work.order);
      this.#context.sea.zoom(this.#span);
      this.draw();
      clock.after(lasting.boats, then);
      return;
    }
    this.#context.sounds.play('drop');
    if (fits) this.#haul(then);
    else this.#lookClosely(this.#work, then);
  }

  #view({ order, level, aid }: Work<Order>): View {
    return { order, level, aid, lang: this.#context.guest.settings.lang, span: this.#span };
  }

  #haul(then: () => void): void {
    const { clock, guest, memory, sea, sounds } = this.#context;
    const found = findAt(memory.game.progress.brought + 17);
    sea.drop(found.picture, true);
    clock.after(lasting.falling, () => {
      sounds.play('right');
      sea.haul(found.name[guest.settings.lang]);
    });
    clock.after(lasting.falling + lasting.looking, then);
  }

  /** Ten times closer, so that it can be seen where the boat really lies; then back. */
  #lookClosely(work: Work<Order>, then: () => void): void {
    const { clock, sea, sounds } = this.#context;
    const near = closeUp(this.#view(work), this.#value);
    sea.drop(surprise, false);
    clock.after(lasting.falling, () => {
      sounds.play('oops');
      sea.show(near.picture);
      sea.zoom(near.span);
    });
    clock.after(lasting.falling + lasting.near, () => sea.zoom(this.#span));
    clock.after(lasting.falling + lasting.near + lasting.back, then);
  }

  #isTenth(): boolean {
    const { order } = this.#work ?? {};
    if (order?.form !== 'hundredths') return false;
    const all = spanOf(order);
    return this.#span.to - this.#span.from === all.to - all.from;
  }

  #sail(value: number): void {
    const { order } = this.#work ?? {};
    if (!order || this.#verdict || order.form === 'compare' || value === this.#value) return;
    this.#value = value;
    const { sea, sounds } = this.#context;
    const part = (value - this.#span.from) / (this.#span.to - this.#span.from);
    sounds.play('sail', { pitch: 0.8 + part * 0.5 });
    sea.sail(value);
    this.#name(order);
  }

  #key(key: string): boolean {
    const isEnter = key === 'Enter' || key === ' ';
    if (isEnter && this.#work?.order.form !== 'compare') {
      if (this.#isTenth()) this.#closer();
      else this.#drop();
      return true;
    }
    const value = sailedBy(key, this.#span, this.#value);
    if (value === null) return false;
    this.#sail(value);
    return true;
  }

  #closer(): void {
    if (!this.#work || this.#verdict) return;
    this.#turnTo(tenthAround(this.#span, this.#value));
  }

  #turnTo(span: Span): void {
    this.#span = span;
    this.#value = Math.max(span.from, Math.min(span.to, this.#value));
    this.#context.sounds.play('zoom');
    this.#context.sea.zoom(span);
    this.draw();
  }

  #drop(): void {
    if (this.#work && !this.#verdict) this.#try(this.#work, this.#value);
  }

  #try({ order, level }: Work<Order>, value: number): void {
    if (this.#verdict) return;
    const verdict = judge(order, value, level);
    this.#verdict = verdict;
    const { text } = this.#context;
    this.#onTry({
      isRight: verdict.kind === 'fits',
      // In ten-thousandths; of a distance in tenths of its unit.
      response: [Math.round(order.form === 'part' ? (value / one) * 10 : value)],
      line: text().miss(order, verdict, value),
    });
  }

  /** What the sea says of itself: to a screen reader, and to the machine that plays it. */
  #name(order: Order): void {
    const { sea, text, guest } = this.#context;
    const at = placeName(order, this.#value, guest.settings.lang);
    sea.button.ariaLabel = `${text().sea(at)}. ${text().keys}`;
    const target = targetOf(order);
    Object.assign(sea.button.dataset, {
      ready: this.#verdict ? 'no' : 'yes',
      form: order.form,
      step: this.#isTenth() ? 'zoom' : 'go',
      target: String(target),
      value: String(this.#value),
      from: String(this.#span.from),
      to: String(this.#span.to),
    });
  }

  #choices(): Choice[] {
    if (!this.#work) return [];
    const work = this.#work;
    const words = this.#context.text();
    const { form } = work.order;
    if (form === 'compare') return this.#rivals(work);
    const anchor = { name: 'go', label: words.anchor, run: () => this.#drop() };
    if (form !== 'hundredths') return [anchor];
    if (this.#isTenth())
      return [{ name: 'zoom go', label: words.zoomIn, run: () => this.#closer() }];
    const out = { name: 'out', label: words.zoomOut, run: () => this.#out(work) };
    return [out, anchor];
  }

  #out({ order }: Work<Order>): void {
    if (!this.#verdict) this.#turnTo(spanOf(order));
  }

  #rivals(work: Work<Order>): Choice[] {
    const { order, seed, level, aid } = work;
    const isPadded = level === 0 || aid >= 2;
    const { lang } = this.#context.guest.settings;
    const target = targetOf(order);
    return shuffled(seeded(seed), rivals(order)).map(({ value, places }) => ({
      name: `rival-${value} rival${aid >= 4 && value === target ? ' is-beckoning' : ''}`,
      label: decimal(value, lang, isPadded ? 3 : places),
      run: () => this.#try(work, value),
    }));
  }
}
