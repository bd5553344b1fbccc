/** The child's own sea: things let down at places of her choice, and ten times closer, and ten times again. */
import { makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { one, type Span, stops, tenthAround } from '../rules/orders.ts';
import { mostSunk, type Sunk } from '../rules/save.ts';
import { decimal } from '../text/numbers.ts';
import closer from '../view/closer.svg';
import farther from '../view/farther.svg';
import { findAt, finds } from '../view/finds.ts';
import type { Context } from './context.ts';
import { sailedBy } from './sailing.ts';

const whole: Span = { from: 0, to: one };
/** Thousandths are the smallest marks. */
const smallest = one / 100;
/** Who has found nothing yet has these to begin with. */
const starters = 4;

export class OwnSea implements Page {
  #context: Context;
  #turn: Turn;
  #span = whole;
  #value = 0;
  #thing = 0;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { sea, stage, text } = this.#context;
    this.#span = whole;
    this.#value = one / 2;
    sea.ready();
    sea.hand({ onSail: (value) => this.#sail(value), onKey: (key) => this.#key(key) });
    stage.goal(text().freeGoal);
    sea.zoom(whole, true);
    this.dress();
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  get #sunk(): readonly Sunk[] {
    return this.#context.memory.saved.sunk;
  }

  #sail(value: number): void {
    this.#value = value;
    const part = (value - this.#span.from) / (this.#span.to - this.#span.from);
    this.#context.sounds.play('sail', { pitch: 0.8 + part * 0.5 });
    this.#draw();
  }

  #key(key: string): boolean {
    if (key === 'Enter' || key === ' ') {
      this.#put();
      return true;
    }
    const value = sailedBy(key, this.#span, this.#value);
    if (value === null) return false;
    this.#sail(value);
    return true;
  }

  /** Lets the thing down; what lies there already comes up. */
  #put(): void {
    const { guest, memory, sounds, stage, text, eventContext } = this.#context;
    const at = Math.round(this.#value);
    const reach = (this.#span.to - this.#span.from) / stops / 2;
    const left = this.#sunk.filter((each) => Math.abs(each.at - at) > reach);
    if (left.length === this.#sunk.length && left.length >= mostSunk) {
      sounds.play('oops');
      stage.tell(text().full);
      return;
    }
    const isNew = left.length === this.#sunk.length;
    memory.saved.sunk = isNew ? [...left, { thing: this.#thing, at }] : left;
    memory.keep();
    sounds.play(isNew ? 'right' : 'drop', { pitch: 0.8 + at / one / 2 });
    if (isNew) guest.event({ verb: 'created', object: 'sea', ctx: eventContext() });
    this.#draw();
  }

  #zoom(span: Span): void {
    const { sea, sounds } = this.#context;
    this.#span = span;
    this.#value = Math.max(span.from, Math.min(span.to, this.#value));
    sounds.play('zoom');
    sea.zoom(span);
    this.dress();
  }

  #wider(): Span {
    const width = (this.#span.to - this.#span.from) * 10;
    return width >= one ? whole : tenthAround(whole, this.#span.from);
  }

  #draw(): void {
    const { sea, guest, text } = this.#context;
    const { lang } = guest.settings;
    const { from, to } = this.#span;
    const step = (to - from) / 10;
    const marks = Array.from({ length: 9 }, (_, at) => ({
      value: from + step * (at + 1),
      label: decimal(from + step * (at + 1), lang),
    }));
    const at = decimal(this.#value, lang);
    sea.show({ marks, ends: [decimal(from, lang), decimal(to, lang)], tag: at, hasBoat: true });
    sea.lay(
      this.#sunk.map((each) => ({
        value: each.at,
        picture: findAt(each.thing).picture,
        label: decimal(each.at, lang),
      })),
    );
    sea.sail(this.#value);
    sea.button.ariaLabel = text().sea(at);
    Object.assign(sea.button.dataset, { ready: 'yes', form: 'free' });
  }

  #offer(): void {
    const { guest, memory, stage, text } = this.#context;
    const { lang } = guest.settings;
    const words = text();
    const maker = makerWords[lang];
    const { picture, name } = findAt(this.#thing);
    const count = Math.min(finds.length, starters + memory.game.progress.brought);
    const next = (): void => {
      this.#thing = (this.#thing + 1) % count;
      this.#context.sounds.play('tap');
      this.#offer();
    };
    const isClosest = this.#span.to - this.#span.from <= smallest;
    const isWhole = this.#span.to - this.#span.from >= one;
    const inward = (): void => this.#zoom(tenthAround(this.#span, this.#value));
    offer(stage, 'own', {
      choices: [
        { name: 'thing', label: words.thing(name[lang]), picture, run: next },
        { name: 'put go', label: words.put, run: () => this.#put() },
        { name: 'in', label: words.zoomIn, picture: closer, isOff: isClosest, run: inward },
        {
          name: 'out',
          label: words.zoomOut,
          picture: farther,
          isOff: isWhole,
          run: () => this.#zoom(this.#wider()),
        },
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
